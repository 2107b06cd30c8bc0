package org.raidbench.core.cache;

import org.raidbench.core.kernel.SlotPool;

/**
 * How much of an array may be on its way from the cache to the disks at once.
 *
 * @param slots a slot for each, counted so that a window that is always full can be named
 * @param rows how many rows; adjacent ones that go together count as one
 * @param adjacentRows how many adjacent rows may go together
 * @param sortedRows among how many of the oldest dirty rows the next one is chosen
 */
public record DestageWindow(SlotPool slots, int rows, int adjacentRows, int sortedRows) {
  /**
   * The most rows that can go together, because those written again meanwhile are bits of a long.
   */
  public static final int ADJACENT_ROWS_MAX = 64;

  /** The next row is chosen among all that are dirty. */
  public static final int SORT_ALL = Integer.MAX_VALUE;
}
