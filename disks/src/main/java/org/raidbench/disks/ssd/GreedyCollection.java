package org.raidbench.disks.ssd;

import java.util.Arrays;

/**
 * What garbage collection costs: greedy collection over blocks of many pages, as a mean field.
 *
 * <p>The flash is divided into a few hundred cohorts of blocks that were written one after the
 * other, the addresses into a few dozen regions; of each cohort it is known how many of its pages
 * hold valid data of each region. An overwrite at random invalidates any valid page of its region
 * with equal likelihood; a stream invalidates what lay in the region before it came. When no erased
 * cohort is left, the one with the fewest valid pages is collected while the next is written, page
 * by page, so that the cost of each write is what its victim holds at that instant.
 *
 * <p>Under random writes alone this settles at the write amplification of Desnoyers (SYSTOR 2012,
 * for large blocks): a victim's valid share {@code u} solves {@code u = exp(-(1 - u) a)}, with
 * {@code a} the flash per valid page. The way there, what sequential writes do and what writes to a
 * part of the addresses do come out by themselves.
 *
 * <p>Sizes are in pages of the mapping, with fractions.
 */
final class GreedyCollection {
  private static final int COHORTS = 256;

  /**
   * There is a slot more than there is flash: the one being written and the one being collected
   * together stand for one cohort.
   */
  private static final int SLOTS = COHORTS + 1;

  /** A victim wholly valid frees nothing: only a drive fuller than its flash would have one. */
  private static final double MOST_VALID = 0.999;

  private static final int NONE = -1;

  private final double flashPages;
  private final double cohortPages;
  private final int regions;

  // What a stream that passes through a region has yet to reach, and what it has left behind.
  private final ValidPages old;
  private final ValidPages young;

  /** When a slot was opened; 0 if it is erased. */
  private final long[] openedAt = new long[SLOTS];

  private long openings;
  private int erasedSlots = SLOTS;
  private int open = NONE;
  private double openFilled;

  private int victim = NONE;

  /** What is still valid of all that the victim held, whether it has been copied yet or not. */
  private double victimPages;

  GreedyCollection(double flashPages, int regions) {
    this.flashPages = flashPages;
    this.regions = regions;
    cohortPages = flashPages / COHORTS;
    old = new ValidPages(SLOTS, regions);
    young = new ValidPages(SLOTS, regions);
    rotate();
  }

  /**
   * A stream enters a region at its beginning: all that is there lies before it.
   *
   * @param region the region
   */
  void enter(int region) {
    old.take(young, region);
  }

  /**
   * Writes pages of one region.
   *
   * @param region the region
   * @param pages how many
   * @param overwritten how many of them were mapped before
   * @param sequential whether they continue a stream
   * @return pages that had to be copied to make room
   */
  double write(int region, double pages, double overwritten, boolean sequential) {
    if (sequential) {
      double ofOld = Math.min(overwritten, old.pages(region));
      invalidate(old, region, ofOld);
      if (ofOld < overwritten) {
        // It entered somewhere else, and is past all that lay before it.
        enter(region);
        invalidate(old, region, Math.min(overwritten - ofOld, old.pages(region)));
      }
      return append(young, region, pages);
    }
    double all = old.pages(region) + young.pages(region);
    double oldShare = all > 0 ? old.pages(region) / all : 1;
    invalidate(old, region, overwritten * oldShare);
    invalidate(young, region, overwritten * (1 - oldShare));
    if (oldShare == 1) {
      return append(old, region, pages);
    }
    double copies = append(old, region, pages * oldShare);
    return copies + append(young, region, pages * (1 - oldShare));
  }

  private void invalidate(ValidPages kind, int region, double pages) {
    if (pages > 0) {
      double lost = kind.invalidate(region, pages, victim);
      victimPages = Math.max(0, victimPages - lost);
    }
  }

  private double append(ValidPages kind, int region, double pages) {
    double left = pages;
    double copies = 0;
    while (true) {
      double room = cohortPages - openFilled;
      double share = victim == NONE ? 0 : Math.min(victimPages / cohortPages, MOST_VALID);
      double filled = left / (1 - share);
      if (filled < room) {
        openFilled += filled;
        kind.add(open, region, left);
        return copies + (filled - left);
      }
      double taken = room * (1 - share);
      kind.add(open, region, taken);
      copies += room - taken;
      left -= taken;
      rotate();
    }
  }

  /** Closes the slot being written and opens the next one. */
  private void rotate() {
    if (victim != NONE) {
      old.move(victim, open);
      young.move(victim, open);
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
      chooseVictim();
    }
    openedAt[next] = ++openings;
    open = next;
    openFilled = 0;
  }

  private void chooseVictim() {
    victimPages = Double.POSITIVE_INFINITY;
    for (int slot = 0; slot < SLOTS; slot++) {
      if (openedAt[slot] != 0) {
        double valid = old.ofSlot(slot) + young.ofSlot(slot);
        if (valid < victimPages || (valid == victimPages && openedAt[slot] < openedAt[victim])) {
          victim = slot;
          victimPages = valid;
        }
      }
    }
  }

  /**
   * Makes a drive that has not been written yet one that has been written over at random,
   * everywhere alike, until the cost no longer changed.
   *
   * <p>Then every cohort was wholly valid when it was written and has decayed evenly since, down to
   * the share {@code u} of the one that is collected next.
   *
   * @param pagesOfRegion pages of each region, all of them mapped, fewer than the flash has
   */
  void settle(double[] pagesOfRegion) {
    double all = Arrays.stream(pagesOfRegion).sum();
    double decay = StrictMath.log(victimShare(flashPages / all)) / COHORTS;
    double[] valid = new double[COHORTS];
    for (int slot = 0; slot < COHORTS; slot++) {
      valid[slot] = StrictMath.exp(decay * (COHORTS - slot - 0.5));
    }
    double scale = 1 / Arrays.stream(valid).sum();
    for (int slot = 0; slot < COHORTS; slot++) {
      openedAt[slot] = slot + 1L;
      for (int region = 0; region < regions; region++) {
        old.add(slot, region, pagesOfRegion[region] * valid[slot] * scale);
      }
    }
    victim = 0;
    victimPages = old.ofSlot(0);
    open = COHORTS;
    openings = SLOTS;
    openedAt[open] = openings;
    erasedSlots = 0;
  }

  /** Solves {@code u = exp(-(1 - u) a)} for the root below one. */
  private static double victimShare(double flashPerPage) {
    double share = 0;
    double before;
    do {
      before = share;
      share = StrictMath.exp(-(1 - share) * flashPerPage);
    } while (share - before > 1e-12);
    return share;
  }

  int regions() {
    return regions;
  }
}
