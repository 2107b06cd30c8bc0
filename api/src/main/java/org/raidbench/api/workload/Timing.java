package org.raidbench.api.workload;

import org.raidbench.api.stability.Evolving;

/**
 * When a job begins, when it is measured and when it ends.
 *
 * @param startDelayNanos pause before its first request
 * @param rampNanos time after that which is not measured; negative for the bench's choice
 * @param runNanos measured time; 0 for none given: then the bench decides, or {@code totalBytes}
 *     does
 * @param totalBytes bytes each instance moves before it ends; 0 for no such end
 * @param timeBased whether it starts over when it has moved {@code totalBytes}, until {@code
 *     runNanos} have passed
 */
@Evolving
public record Timing(
    long startDelayNanos, long rampNanos, long runNanos, long totalBytes, boolean timeBased) {
  /** As the bench decides: warmed up, then until the result is sure. */
  public static final Timing BENCH = new Timing(0, -1, 0, 0, false);
}
