package org.raidbench.api.result;

import org.raidbench.api.stability.Evolving;

/**
 * How sure a mean is.
 *
 * @param level confidence level, 0.95 say
 * @param halfWidthShare half the width of the interval, as a share of the mean
 * @param settled whether the system had warmed up, and the interval is as narrow as was asked with
 *     uncorrelated batches; of a run whose time was given, only whether it had warmed up
 * @param batches how many batch means it rests on
 */
@Evolving
public record Confidence(double level, double halfWidthShare, boolean settled, int batches) {}
