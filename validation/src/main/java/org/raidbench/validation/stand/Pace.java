package org.raidbench.validation.stand;

import org.raidbench.core.bench.CaseSettings;

/**
 * How much is run: more seeds and longer runs make narrower intervals.
 *
 * @param seeds how many seeds, at least 2
 * @param timeShare share of a stand's measured time that is run; the ramp is kept
 */
public record Pace(int seeds, double timeShare) {
  /** What the ledger is made with. */
  public static final Pace FULL = new Pace(5, 1);

  /** Wider intervals in a fraction of the time. */
  public static final Pace QUICK = new Pace(3, 0.25);

  /** Changes how long a case is measured. */
  CaseSettings of(CaseSettings asked) {
    return new CaseSettings(
        asked.rampNanos(),
        asked.measureNanos() == 0
            ? 0
            : Math.max(1, StrictMath.round(asked.measureNanos() * timeShare)),
        // A mean of a quarter of the time is half as sure.
        asked.precisionShare() / StrictMath.sqrt(timeShare),
        StrictMath.round(asked.atMostNanos() * timeShare));
  }
}
