package org.raidbench.core.icf;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The comments that mean something, by where they stand. */
final class Keys {
  /** Where a comment stands. */
  enum Place {
    FILE,
    SETUP,
    DISPLAY,
    SPECIFICATIONS,
    MANAGERS
  }

  static final String SETUP = "test setup";
  static final String DISPLAY = "results display";
  static final String SPECIFICATIONS = "access specifications";
  static final String MANAGERS = "manager list";

  static final String DESCRIPTION = "test description";
  static final String RUN_TIME = "run time";
  static final String RAMP = "ramp up time";
  static final String WORKERS_OLD = "default workers to spawn";
  static final String WORKERS = "default disk workers to spawn";
  static final String WORKERS_NETWORK = "default network workers to spawn";
  static final String RECORD = "record results";
  static final String WORKER_CYCLING = "worker cycling";
  static final String DISK_CYCLING = "disk cycling";
  static final String DEPTH_CYCLING = "queue depth cycling";
  static final String TEST_TYPE = "test type";

  static final String SPECIFICATION = "access specification name";
  static final String ACCESS = "size,% of size";

  static final String MANAGER = "manager id, manager name";
  static final String ADDRESS = "manager network address";
  static final String WORKER = "worker";
  static final String WORKER_TYPE = "worker type";
  static final String DEFAULTS = "default target settings for worker";
  static final String OUTSTANDING = "number of outstanding ios";
  static final String DISK = "disk maximum size";
  static final String INTERFACE = "local network interface";
  static final String VI = "vi outstanding ios";
  static final String ASSIGNED = "assigned access specs";
  static final String TARGETS = "target assignments";
  static final String TARGET = "target";
  static final String TARGET_TYPE = "target type";
  static final String TARGET_MANAGER = "target manager id, manager name";

  private static final String END = "end ";

  /** Keys of which only the beginning counts: the rest names columns, which differ by version. */
  private static final List<String> PREFIXES =
      List.of(RAMP, SPECIFICATION, ACCESS, OUTSTANDING, DISK);

  private static final Map<String, Place> KEYS = new LinkedHashMap<>();

  static {
    put(Place.FILE, SETUP, DISPLAY, SPECIFICATIONS, MANAGERS);
    put(Place.SETUP, DESCRIPTION, RUN_TIME, RAMP, WORKERS_OLD, WORKERS, WORKERS_NETWORK);
    put(Place.SETUP, RECORD, WORKER_CYCLING, DISK_CYCLING, DEPTH_CYCLING, TEST_TYPE, END + SETUP);
    put(Place.DISPLAY, END + DISPLAY);
    put(Place.SPECIFICATIONS, SPECIFICATION, ACCESS, END + SPECIFICATIONS);
    put(Place.MANAGERS, MANAGER, ADDRESS, WORKER, WORKER_TYPE, DEFAULTS, OUTSTANDING, DISK);
    put(Place.MANAGERS, INTERFACE, VI, END + DEFAULTS, ASSIGNED, END + ASSIGNED, TARGETS, TARGET);
    put(Place.MANAGERS, TARGET_TYPE, TARGET_MANAGER, END + TARGET, END + TARGETS, END + WORKER);
    put(Place.MANAGERS, END + "manager", END + MANAGERS);
  }

  private Keys() {}

  private static void put(Place place, String... keys) {
    Arrays.stream(keys).forEach(key -> KEYS.put(key, place));
  }

  static String end(String section) {
    return END + section;
  }

  static boolean isKnown(String key) {
    return canonical(key).isPresent();
  }

  /** The key's constant. */
  static Optional<String> canonical(String key) {
    if (KEYS.containsKey(key)) {
      return Optional.of(key);
    }
    return PREFIXES.stream().filter(key::startsWith).findFirst();
  }

  static List<String> at(Place place) {
    return KEYS.entrySet().stream()
        .filter(entry -> entry.getValue() == place)
        .map(Map.Entry::getKey)
        .toList();
  }
}
