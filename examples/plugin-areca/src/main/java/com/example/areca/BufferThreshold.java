package com.example.areca;

import org.raidbench.api.controller.Destage;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;

/**
 * Areca's "Buffer Threshold": how full the write cache gets before it is written to the disks. The
 * user manual of the ARC-1882 has it on page 144, with 25, 50 and 75 % to choose from.
 *
 * <p>What is overwritten while it is kept never costs the disks anything. The order (ascending, and
 * over again), the quiet time after which everything is written, and how much is under way at once
 * are not published; they are those that Raidbench uses itself where a controller does not say.
 */
final class BufferThreshold implements Destage {
  /** A figure of its own: {@code {model: areca/arc-1883ix-12, buffer-threshold: 75 %}}. */
  static final Key KEY =
      new Key("buffer-threshold", Dimension.SHARE, "share of the write cache kept until flushed")
          .between("0%", "100%");

  private static final long QUIET_NANOS = 50_000_000;
  private static final int WINDOW_ROWS = 4;

  private final double keptShare;

  /**
   * Makes the decision for a threshold.
   *
   * @param keptShare share of the lines that may be dirty, 0 to 1
   */
  BufferThreshold(double keptShare) {
    this.keptShare = keptShare;
  }

  @Override
  public long next(View view) {
    int limit = view.dirtyLimitLines();
    boolean above = view.dirtyLines() > keptShare * limit;
    boolean full = view.dirtyLines() >= limit;
    boolean quiet = view.idleNanos() >= QUIET_NANOS;
    if (!above && !full && !quiet) {
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
