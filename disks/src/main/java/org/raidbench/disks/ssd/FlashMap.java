package org.raidbench.disks.ssd;

import org.jspecify.annotations.Nullable;

/**
 * What of a drive's addresses is mapped, and what writing to them costs.
 *
 * <p>A page map of a large drive does not fit in memory. Of each mebibyte of addresses only the
 * number of mapped pages is kept: a write at random hits a mapped page with the likelihood that
 * this number gives, and a stream maps a mebibyte from its beginning on.
 */
final class FlashMap {
  /** What the counts of pages are in. */
  static final int PAGE_BYTES = 4096;

  private static final int PAGE_SECTORS = PAGE_BYTES / SsdFigures.SECTOR_BYTES;
  private static final int EXTENT_SECTORS = 2048;
  private static final int REGIONS_MAX = 64;

  private final long capacitySectors;
  private final int unitSectors;
  private final int extents;
  private final boolean startsSteady;
  private final GreedyCollection collection;
  private boolean settled;

  /** Fractions of a sector that are counted. */
  private static final int PARTS = 16;

  private static final int EXTENT_PARTS = EXTENT_SECTORS * PARTS;

  // Parts of sectors of each extent that are mapped; none if all are.
  private final char @Nullable [] mapped;

  FlashMap(long capacitySectors, long flashBytes, int unitSectors, boolean startsSteady) {
    this.unitSectors = unitSectors;
    this.capacitySectors = capacitySectors;
    this.startsSteady = startsSteady;
    extents = (int) ((capacitySectors + EXTENT_SECTORS - 1) / EXTENT_SECTORS);
    mapped = startsSteady ? null : new char[extents];
    collection =
        new GreedyCollection((double) flashBytes / PAGE_BYTES, Math.min(REGIONS_MAX, extents));
  }

  /**
   * Writes.
   *
   * @param sector first sector
   * @param sectors how many
   * @param sequential whether the write continues a stream
   * @return pages beyond those of the write that have to be programmed: copies made by collection,
   *     and what fills up the units that a random write touches only in part
   */
  double write(long sector, int sectors, boolean sequential) {
    if (startsSteady && !settled) {
      settle(); // only now, for a drive that is only read needs it not
    }
    long first = sequential ? sector : sector / unitSectors * unitSectors;
    long end = sector + sectors;
    if (!sequential) {
      end = Math.min(capacitySectors, (end + unitSectors - 1) / unitSectors * unitSectors);
    }
    double extra = (double) (end - first - sectors) / PAGE_SECTORS;
    while (first < end) {
      int extent = (int) (first / EXTENT_SECTORS);
      int from = (int) (first % EXTENT_SECTORS);
      int count = (int) Math.min(end - first, EXTENT_SECTORS - from);
      double overwritten = overwritten(extent, from, count, sequential);
      int region = region(extent);
      if (sequential && from == 0 && (extent == 0 || region(extent - 1) != region)) {
        collection.enter(region);
      }
      extra +=
          collection.write(
              region, (double) count / PAGE_SECTORS, overwritten / PAGE_SECTORS, sequential);
      first += count;
    }
    return extra;
  }

  /** How many sectors of a write to an extent are mapped already; all are afterwards. */
  private double overwritten(int extent, int from, int count, boolean sequential) {
    char[] parts = mapped;
    if (parts == null) {
      return count;
    }
    int before = parts[extent];
    int fresh;
    if (sequential) {
      int end = (from + count) * PARTS;
      fresh = end - Math.max(from * PARTS, Math.min(before, end));
    } else {
      // Rounded up, or the last ones would never be hit.
      fresh = (count * (EXTENT_PARTS - before) + EXTENT_SECTORS - 1) / EXTENT_SECTORS;
    }
    fresh = Math.min(fresh, EXTENT_PARTS - before);
    parts[extent] = (char) (before + fresh);
    return count - (double) fresh / PARTS;
  }

  private int region(int extent) {
    return (int) ((long) extent * collection.regions() / extents);
  }

  private void settle() {
    double[] pages = new double[collection.regions()];
    for (int extent = 0; extent < extents; extent++) {
      long left = capacitySectors - (long) extent * EXTENT_SECTORS;
      pages[region(extent)] += (double) Math.min(left, EXTENT_SECTORS) / PAGE_SECTORS;
    }
    collection.settle(pages);
    settled = true;
  }
}
