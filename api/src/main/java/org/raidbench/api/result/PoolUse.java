package org.raidbench.api.result;

import org.raidbench.api.stability.Evolving;

/**
 * What an SSD pool held at the end of a measured interval, and what it did for reads in it.
 *
 * @param pool its name
 * @param filledShare lines that hold something, as a share of all, 0 to 1
 * @param dirtyShare lines whose data is not on the arrays yet, as a share of all, 0 to 1
 * @param hitShare reads that it answered, as a share of those of its arrays, 0 to 1; 0 if there
 *     were none
 */
@Evolving
public record PoolUse(String pool, double filledShare, double dirtyShare, double hitShare) {}
