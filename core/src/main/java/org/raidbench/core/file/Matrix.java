package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.core.bench.Said;

/** Walks through every combination of the values of dimensions, the last one fastest. */
final class Matrix {
  private Matrix() {}

  /** One combination: what it is called, and the bench with its values put in. */
  record Combination(Map<String, String> coordinates, Tree.Fields bench) {}

  /** A dimension of {@code vary}: each value is a list of patches. */
  record Varied(Said<String> name, Map<String, List<Patch>> values) {}

  /** Every combination of {@code vary}. */
  static List<Combination> vary(Tree.Fields bench, List<Varied> dimensions, FaultSet faults) {
    List<Combination> combinations = List.of(new Combination(Map.of(), bench));
    for (Varied dimension : dimensions) {
      List<Combination> next = new ArrayList<>();
      for (Combination combination : combinations) {
        dimension
            .values()
            .forEach(
                (label, patches) -> {
                  Tree.Fields patched = combination.bench();
                  for (Patch patch : patches) {
                    patched = patch.apply(patched, faults);
                  }
                  next.add(
                      new Combination(
                          with(combination.coordinates(), dimension.name().value(), label),
                          patched));
                });
      }
      combinations = next;
    }
    return combinations;
  }

  /** Every combination of lists and ranges. */
  static List<Combination> lists(Combination start, List<Dimensions.Dimension> dimensions) {
    List<Combination> combinations = List.of(start);
    for (Dimensions.Dimension dimension : dimensions) {
      List<Combination> next = new ArrayList<>();
      for (Combination combination : combinations) {
        for (Dimensions.Choice choice : dimension.choices()) {
          Tree changed = Trees.replace(combination.bench(), dimension.path(), choice.value());
          next.add(
              new Combination(
                  with(combination.coordinates(), dimension.name(), choice.label()),
                  (Tree.Fields) changed));
        }
      }
      combinations = next;
    }
    return combinations;
  }

  static Map<String, String> with(Map<String, String> coordinates, String name, String value) {
    Map<String, String> copy = new LinkedHashMap<>(coordinates);
    copy.put(name, value);
    return copy;
  }
}
