package org.raidbench.core.array;

import java.util.Arrays;

/**
 * Rows that one command at a time may change; others wait in the order in which they came. An
 * open-addressed table of held rows.
 */
final class RowLocks {
  private static final int NONE = -1;
  private static final long FREE = -1;

  private long[] row = new long[64];
  private int[] lastWaiter = new int[64];
  private int[] firstWaiter = new int[64];
  private int held;

  /** By run: who waits behind it. */
  private int[] next = new int[256];

  RowLocks() {
    Arrays.fill(row, FREE);
  }

  /** Takes a row, or waits for it: true if it is taken now. */
  boolean acquire(long wanted, int run) {
    if (run >= next.length) {
      next = Arrays.copyOf(next, Math.max(2 * next.length, run + 1));
    }
    next[run] = NONE;
    int at = find(wanted);
    if (row[at] != FREE) {
      if (firstWaiter[at] == NONE) {
        firstWaiter[at] = run;
      } else {
        next[lastWaiter[at]] = run;
      }
      lastWaiter[at] = run;
      return false;
    }
    row[at] = wanted;
    firstWaiter[at] = NONE;
    if (2 * ++held > row.length) {
      grow();
    }
    return true;
  }

  /** Gives a row back: the run that holds it now, or -1. */
  int release(long given) {
    int at = find(given);
    if (row[at] == FREE) {
      throw new IllegalStateException("row " + given + " is not locked");
    }
    int heir = firstWaiter[at];
    if (heir == NONE) {
      remove(at);
    } else {
      firstWaiter[at] = next[heir];
    }
    return heir;
  }

  int held() {
    return held;
  }

  private int find(long wanted) {
    int mask = row.length - 1;
    int at = home(wanted, mask);
    while (row[at] != FREE && row[at] != wanted) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private static int home(long wanted, int mask) {
    // Fibonacci hashing: neighbouring rows fall far apart.
    return (int) ((wanted * 0x9e3779b97f4a7c15L) >>> 32) & mask;
  }

  /** Moves up what a gap would hide, so that no tombstones are left. */
  private void remove(int emptied) {
    int mask = row.length - 1;
    int gap = emptied;
    int at = gap;
    while (true) {
      at = (at + 1) & mask;
      if (row[at] == FREE) {
        break;
      }
      int home = home(row[at], mask);
      if (((at - home) & mask) >= ((at - gap) & mask)) {
        move(at, gap);
        gap = at;
      }
    }
    row[gap] = FREE;
    held--;
  }

  private void move(int from, int to) {
    row[to] = row[from];
    firstWaiter[to] = firstWaiter[from];
    lastWaiter[to] = lastWaiter[from];
  }

  private void grow() {
    long[] oldRow = row;
    int[] oldFirst = firstWaiter;
    int[] oldLast = lastWaiter;
    row = new long[2 * oldRow.length];
    firstWaiter = new int[row.length];
    lastWaiter = new int[row.length];
    Arrays.fill(row, FREE);
    for (int i = 0; i < oldRow.length; i++) {
      if (oldRow[i] != FREE) {
        int at = find(oldRow[i]);
        row[at] = oldRow[i];
        firstWaiter[at] = oldFirst[i];
        lastWaiter[at] = oldLast[i];
      }
    }
  }
}
