package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/** Decides how much of the cache memory writes may take; what is left serves reads. */
@Evolving
@FunctionalInterface
public interface CacheQuota {
  /**
   * The most lines that may be dirty.
   *
   * @param lines lines of the whole cache
   * @param arrays arrays that share it
   * @param writeBack whether any array is written back
   * @return from 0 to {@code lines}
   */
  int dirtyLimitLines(int lines, int arrays, boolean writeBack);
}
