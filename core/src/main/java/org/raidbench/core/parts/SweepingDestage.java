package org.raidbench.core.parts;

import org.raidbench.api.controller.Destage;

/**
 * Sweeps over the dirty rows in ascending order and starts over at the end (C-SCAN), four rows of a
 * span at a time. Waits for the cache to fill up, since a fuller one is swept with shorter seeks
 * and merges more; gives way to reads until three quarters of the room are taken; and flushes when
 * the host has been quiet.
 *
 * <p>The window and the order are the starting point of design/models.md; the levels and the quiet
 * time are assumed.
 */
final class SweepingDestage implements Destage {
  private static final int WINDOW_ROWS = 4;
  private static final long QUIET_NANOS = 50_000_000;

  @Override
  public long next(View view) {
    if (view.dirtyLines() == 0) {
      return NONE;
    }
    int limit = view.dirtyLimitLines();
    boolean full = view.dirtyLines() >= limit - limit / 4;
    boolean half = view.dirtyLines() >= limit / 2 && view.readsWaiting() == 0;
    if (!full && !half && view.idleNanos() < QUIET_NANOS) {
      return NONE;
    }
    long row = view.dirtyRowFrom(view.lastRow() + 1);
    return row == NONE ? view.dirtyRowFrom(0) : row;
  }

  @Override
  public int windowRows() {
    return WINDOW_ROWS;
  }
}
