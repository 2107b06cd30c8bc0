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
  private static final String SET = "--set ";

  private CommandLineChanges() {}

  /** The bench with another workload, if one was given. */
  static Tree.Fields withWorkload(Tree.Fields bench, BenchOptions options) {
    return options.workload() == null ? bench : withWorkload(bench, options.workload());
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
  private static Tree.Fields withWorkload(Tree.Fields bench, GivenWorkload given) {
    String keyword = given.keyword();
    Place at = new Place(given.option(), 0, 0);
    Map<String, Tree.Field> workload = new LinkedHashMap<>();
    workload.put(
        keyword, new Tree.Field(at, new Tree.Text(given.said(), new Place(given.option(), 1, 1))));
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
    Tree.Fields without = Trees.without(Trees.without(bench, WORKLOADS), CourseSection.STEPS);
    return (Tree.Fields) Trees.merge(without, List.of(WORKLOADS), at, only);
  }

  private static Optional<Patch> set(String set, FaultSet faults) {
    Place at = new Place(SET + set, 0, 0);
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
    return YamlReader.read(SET + set, written, faults)
        .flatMap(value -> Patch.read(set.substring(0, equals), at, value, faults));
  }

  /** A dimension's labels must stay true: what it gives to its cases cannot be set for all. */
  static void leaveAlone(List<Matrix.Varied> dimensions, List<Patch> patches, FaultSet faults) {
    for (Matrix.Varied dimension : dimensions) {
      String name = dimension.name().value();
      List<Patch> given = dimension.values().values().stream().flatMap(List::stream).toList();
      leaveAlone(
          "the dimension \"%s\"".formatted(name),
          given,
          patches,
          name.contains(".")
              ? "edit the dimension in the file"
              : "give it one more case: --set \"vary." + name + ".NAME={%s}\"",
          faults);
    }
  }

  /** The same for what a workload patches for itself. */
  static void leaveAlone(String workload, List<Patch> given, List<Patch> patches, FaultSet faults) {
    leaveAlone(
        "\"with\" of the workload \"%s\"".formatted(workload),
        given,
        patches,
        workload.contains(".")
            ? "edit the workload in the file"
            : "set it there: --set \"workloads." + workload + ".with={%s}\"",
        faults);
  }

  private static void leaveAlone(
      String giver, List<Patch> given, List<Patch> patches, String advice, FaultSet faults) {
    for (Patch patch : patches) {
      if (given.stream().anyMatch(patch::takesBack)) {
        String set = patch.at().source().substring(SET.length());
        int equals = set.indexOf('=');
        String there = set.substring(0, equals).strip() + ": " + set.substring(equals + 1).strip();
        faults.add(
            patch.at(), giver + " gives this a value of its own; " + advice.replace("%s", there));
      }
    }
  }
}
