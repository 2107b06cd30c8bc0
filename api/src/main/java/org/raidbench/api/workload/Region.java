package org.raidbench.api.workload;

import org.raidbench.api.stability.Evolving;

/**
 * The part of the target a job works on. Instance {@code i} begins {@code i * incrementBytes}
 * further on.
 *
 * @param offsetBytes where it begins, a multiple of 512; taken instead of the share if not negative
 * @param offsetShare where it begins, as a share of the target
 * @param sizeBytes how long it is; 0 for up to the end of the target
 * @param sizeShare how long it is, as a share of the target, if {@code sizeBytes} is 0; 0 for up to
 *     the end
 * @param incrementBytes distance between the regions of two instances, a multiple of 512
 * @param randomStart whether a sequential stream begins at a random place in the region instead of
 *     at its beginning
 */
@Evolving
public record Region(
    long offsetBytes,
    double offsetShare,
    long sizeBytes,
    double sizeShare,
    long incrementBytes,
    boolean randomStart) {
  /** The whole target. */
  public static final Region WHOLE = new Region(0, 0, 0, 0, 0, false);
}
