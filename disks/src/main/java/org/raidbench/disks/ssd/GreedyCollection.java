package org.raidbench.disks.ssd;

/**
 * What garbage collection costs: greedy collection over blocks of many pages, as a mean field.
 *
 * <p>The flash is divided into a few hundred cohorts of blocks that were written one after the
 * other. Random overwrites make every valid page equally likely to be invalidated, so that all
 * blocks of a cohort keep the same share of valid pages; sequential overwrites invalidate data in
 * the order in which it was once written. When no erased cohort is left, the one with the fewest
 * valid pages is collected while the next is written, page by page, so that the cost of each write
 * is what its victim holds at that instant. Under random writes alone this settles at the write
 * amplification of Desnoyers (SYSTOR 2012, for large blocks), {@code a / (a + W(-a exp(-a)))} with
 * {@code a} the flash per valid page and {@code W} Lambert's function; the way there, and what
 * sequential writes do, come out by themselves.
 *
 * <p>Sizes are in pages of the mapping, with fractions.
 */
final class GreedyCollection {
  private static final int COHORTS = 256;

  /** Below this the common factor of a kind is folded into its cohorts. */
  private static final double FACTOR_MIN = 1e-6;

  /** A victim wholly valid frees nothing: only a drive fuller than its flash would have one. */
  private static final double MOST_VALID = 0.999;

  private static final int SETTLING_ROUNDS_MAX = 64;

  private static final int NONE = -1;

  private final double cohortPages;

  // Valid pages of a slot by kind, each to be multiplied by its kind's common factor. There is a
  // slot more than there is flash: the slot being written and the one being collected together
  // stand for one cohort.
  private final double[] random = new double[COHORTS + 1];
  private final double[] sequential = new double[COHORTS + 1];
  private double randomFactor = 1;
  private double sequentialFactor = 1;
  private double randomPages;
  private double sequentialPages;

  /** When a slot was opened; 0 if it is erased. */
  private final long[] openedAt = new long[COHORTS + 1];

  private long openings;
  private int erasedSlots = COHORTS + 1;
  private int open = NONE;
  private double openFilled;
  private int victim = NONE;

  GreedyCollection(double flashPages) {
    cohortPages = flashPages / COHORTS;
    rotate();
  }

  double validPages() {
    return randomPages + sequentialPages;
  }

  /** Invalidates pages that were written at random, each equally likely. */
  void overwriteRandom(double pages) {
    double left = Math.max(0, randomPages - pages);
    if (randomPages > 0) {
      randomFactor *= left / randomPages;
    }
    randomPages = left;
    if (randomFactor < FACTOR_MIN) {
      fold(random, randomFactor);
      randomFactor = 1;
    }
  }

  /** Invalidates pages that were written in sequence, each equally likely. */
  void overwriteSequential(double pages) {
    double left = Math.max(0, sequentialPages - pages);
    if (sequentialPages > 0) {
      sequentialFactor *= left / sequentialPages;
    }
    sequentialPages = left;
    if (sequentialFactor < FACTOR_MIN) {
      fold(sequential, sequentialFactor);
      sequentialFactor = 1;
    }
  }

  /** Invalidates pages that were written in sequence, those written first to begin with. */
  void overwriteOldestSequential(double pages) {
    double wanted = Math.min(pages, sequentialPages);
    sequentialPages -= wanted;
    while (wanted > 0) {
      int oldest = oldestSequential();
      if (oldest == NONE) {
        return; // what rounding left over
      }
      double held = sequential[oldest] * sequentialFactor;
      if (held <= wanted) {
        sequential[oldest] = 0;
        wanted -= held;
      } else {
        sequential[oldest] -= wanted / sequentialFactor;
        wanted = 0;
      }
    }
  }

  private int oldestSequential() {
    int oldest = NONE;
    for (int slot = 0; slot < openedAt.length; slot++) {
      if (sequential[slot] > 0 && (oldest == NONE || openedAt[slot] < openedAt[oldest])) {
        oldest = slot;
      }
    }
    return oldest;
  }

  /**
   * Writes pages that count as random.
   *
   * @return pages that had to be copied to make room
   */
  double writeRandom(double pages) {
    randomPages += pages;
    return write(pages, random, randomFactor);
  }

  /**
   * Writes pages that count as sequential.
   *
   * @return pages that had to be copied to make room
   */
  double writeSequential(double pages) {
    sequentialPages += pages;
    return write(pages, sequential, sequentialFactor);
  }

  private double write(double pages, double[] kind, double factor) {
    double left = pages;
    double copied = 0;
    while (true) {
      double room = cohortPages - openFilled;
      double share = victim == NONE ? 0 : Math.min(victimPages() / room, MOST_VALID);
      double filled = left / (1 - share);
      if (filled < room) {
        copied += fill(filled, room, share);
        kind[open] += left / factor;
        return copied;
      }
      double taken = room * (1 - share);
      copied += fill(room, room, share);
      kind[open] += taken / factor;
      left -= taken;
      rotate();
    }
  }

  private double fill(double pages, double room, double share) {
    openFilled += pages;
    if (victim != NONE) {
      double part = pages / room;
      double movedRandom = random[victim] * part;
      double movedSequential = sequential[victim] * part;
      random[victim] -= movedRandom;
      random[open] += movedRandom;
      sequential[victim] -= movedSequential;
      sequential[open] += movedSequential;
    }
    return pages * share;
  }

  private double victimPages() {
    return random[victim] * randomFactor + sequential[victim] * sequentialFactor;
  }

  /** Closes the slot being written and opens the next one. */
  private void rotate() {
    if (victim != NONE) {
      // What is left of it is rounding: all its pages have been moved.
      random[victim] = 0;
      sequential[victim] = 0;
      openedAt[victim] = 0;
      erasedSlots++;
      victim = NONE;
    }
    int next = 0;
    while (openedAt[next] != 0) {
      next++;
    }
    erasedSlots--;
    if (erasedSlots == 0) {
      victim = fewestValid();
    }
    openedAt[next] = ++openings;
    open = next;
    openFilled = 0;
  }

  private int fewestValid() {
    int best = NONE;
    double fewest = Double.POSITIVE_INFINITY;
    for (int slot = 0; slot < openedAt.length; slot++) {
      if (openedAt[slot] == 0) {
        continue;
      }
      double valid = random[slot] * randomFactor + sequential[slot] * sequentialFactor;
      if (valid < fewest || (valid == fewest && openedAt[slot] < openedAt[best])) {
        best = slot;
        fewest = valid;
      }
    }
    return best;
  }

  private static void fold(double[] kind, double factor) {
    for (int slot = 0; slot < kind.length; slot++) {
      kind[slot] *= factor;
    }
  }

  /**
   * Writes over valid pages at random until the cost no longer changes.
   *
   * @param validPages how many pages are valid all the time, fewer than the flash has
   */
  void settle(double validPages) {
    writeRandom(validPages - validPages());
    double step = cohortPages / 16;
    double before = 0;
    for (int round = 0; round < SETTLING_ROUNDS_MAX; round++) {
      double copied = 0;
      for (int i = 0; i < 16 * COHORTS; i++) {
        overwriteRandom(step);
        copied += writeRandom(step);
      }
      if (round > 3 && Math.abs(copied - before) < 1e-4 * (copied + step)) {
        return;
      }
      before = copied;
    }
  }
}
