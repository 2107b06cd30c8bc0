package org.raidbench.core.cache;

import java.util.Arrays;

/**
 * The oldest dirty rows, so many at a time: those among which a controller that does not sort all
 * of its dirty data chooses what goes to the disks next. As one goes, the next oldest comes in.
 */
final class OldestRows {
  private final RowSet dirty;
  private final RowSet chosen;
  private final int rowsMax;
  private int chosenCount;

  /** Rows in the order in which they became dirty; some may have gone to the disks since. */
  private long[] waiting = new long[64];

  private int first;
  private int waitingCount;

  /**
   * Makes an empty choice.
   *
   * @param dirty the rows that are dirty
   * @param rowCount how many rows there are
   * @param rowsMax how many to choose among, at least 1
   */
  OldestRows(RowSet dirty, long rowCount, int rowsMax) {
    this.dirty = dirty;
    this.chosen = new RowSet(rowCount);
    this.rowsMax = rowsMax;
  }

  /** A row has become dirty. */
  void add(long row) {
    if (waitingCount == waiting.length) {
      long[] longer = Arrays.copyOf(waiting, 2 * waiting.length);
      System.arraycopy(waiting, 0, longer, waiting.length, first);
      waiting = longer;
    }
    waiting[(first + waitingCount++) & (waiting.length - 1)] = row;
  }

  /** A row has gone to the disks. */
  void remove(long row) {
    if (chosen.contains(row)) {
      chosen.remove(row);
      chosenCount--;
    }
  }

  /** The first of the oldest rows at or after a row, or {@link RowSet#NONE}. */
  long from(long row) {
    while (chosenCount < rowsMax && waitingCount > 0) {
      long oldest = waiting[first];
      first = (first + 1) & (waiting.length - 1);
      waitingCount--;
      if (dirty.contains(oldest) && !chosen.contains(oldest)) {
        chosen.add(oldest);
        chosenCount++;
      }
    }
    return chosen.from(row);
  }
}
