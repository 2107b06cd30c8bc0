package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/**
 * Decides what leaves the write cache next, and how much may be on its way at once. Pure functions
 * of the view: no allocation, no state.
 */
@Evolving
public interface Destage {
  /** Nothing is to be destaged now. */
  long NONE = -1;

  /**
   * The row to destage next.
   *
   * @param view the dirty set of one span
   * @return a row that has dirty lines and none in flight, or {@link #NONE}
   */
  long next(View view);

  /**
   * How many rows may be on their way at once for each group of disks that a small update keeps
   * busy together: a disk and those with its parity, all of a span that is small enough for parity
   * to be made of the other disks, a set of copies, or a single disk. Adjacent dirty rows that the
   * pipeline sends together, as one piece of each disk, count as one. A controller's {@link
   * ControllerKeys#DESTAGE_WINDOW} comes before it.
   *
   * @return at least 1
   */
  int windowRows();

  /**
   * How many rows of a span may be on their way at once if all its disks are solid-state drives,
   * which have no order of their own to keep and are fast only with many commands in flight.
   * Without a decision of the controller's own: as many as keep the disks busy, if each row held no
   * more than one command.
   *
   * @param commands commands that the span's disks take at once, all together; at least 1
   * @return at least 1
   */
  default int solidStateWindowRows(int commands) {
    return Math.max(windowRows(), commands);
  }

  /** The dirty set of one array. Valid during the call only. */
  interface View {
    /**
     * Dirty lines that are not on their way.
     *
     * @return their number
     */
    int dirtyLines();

    /**
     * Lines that may be dirty at most.
     *
     * @return their number
     */
    int dirtyLimitLines();

    /**
     * The first row with dirty lines and none in flight at or after a row.
     *
     * @param row where to begin
     * @return the row, or {@link #NONE}
     */
    long dirtyRowFrom(long row);

    /**
     * The row destaged last.
     *
     * @return the row, or {@link #NONE} at the beginning
     */
    long lastRow();

    /**
     * Host reads that wait for the array's disks.
     *
     * @return their number
     */
    int readsWaiting();

    /**
     * How long nothing has come from the host.
     *
     * @return nanoseconds
     */
    long idleNanos();
  }
}
