package org.raidbench.validation.stand;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells that are judged together.
 *
 * @param coordinates what they have in common, of what a check gives several values for
 * @param cells at least one, in the order of the check
 */
public record Combination(Map<String, String> coordinates, List<Cell> cells) {
  /** Copies the collections. */
  public Combination {
    coordinates = Collections.unmodifiableMap(new LinkedHashMap<>(coordinates));
    cells = List.copyOf(cells);
  }

  /**
   * What tells it from the others.
   *
   * @return such as {@code queue-depth 1, write-share 80%}; empty if nothing does
   */
  public String text() {
    return String.join(
        ", ",
        coordinates.entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue())
            .toList());
  }
}
