package org.raidbench.core.icf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.raidbench.api.fault.Faults;
import org.raidbench.core.icf.IcfFile.Setup;
import org.raidbench.core.icf.IcfFile.Specification;
import org.raidbench.core.icf.IcfFile.Worker;

/**
 * Works out the tests that IOMeter would run: for each round of assigned specifications, one by one
 * as the test type cycles workers, targets or requests outstanding. Cycling ends when a step adds
 * no target, or goes beyond the last depth.
 */
final class IcfTests {
  /** The specification that rests. */
  static final String IDLE = "Idle";

  static final String SPECIFICATION = "specification";
  static final String WORKERS = "workers";
  static final String TARGETS = "targets";
  static final String DEPTH = "queue-depth";

  private static final int TESTS_MAX = 1_000;
  private static final int REQUESTS_MAX = 1 << 20;

  private final Setup setup;
  private final Map<String, Specification> specifications = new HashMap<>();
  private final List<Worker> workers;
  private final List<Test> tests = new ArrayList<>();

  /**
   * A worker that takes part in a test.
   *
   * @param worker which one
   * @param specification what it does
   * @param depth requests outstanding on each target
   * @param targets on how many of its targets
   */
  record Active(Worker worker, Specification specification, int depth, int targets) {}

  /** A test: what tells it from others, and who takes part. */
  record Test(Map<String, String> coordinates, List<Active> active) {}

  private IcfTests(IcfFile file, List<Worker> workers) {
    setup = file.setup();
    file.specifications()
        .forEach((name, it) -> specifications.put(name.toLowerCase(Locale.ROOT), it));
    this.workers = workers;
  }

  /**
   * The tests of a file.
   *
   * @param file a file without faults
   * @param notes told what is done otherwise than written
   * @param faults told if there is none
   */
  static List<Test> of(IcfFile file, Set<String> notes, Faults faults) {
    List<Worker> workers = withTargets(workers(file, notes), notes);
    IcfTests tests = new IcfTests(file, workers);
    int rounds = workers.stream().mapToInt(it -> it.specifications().size()).max().orElse(0);
    Map<String, Integer> names = new HashMap<>();
    for (int round = 0; round < rounds; round++) {
      tests.round(round, names);
    }
    if (tests.tests.isEmpty()) {
      faults.add("every worker is idle: no access specification is assigned to any");
    } else if (tests.tests.size() > TESTS_MAX) {
      faults.add("the file has more than " + TESTS_MAX + " tests");
    } else if (tests.tests.stream().mapToLong(IcfTests::requests).max().orElse(0) > REQUESTS_MAX) {
      faults.add("a test has more than " + REQUESTS_MAX + " requests outstanding");
    }
    return withoutConstants(tests.tests);
  }

  /** Where the file has none, those that IOMeter begins with. */
  private static List<Worker> workers(IcfFile file, Set<String> notes) {
    if (!file.workers().isEmpty()) {
      return file.workers();
    }
    List<String> byDefault =
        file.specifications().values().stream()
            .filter(Specification::byDefault)
            .map(Specification::name)
            .toList();
    List<String> assigned =
        byDefault.isEmpty() ? List.copyOf(file.specifications().keySet()) : byDefault;
    List<Worker> workers = new ArrayList<>();
    for (int i = 1; i <= file.setup().defaultWorkers(); i++) {
      workers.add(new Worker(0, "Worker " + i, 1, 0, 0, assigned, List.of()));
    }
    notes.add(
        "workers: none in the file: %d with %s access specification%s"
            .formatted(
                workers.size(),
                byDefault.isEmpty() ? "every" : "each default",
                byDefault.isEmpty() ? "" : " of disk workers"));
    return workers;
  }

  private static List<Worker> withTargets(List<Worker> workers, Set<String> notes) {
    if (workers.stream().anyMatch(it -> !it.targets().isEmpty())) {
      for (Worker worker : workers) {
        if (worker.targets().isEmpty()) {
          notes.add("worker \"%s\": idle without a target".formatted(Line.legible(worker.name())));
        }
      }
      return workers;
    }
    notes.add("targets: none in the file: each worker has one");
    return workers.stream()
        .map(
            it ->
                new Worker(
                    it.manager(),
                    it.name(),
                    it.depth(),
                    it.sizeSectors(),
                    it.startSector(),
                    it.specifications(),
                    List.of("")))
        .toList();
  }

  private void round(int round, Map<String, Integer> names) {
    List<Active> able = new ArrayList<>();
    for (Worker worker : workers) {
      if (round < worker.specifications().size() && !worker.targets().isEmpty()) {
        Specification specification =
            specifications.get(worker.specifications().get(round).toLowerCase(Locale.ROOT));
        if (specification != null) {
          able.add(new Active(worker, specification, worker.depth(), worker.targets().size()));
        }
      }
    }
    if (able.isEmpty()) {
      return;
    }
    Set<String> distinct = new LinkedHashSet<>();
    able.forEach(it -> distinct.add(it.specification().name()));
    String name = String.join(" + ", distinct);
    int count = names.merge(name, 1, Integer::sum);
    Map<String, String> coordinates = new LinkedHashMap<>();
    coordinates.put(SPECIFICATION, count == 1 ? name : name + " " + count);
    cycle(coordinates, able);
  }

