package org.raidbench.disks.ssd;

import java.util.Arrays;

/**
 * A small drive that keeps a whole page map and collects greedily: the block with the fewest valid
 * pages next, the oldest of those that have equally few. Nothing is approximated; what the analytic
 * state says is checked against it.
 */
final class PageMappedDrive {
  private static final int NOWHERE = -1;

  private final int pagesPerBlock;
  private final int[] placeOfPage;
  private final int[] pageAtPlace;
  private final int[] validOfBlock;
  private final long[] openedAt;
  private int erasedBlocks;
  private long openings;
  private int open;
  private int filled;
  private long copies;

  PageMappedDrive(int pages, int flashPages, int pagesPerBlock) {
    this.pagesPerBlock = pagesPerBlock;
    // One block more, so that the block being written costs the drive no room.
    int blocks = flashPages / pagesPerBlock + 1;
    placeOfPage = new int[pages];
    Arrays.fill(placeOfPage, NOWHERE);
    pageAtPlace = new int[blocks * pagesPerBlock];
    validOfBlock = new int[blocks];
    openedAt = new long[blocks];
    erasedBlocks = blocks;
    openBlock();
  }

  void write(int page) {
    int old = placeOfPage[page];
    if (old != NOWHERE) {
      validOfBlock[old / pagesPerBlock]--;
      pageAtPlace[old] = NOWHERE;
    }
    append(page);
    while (erasedBlocks == 0) {
      collect();
    }
  }

  long copies() {
    return copies;
  }

  private void append(int page) {
    if (filled == pagesPerBlock) {
      openBlock();
    }
    int place = open * pagesPerBlock + filled++;
    placeOfPage[page] = place;
    pageAtPlace[place] = page;
    validOfBlock[open]++;
  }

  private void openBlock() {
    int next = 0;
    while (openedAt[next] != 0) {
      next++;
    }
    openedAt[next] = ++openings;
    open = next;
    filled = 0;
    erasedBlocks--;
  }

  private void collect() {
    int victim = NOWHERE;
    for (int block = 0; block < openedAt.length; block++) {
      if (block != open
          && openedAt[block] != 0
          && (victim == NOWHERE
              || validOfBlock[block] < validOfBlock[victim]
              || (validOfBlock[block] == validOfBlock[victim]
                  && openedAt[block] < openedAt[victim]))) {
        victim = block;
      }
    }
    int[] survivors = new int[validOfBlock[victim]];
    int count = 0;
    for (int i = 0; i < pagesPerBlock; i++) {
      int page = pageAtPlace[victim * pagesPerBlock + i];
      if (page != NOWHERE) {
        survivors[count++] = page;
      }
    }
    // Erased before its survivors are written: they are held in memory meanwhile.
    Arrays.fill(pageAtPlace, victim * pagesPerBlock, (victim + 1) * pagesPerBlock, NOWHERE);
    validOfBlock[victim] = 0;
    openedAt[victim] = 0;
    erasedBlocks++;
    for (int page : survivors) {
      append(page);
      copies++;
    }
  }
}
