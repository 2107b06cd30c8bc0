package org.raidbench.api.result;

import org.raidbench.api.stability.Evolving;

/**
 * How sure a mean is.
 *
 * @param level confidence level, 0.95 say
 * @param halfWidthShare half the width of the interval, as a share of the mean; 0 without batches
 * @param settled whether the system had warmed up, and the interval is as narrow as was asked with
 *     uncorrelated batches; of a run whose time was given, only whether it had warmed up
 * @param batches how many batch means it rests on
 */
@Evolving
public record Confidence(double level, double halfWidthShare, boolean settled, int batches) {
  /**
   * Whether all of a piece of work was measured, once: then there is nothing to conclude from a
   * part, and no interval.
   *
   * @return true if the mean is of a single pass
   */
  public boolean isOfOnePass() {
    return batches == 0 && halfWidthShare == 0;
  }
}
