package org.raidbench.api.result;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.raidbench.api.fault.Names;
import org.raidbench.api.stability.Evolving;

/**
 * What a bench gave.
 *
 * @param title the bench's title
 * @param seed the seed it ran with
 * @param cases a result for each case, in the order of the bench
 * @param complete false if it was interrupted, and cases are missing
 */
@Evolving
public record BenchResult(String title, long seed, List<CaseResult> cases, boolean complete) {
  /** Copies the list. */
  public BenchResult {
    cases = List.copyOf(cases);
  }

  /**
   * The cases that have one value of one dimension, in order.
   *
   * @param dimension such as {@code controller}
   * @param value such as {@code lsi/megaraid-9361-8i}
   * @return a result with at least one case
   * @throws IllegalArgumentException if there is none; with the nearest right name
   */
  public BenchResult where(String dimension, String value) {
    Set<String> dimensions = new LinkedHashSet<>();
    Set<String> values = new LinkedHashSet<>();
    for (CaseResult it : cases) {
      dimensions.addAll(it.coordinates().keySet());
      String own = it.coordinates().get(dimension);
      if (own != null) {
        values.add(own);
      }
    }
    if (!dimensions.contains(dimension)) {
      throw new IllegalArgumentException(
          "no case has a dimension \"" + dimension + '"' + Names.hint(dimension, dimensions));
    }
    if (!values.contains(value)) {
      throw new IllegalArgumentException(
          "no case has " + dimension + " \"" + value + '"' + Names.hint(value, values));
    }
    List<CaseResult> chosen =
        cases.stream().filter(it -> value.equals(it.coordinates().get(dimension))).toList();
    return new BenchResult(title, seed, chosen, complete);
  }

  /**
   * The only case.
   *
   * @return the case
   * @throws IllegalArgumentException if there are several, or none
   */
  public CaseResult only() {
    if (cases.size() != 1) {
      throw new IllegalArgumentException("there are " + cases.size() + " cases, not one");
    }
    return cases.get(0);
  }
}