  private void cycle(Map<String, String> coordinates, List<Active> able) {
    switch (setup.type()) {
      case NORMAL -> add(coordinates, able);
      case CYCLE_TARGETS -> targets(coordinates, able, Spread.EACH_WORKER, false);
      case INCREMENT_TARGETS_PARALLEL -> targets(coordinates, able, Spread.EACH_MANAGER, false);
      case INCREMENT_TARGETS_SERIAL -> targets(coordinates, able, Spread.ALL, false);
      case CYCLE_OUTSTANDING_IOS -> depths(coordinates, able);
      case CYCLE_OUTSTANDING_IOS_AND_TARGETS ->
          targets(coordinates, able, Spread.EACH_WORKER, true);
      case CYCLE_WORKERS -> workers(coordinates, able, false);
      case CYCLE_WORKERS_AND_TARGETS -> workers(coordinates, able, true);
    }
  }

  /** How a number of targets is to be understood. */
  private enum Spread {
    EACH_WORKER,
    EACH_MANAGER,
    ALL
  }

  private void workers(Map<String, String> coordinates, List<Active> able, boolean andTargets) {
    int before = 0;
    for (int round = 0; tests.size() <= TESTS_MAX; round++) {
      int most = setup.workers().value(round);
      List<Active> some = new ArrayList<>();
      Map<Integer, Integer> ofManager = new HashMap<>();
      for (Active it : able) {
        if (ofManager.merge(it.worker().manager(), 1, Integer::sum) <= most) {
          some.add(it);
        }
      }
      if (some.size() <= before) {
        return;
      }
      before = some.size();
      Map<String, String> own = with(coordinates, WORKERS, most);
      if (andTargets) {
        targets(own, some, Spread.EACH_WORKER, false);
      } else {
        add(own, some);
      }
    }
  }

  private void targets(
      Map<String, String> coordinates, List<Active> able, Spread spread, boolean andDepths) {
    int before = 0;
    for (int round = 0; tests.size() <= TESTS_MAX; round++) {
      int most = setup.targets().value(round);
      List<Active> some = spread(able, most, spread);
      int count = some.stream().mapToInt(Active::targets).sum();
      if (count <= before) {
        return;
      }
      before = count;
      Map<String, String> own = with(coordinates, TARGETS, most);
      if (andDepths) {
        depths(own, some);
      } else {
        add(own, some);
      }
    }
  }

  private static List<Active> spread(List<Active> able, int most, Spread spread) {
    List<Active> some = new ArrayList<>();
    Map<Integer, Integer> used = new HashMap<>();
    for (int i = 0; i < able.size(); i++) {
      Active it = able.get(i);
      int pool =
          switch (spread) {
            case EACH_WORKER -> i;
            case EACH_MANAGER -> it.worker().manager();
            case ALL -> 0;
          };
      int free = most - used.getOrDefault(pool, 0);
      int own = Math.min(free, it.targets());
      if (own > 0) {
        used.merge(pool, own, Integer::sum);
        some.add(new Active(it.worker(), it.specification(), it.depth(), own));
      }
    }
    return some;
  }

  private void depths(Map<String, String> coordinates, List<Active> able) {
    int before = 0;
    for (int round = 0; tests.size() <= TESTS_MAX; round++) {
      int depth = setup.depths().value(round);
      if (depth > setup.depthEnd() || depth <= before) {
        return;
      }
      before = depth;
      add(
          with(coordinates, DEPTH, depth),
          able.stream()
              .map(it -> new Active(it.worker(), it.specification(), depth, it.targets()))
              .toList());
    }
  }

  private void add(Map<String, String> coordinates, List<Active> active) {
    tests.add(new Test(coordinates, List.copyOf(active)));
  }

  private static Map<String, String> with(
      Map<String, String> coordinates, String dimension, int value) {
    Map<String, String> copy = new LinkedHashMap<>(coordinates);
    copy.put(dimension, String.valueOf(value));
    return copy;
  }

  private static long requests(Test test) {
    return test.active().stream().mapToLong(it -> (long) it.depth() * it.targets()).sum();
  }

  /** What has one value in all tests tells none from another. */
  private static List<Test> withoutConstants(List<Test> tests) {
    Map<String, Set<String>> values = new HashMap<>();
    for (Test test : tests) {
      test.coordinates()
          .forEach(
              (name, value) -> values.computeIfAbsent(name, key -> new HashSet<>()).add(value));
    }
    List<Test> told = new ArrayList<>();
    for (Test test : tests) {
      Map<String, String> coordinates = new LinkedHashMap<>(test.coordinates());
      coordinates.keySet().removeIf(name -> values.getOrDefault(name, Set.of()).size() < 2);
      told.add(new Test(coordinates, test.active()));
    }
    return told;
  }
}
