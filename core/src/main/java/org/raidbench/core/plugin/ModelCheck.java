package org.raidbench.core.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.figure.DeclaredKeys;
import org.raidbench.core.figure.FigureRules;

/** Says what is wrong with an entry of a catalogue, a line each. */
public final class ModelCheck {
  private static final Pattern KEYWORD = Pattern.compile("[a-z]+");
  private static final Pattern FORMAT = Pattern.compile("[a-z0-9-]+");

  private static final String TABLE = "table";

  /** What a bench file says of every workload. */
  private static final List<String> WORKLOAD_KEYS =
      List.of("on", "pattern", "together", "trace", "with");

  private ModelCheck() {}

  /**
   * Says what is wrong with a disk that a reader has made of a user's description.
   *
   * @param model the disk
   * @return a line for each fault; empty if none
   */
  public static List<String> described(DiskModel model) {
    if (model.id() == null) {
      return List.of("its id is null");
    }
    List<String> faults = model(model);
    return faults.isEmpty() ? disk(model) : faults;
  }

  static List<String> model(Model model) {
    List<String> faults = new ArrayList<>(title(model.title()));
    @Nullable Spec spec = model.spec();
    if (spec == null) {
      faults.add("it has no specification");
    }
    return faults;
  }

  /** A reader that says how it reads, and does not. */
  static List<String> reads(WorkloadReader reader) {
    return reader.fromFile()
        ? has(reader, WorkloadReader.class, "readFile", Path.class, Map.class)
        : has(reader, WorkloadReader.class, "readText", String.class);
  }

  static List<String> reads(DiskReader reader) {
    if (hasNull(reader.keys()) || hasNull(reader.neededKeys())) {
      return List.of("a list of its keys is null, or has a null in it");
    }
    return reader.fromFile()
        ? has(reader, DiskReader.class, "readFile", Path.class)
        : has(reader, DiskReader.class, "readFigures", String.class, Map.class);
  }

  private static boolean hasNull(@Nullable List<Key> keys) {
    return keys == null || keys.stream().anyMatch(Objects::isNull);
  }

  private static List<String> has(
      Object reader, Class<?> contract, String method, Class<?>... parameters) {
    try {
      Class<?> owner = reader.getClass().getMethod(method, parameters).getDeclaringClass();
      return owner.equals(contract)
          ? List.of("it has no method " + method + ", which is how it says that it reads")
          : List.of();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e); // the contract has it
    }
  }

  static List<String> title(@Nullable String title) {
    return title == null || title.isBlank() || title.lines().count() != 1
        ? List.of("its title is not one line of text")
        : List.of();
  }

  static List<String> controller(ControllerModel model) {
    List<String> faults =
        required(ControllerKeys.class, model.spec(), ControllerModel.REQUIRED_KEYS);
    if (model.spec().has(ControllerKeys.CACHE)) {
      faults.addAll(require(model.spec(), List.of(ControllerKeys.CACHE_LINE)));
    }
    return faults;
  }

  static List<String> disk(DiskModel model) {
    return required(DiskKeys.class, model.spec(), DiskModel.REQUIRED_KEYS);
  }

  static List<String> host(HostModel model) {
    return required(HostKeys.class, model.spec(), HostModel.REQUIRED_KEYS);
  }

  static List<String> protection(ProtectionModel model) {
    return required(ProtectionKeys.class, model.spec(), ProtectionModel.REQUIRED_KEYS);
  }

  static List<String> cacheDevice(CacheDeviceModel model) {
    return required(CacheKeys.class, model.spec(), CacheDeviceModel.REQUIRED_KEYS);
  }

  static List<String> raidLevel(RaidLevelModel model) {
    @Nullable List<String> layouts = model.layouts();
    return layouts == null || layouts.isEmpty() ? List.of("it names no layout") : List.of();
  }

  static List<String> keyword(String keyword) {
    return KEYWORD.matcher(keyword).matches()
        ? List.of()
        : List.of("\"" + keyword + "\" is not lower-case letters");
  }

  /** A keyword stands beside the keys of a workload, and of one that is spelled out. */
  static List<String> workloadKeyword(String keyword, Collection<String> parameters) {
    return WORKLOAD_KEYS.contains(keyword) || parameters.contains(keyword)
        ? List.of("\"" + keyword + "\" is a key that workloads have already")
        : keyword(keyword);
  }

  static List<String> format(String format) {
    if (format.equals(TABLE)) {
      return List.of("\"table\" is what the command line prints itself");
    }
    return FORMAT.matcher(format).matches()
        ? List.of()
        : List.of("\"" + format + "\" is not lower-case letters, digits and hyphens");
  }

  private static List<String> required(Class<?> keys, Spec spec, List<Key> required) {
    List<String> faults = figures(spec, keys);
    faults.addAll(require(spec, required));
    return faults;
  }

  /** Figures under keys of the API that do not mean what their keys mean, or cannot be. */
  private static List<String> figures(Spec spec, Class<?> keys) {
    List<String> faults = new ArrayList<>();
    for (Figure figure : spec.figures()) {
      @Nullable Key known = DeclaredKeys.of(keys).get(figure.key().name());
      if (known == null) {
        continue;
      }
      if (known.dimension() != figure.key().dimension()) {
        faults.add("its figure %s is not %s".formatted(known.name(), known.dimension().expected()));
      } else {
        FigureRules.checkWord(underKey(known, figure))
            .ifPresent(fault -> faults.add("its figure " + fault));
      }
    }
    return faults;
  }

  /** A plug-in may have made a key of its own by the same name. */
  private static Figure underKey(Key key, Figure figure) {
    return new Figure(
        key, figure.shown(), figure.number(), figure.certainty(), figure.source(), figure.facts());
  }

  private static List<String> require(Spec spec, List<Key> keys) {
    List<String> faults = new ArrayList<>();
    for (Key key : keys) {
      if (!spec.has(key)) {
        faults.add("its specification has no " + key.name());
      } else if (spec.figure(key).key().dimension() == key.dimension()) {
        FigureRules.checkNumber(underKey(key, spec.figure(key)))
            .ifPresent(fault -> faults.add("its figure " + fault));
      }
    }
    return faults;
  }
}
