package org.raidbench.validation.stand;

import java.util.List;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchCase;

/**
 * A bench that facts are judged on.
 *
 * @param name its file name
 * @param bench the bench
 * @param written what its file says
 */
public record Stand(String name, Bench bench, StandText written) {
  /**
   * Its cases.
   *
   * @return where cases are found by their coordinates
   */
  public CaseIndex cases() {
    return new CaseIndex(bench.cases());
  }

  List<BenchCase> all() {
    return bench.cases();
  }
}
