package org.raidbench.disks.ssd;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a drive's flash holds, in so far as collection depends on it: how much of each mebibyte of
 * addresses is mapped, and how it was written.
 *
 * <p>A page map of a large drive does not fit in memory, so a mebibyte's pages are told apart by
 * their number only: a random write hits a mapped page with the probability that the share of
 * mapped pages gives. Sequential writes are followed exactly.
 */
final class FlashMap {
  /** The page of the mapping. */
  static final int PAGE_BYTES = 4096;

  private static final int EXTENT_SECTORS = 2048;
  private static final int PAGE_SECTORS = PAGE_BYTES / SsdFigures.SECTOR_BYTES;

  /** Fractions of a sector that counts are kept in. */
  private static final int UNITS = 16;

  private static final int EXTENT_UNITS = EXTENT_SECTORS * UNITS;
  private static final double UNITS_PER_PAGE = PAGE_SECTORS * UNITS;

  private final long capacitySectors;
  private final boolean startsSteady;
  private final GreedyCollection collection;

  // Of each extent: units written at random in the high half, in sequence in the low half. Made
  // when the first write comes, for a drive that is only read needs none.
  private int @Nullable [] extents;

  FlashMap(long capacitySectors, long flashBytes, boolean startsSteady) {
    this.capacitySectors = capacitySectors;
    this.startsSteady = startsSteady;
    this.collection = new GreedyCollection((double) flashBytes / PAGE_BYTES);
  }

  /** Everything that is mapped, in pages. */
  double validPages() {
    return collection.validPages();
  }

  /**
   * Writes.
   *
   * @param sector first sector
   * @param sectors how many
   * @param sequential whether the write continues a stream
   * @return pages beyond those of the write that have to be programmed: copies made by collection,
   *     and what fills up the pages that a random write touches only in part
   */
  double write(long sector, int sectors, boolean sequential) {
    int[] map = extents;
    if (map == null) {
      map = prepare();
    }
    long first = sequential ? sector : sector / PAGE_SECTORS * PAGE_SECTORS;
    long end = sector + sectors;
    if (!sequential) {
      end = Math.min(capacitySectors, (end + PAGE_SECTORS - 1) / PAGE_SECTORS * PAGE_SECTORS);
    }
    double extra = (double) (end - first - sectors) / PAGE_SECTORS;
    while (first < end) {
      int extent = (int) (first / EXTENT_SECTORS);
      int from = (int) (first % EXTENT_SECTORS);
      int count = (int) Math.min(end - first, EXTENT_SECTORS - from);
      extra += writeExtent(map, extent, from * UNITS, count * UNITS, sequential);
      first += count;
    }
    return extra;
  }

  private double writeExtent(int[] map, int extent, int from, int units, boolean sequential) {
    int random = map[extent] >>> 16;
    int inSequence = map[extent] & 0xffff;
    if (sequential && from == 0) {
      // A stream enters. It is taken to go on to the end: all that was here dies in its order.
      collection.overwriteRandom(random / UNITS_PER_PAGE);
      collection.overwriteOldestSequential(inSequence / UNITS_PER_PAGE);
      random = 0;
      inSequence = 0;
    }
    if (sequential && random == 0 && from == inSequence) {
      map[extent] = inSequence + units;
      return collection.writeSequential(units / UNITS_PER_PAGE);
    }
    int hitRandom = (int) ((long) units * random / EXTENT_UNITS);
    int hitInSequence = (int) ((long) units * inSequence / EXTENT_UNITS);
    collection.overwriteRandom(hitRandom / UNITS_PER_PAGE);
    collection.overwriteSequential(hitInSequence / UNITS_PER_PAGE);
    map[extent] = ((random - hitRandom + units) << 16) | (inSequence - hitInSequence);
    return collection.writeRandom(units / UNITS_PER_PAGE);
  }

  private int[] prepare() {
    int[] map = new int[(int) ((capacitySectors + EXTENT_SECTORS - 1) / EXTENT_SECTORS)];
    if (startsSteady) {
      collection.settle((double) capacitySectors / PAGE_SECTORS);
      Arrays.fill(map, EXTENT_UNITS << 16);
      int tail = (int) (capacitySectors % EXTENT_SECTORS);
      if (tail != 0) {
        map[map.length - 1] = (tail * UNITS) << 16;
      }
    }
    extents = map;
    return map;
  }
}
