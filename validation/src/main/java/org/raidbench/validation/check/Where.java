package org.raidbench.validation.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.core.bench.Place;

/**
 * Values that dimensions must have.
 *
 * @param values each dimension's values, at least one; all combinations are meant
 * @param most whether it is enough that more than half of the combinations come out
 * @param at where it was said
 */
public record Where(Map<String, List<String>> values, boolean most, Place at) {
  /** Copies the map. */
  public Where {
    Map<String, List<String>> copy = new LinkedHashMap<>();
    values.forEach((dimension, labels) -> copy.put(dimension, List.copyOf(labels)));
    values = Collections.unmodifiableMap(copy);
  }

  /**
   * Every combination of the values.
   *
   * @return in the order written, the last dimension fastest; one empty combination if nothing is
   *     said
   */
  public List<Map<String, String>> combinations() {
    List<Map<String, String>> combinations = List.of(Map.of());
    for (Map.Entry<String, List<String>> dimension : values.entrySet()) {
      List<Map<String, String>> next = new ArrayList<>();
      for (Map<String, String> combination : combinations) {
        for (String value : dimension.getValue()) {
          Map<String, String> longer = new LinkedHashMap<>(combination);
          longer.put(dimension.getKey(), value);
          next.add(longer);
        }
      }
      combinations = next;
    }
    return combinations;
  }
}
