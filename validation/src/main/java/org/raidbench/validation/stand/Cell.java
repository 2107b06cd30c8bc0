package org.raidbench.validation.stand;

import java.util.List;
import org.raidbench.core.bench.BenchCase;

/**
 * The cases that one value is read off.
 *
 * @param label what it is called among its neighbours; empty if it has none
 * @param left its cases, one unless it is a rating; of a ratio or difference, the first value's
 * @param right of a ratio or difference, the other value's cases; otherwise none
 */
public record Cell(String label, List<BenchCase> left, List<BenchCase> right) {
  /** Copies the lists. */
  public Cell {
    left = List.copyOf(left);
    right = List.copyOf(right);
  }
}
