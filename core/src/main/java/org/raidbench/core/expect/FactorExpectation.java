package org.raidbench.core.expect;

import org.raidbench.api.result.CaseResult;
import org.raidbench.core.measure.Interval;

/** The end of {@code isAtLeast(2.0).timesAsFastAs(other)}. Immutable. */
public final class FactorExpectation {
  private final ResultExpectation of;
  private final double times;
  private final boolean least;

  FactorExpectation(ResultExpectation of, double times, boolean least) {
    if (!(times > 0)) {
      throw new IllegalArgumentException("a factor is above 0: " + times);
    }
    this.of = of;
    this.times = times;
    this.least = least;
  }

  /**
   * Expects the IOPS to be so many times those of another.
   *
   * @param other what it is compared with
   * @return expectations of the result
   */
  public ResultExpectation timesAsFastAs(CaseResult other) {
    Comparison compared = new Comparison(of, other);
    return of.check(
        least ? compared.isAtLeast(times) : compared.isAtMost(times),
        "it to be at %s %s times as fast as the other"
            .formatted(least ? "least" : "most", Interval.number(times)),
        compared.text(times));
  }
}
