package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.core.bench.Place;

/**
 * A change of the bench at a path such as {@code arrays.test.policy}. A path begins at a key of the
 * system, or at a key of the bench.
 *
 * @param path the path from the top of the file
 * @param at where it was written
 * @param value what to merge in
 */
record Patch(List<String> path, Place at, Tree value) {
  private static final String SYSTEM = "system";

  Patch {
    path = List.copyOf(path);
  }

  /** Reads a path; empty if it leads nowhere, with the reason among the faults. */
  static Optional<Patch> read(String written, Place at, Tree value, FaultSet faults) {
    List<String> path = new ArrayList<>(List.of(written.strip().split("\\.", -1)));
    String first = path.get(0);
    if (path.contains("")) {
      faults.add(at, "\"%s\" is not a path such as arrays.test.level".formatted(written));
      return Optional.empty();
    }
    if (BenchKeys.SYSTEM.entries().containsKey(first)) {
      path.add(0, SYSTEM);
    } else if (!BenchKeys.BENCH.entries().containsKey(first)) {
      Set<String> known = new LinkedHashSet<>(BenchKeys.SYSTEM.entries().keySet());
      known.addAll(BenchKeys.BENCH.entries().keySet());
      faults.add(
          at,
          "\"%s\": there is no \"%s\" to change%s"
              .formatted(written, first, Names.hint(first, known)));
      return Optional.empty();
    }
    return Optional.of(new Patch(path, at, value));
  }

  /** The patches of a mapping of paths and values, for some of the cases. */
  static List<Patch> readAll(Tree tree, FaultSet faults) {
    List<Patch> patches = new ArrayList<>();
    if (!(tree instanceof Tree.Fields fields)) {
      faults.add(
          tree.at(),
          "expected a mapping of paths and values such as {arrays.test: {level: raid5}}, not "
              + tree.describe());
      return patches;
    }
    fields
        .fields()
        .forEach(
            (path, field) ->
                read(path, field.keyAt(), field.value(), faults)
                    .filter(patch -> patch.isOfACase(faults))
                    .ifPresent(patches::add));
    return patches;
  }

  private boolean isOfACase(FaultSet faults) {
    if (!BenchKeys.OF_ALL_CASES.contains(path.get(0))) {
      return true;
    }
    faults.add(
        at, "\"%s\" is the whole bench's: it cannot differ between cases".formatted(path.get(0)));
    return false;
  }

  /** The bench with this change. */
  Tree.Fields apply(Tree.Fields bench, FaultSet faults) {
    @Nullable String missing = missingName(bench);
    if (missing != null) {
      faults.add(at, missing);
      return bench;
    }
    return (Tree.Fields) Trees.merge(bench, path, at, value);
  }

  /** A path through the user's own names must find them; only its last step may make a new one. */
  private @Nullable String missingName(Tree.Fields bench) {
    @Nullable Section section = BenchKeys.BENCH;
    for (int i = 0; i + 2 < path.size() && section != null; i++) {
      Section.@Nullable Entry entry = section.entry(path.get(i));
      if (entry != null && entry.kind() instanceof Kind.Sub sub) {
        section = sub.section();
        continue;
      }
      if (entry != null && entry.kind() instanceof Kind.Named) {
        Optional<Tree> named = Trees.get(bench, path.subList(0, i + 1));
        String name = path.get(i + 1);
        Set<String> names =
            named.isPresent() && named.get() instanceof Tree.Fields fields
                ? fields.fields().keySet()
                : Set.of();
        if (!names.contains(name)) {
          return "there is no %s.%s to change%s"
              .formatted(path.get(i), name, Names.hint(name, names));
        }
      }
      section = null;
    }
    return null;
  }

  /**
   * Whether this patch, put in after another, would take back some of what that one says. A model
   * that stands by its id alone is not taken back by a figure beside it.
   */
  boolean takesBack(Patch earlier) {
    List<Patch> own = leaves();
    return earlier.leaves().stream().anyMatch(it -> own.stream().anyMatch(leaf -> leaf.meets(it)));
  }

  private boolean meets(Patch earlier) {
    int common = Math.min(path.size(), earlier.path.size());
    if (!path.subList(0, common).equals(earlier.path.subList(0, common))) {
      return false;
    }
    return path.size() <= earlier.path.size()
        || !(earlier.value instanceof Tree.Text)
        || path.get(common).equals(Trees.MODEL);
  }

  /** A patch for each value that is no mapping with keys. */
  private List<Patch> leaves() {
    if (!(value instanceof Tree.Fields fields) || fields.fields().isEmpty()) {
      return List.of(this);
    }
    List<Patch> leaves = new ArrayList<>();
    fields
        .fields()
        .forEach(
            (name, field) -> {
              List<String> deeper = new ArrayList<>(path);
              deeper.add(name);
              leaves.addAll(new Patch(deeper, at, field.value()).leaves());
            });
    return leaves;
  }
}
