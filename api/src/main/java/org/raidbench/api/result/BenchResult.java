package org.raidbench.api.result;

import java.util.List;
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
}
