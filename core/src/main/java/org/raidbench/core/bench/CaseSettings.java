package org.raidbench.core.bench;

/**
 * How long a case runs.
 *
 * @param rampNanos simulated time that is not measured; negative to find the warm-up
 * @param measureNanos simulated time that is measured; 0 to go on until the result is sure
 * @param precisionShare half the width of the interval to reach, as a share of the mean
 * @param atMostNanos simulated time after which a run ends, settled or not; 0 for the usual limit
 */
public record CaseSettings(
    long rampNanos, long measureNanos, double precisionShare, long atMostNanos) {
  /** Warm-up found, until the result is sure to {@link Defaults#PRECISION}. */
  public static final CaseSettings UNTIL_SURE = new CaseSettings(-1, 0, Defaults.PRECISION, 0);
}
