package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.raidbench.core.bench.Place;

/** Puts into a bench what the command line says: another workload, then patches. */
final class CommandLineChanges {
  private static final String WORKLOADS = "workloads";

  private CommandLineChanges() {}

  /** The bench with another workload, if one was given. */
  static Tree.Fields withWorkload(Tree.Fields bench, BenchOptions options) {
    return options.workloadKeyword() == null || options.workload() == null
        ? bench
        : withWorkload(bench, options.workloadKeyword(), options.workload());
  }

  /** The patches of the command line, in order. */
  static List<Patch> patches(BenchOptions options, FaultSet faults) {
    List<Patch> patches = new ArrayList<>();
    for (String set : options.sets()) {
      set(set, faults).ifPresent(patches::add);
    }
    return patches;
  }

  /** Runs where the bench's own workloads run, if they agree on that. */
  private static Tree.Fields withWorkload(Tree.Fields bench, String keyword, String said) {
    Place at = new Place("--" + keyword, 0, 0);
    Map<String, Tree.Field> workload = new LinkedHashMap<>();
    workload.put(keyword, new Tree.Field(at, new Tree.Text(said, new Place("--" + keyword, 1, 1))));
    Set<Tree> arrays = new HashSet<>();
    Optional<Tree> own = Trees.get(bench, List.of(WORKLOADS));
    if (own.isPresent() && own.get() instanceof Tree.Fields workloads) {
      for (Tree.Field field : workloads.fields().values()) {
        Trees.get(field.value(), List.of("on"))
            .filter(Tree.Text.class::isInstance)
            .ifPresent(on -> arrays.add(new Tree.Text(((Tree.Text) on).text(), at)));
      }
    }
    if (arrays.size() == 1) {
      workload.put("on", new Tree.Field(at, arrays.iterator().next()));
    }
    Tree.Fields only =
        new Tree.Fields(Map.of(keyword, new Tree.Field(at, new Tree.Fields(workload, at))), at);
    return (Tree.Fields) Trees.merge(Trees.without(bench, WORKLOADS), List.of(WORKLOADS), at, only);
  }

  private static Optional<Patch> set(String set, FaultSet faults) {
    Place at = new Place("--set " + set, 0, 0);
    int equals = set.indexOf('=');
    if (equals <= 0) {
      faults.add(at, "expected PATH=VALUE such as arrays.test.strip=128KiB");
      return Optional.empty();
    }
    String written = set.substring(equals + 1);
    if (written.isBlank()) {
      faults.add(at, "there is no value after the equals sign");
      return Optional.empty();
    }
    // A value is YAML like any other, so that a list or a mapping can be set as well.
    return YamlReader.read("--set " + set, written, faults)
        .flatMap(value -> Patch.read(set.substring(0, equals), at, value, faults));
  }
}
