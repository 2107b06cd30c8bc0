package org.raidbench.disks.ssd;

import java.util.Arrays;

/**
 * Valid pages by slot of flash and region of addresses, with fractions. A factor common to all
 * slots of a region makes it cheap to invalidate pages wherever they lie.
 */
final class ValidPages {
  /** Below this a region's factor is folded into its cells. */
  private static final double FACTOR_MIN = 1e-6;

  private final int regions;

  /** To be multiplied by the region's factor. */
  private final double[] cells;

  private final double[] factor;
  private final double[] pages;

  ValidPages(int slots, int regions) {
    this.regions = regions;
    cells = new double[slots * regions];
    factor = new double[regions];
    pages = new double[regions];
    Arrays.fill(factor, 1);
  }

  /** All valid pages of a region. */
  double pages(int region) {
    return pages[region];
  }

  /** All valid pages of a slot. */
  double ofSlot(int slot) {
    double sum = 0;
    for (int region = 0; region < regions; region++) {
      sum += cells[slot * regions + region] * factor[region];
    }
    return sum;
  }

  void add(int slot, int region, double count) {
    cells[slot * regions + region] += count / factor[region];
    pages[region] += count;
  }

  /**
   * Invalidates pages of a region, each equally likely.
   *
   * @param count how many, no more than there are
   * @param watched a slot, or a negative number for none
   * @return how many of them lay in the watched slot
   */
  double invalidate(int region, double count, int watched) {
    double before = pages[region];
    double left = before - count;
    if (before <= 0) {
      return 0;
    }
    double share = count / before;
    double ofWatched = watched < 0 ? 0 : cells[watched * regions + region] * factor[region] * share;
    pages[region] = left;
    factor[region] *= left / before;
    if (factor[region] < FACTOR_MIN) {
      fold(region);
    }
    return ofWatched;
  }

  private void fold(int region) {
    for (int at = region; at < cells.length; at += regions) {
      cells[at] *= factor[region];
    }
    factor[region] = 1;
  }

  /** Moves all that one slot holds to another. */
  void move(int from, int to) {
    for (int region = 0; region < regions; region++) {
      cells[to * regions + region] += cells[from * regions + region];
      cells[from * regions + region] = 0;
    }
  }

  /** Takes over all that another has of a region. */
  void take(ValidPages other, int region) {
    fold(region);
    other.fold(region);
    for (int at = region; at < cells.length; at += regions) {
      cells[at] += other.cells[at];
      other.cells[at] = 0;
    }
    pages[region] += other.pages[region];
    other.pages[region] = 0;
  }
}
