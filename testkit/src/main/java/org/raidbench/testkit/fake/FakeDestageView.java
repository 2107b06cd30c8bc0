package org.raidbench.testkit.fake;

import java.util.Map;
import java.util.TreeMap;
import org.raidbench.api.controller.Destage;

/** The dirty set of an array, as a test puts it. */
public final class FakeDestageView implements Destage.View {
  private final TreeMap<Long, Integer> dirtyLines = new TreeMap<>();
  private int dirtyLimitLines = 1024;
  private long lastRow = Destage.NONE;
  private int readsWaiting;
  private long idleNanos;

  /** Makes a view of a clean cache that may have 1,024 dirty lines, and of a busy array. */
  public FakeDestageView() {}

  /**
   * Adds dirty lines that are not on their way.
   *
   * @param row the row they are in
   * @param lines how many, at least 1
   * @return this
   */
  public FakeDestageView dirty(long row, int lines) {
    dirtyLines.merge(row, lines, Integer::sum);
    return this;
  }

  /**
   * Sends a row on its way: its lines are in flight, and it becomes the row destaged last.
   *
   * @param row a row that was put in with {@link #dirty}
   * @return this
   */
  public FakeDestageView destaged(long row) {
    if (dirtyLines.remove(row) == null) {
      throw new IllegalArgumentException("row " + row + " has no dirty lines");
    }
    lastRow = row;
    return this;
  }

  /**
   * Sets how many lines may be dirty.
   *
   * @param lines their number
   * @return this
   */
  public FakeDestageView limit(int lines) {
    dirtyLimitLines = lines;
    return this;
  }

  /**
   * Sets the row destaged last.
   *
   * @param row the row, or {@link Destage#NONE}
   * @return this
   */
  public FakeDestageView last(long row) {
    lastRow = row;
    return this;
  }

  /**
   * Sets how many host reads wait.
   *
   * @param reads their number
   * @return this
   */
  public FakeDestageView reads(int reads) {
    readsWaiting = reads;
    return this;
  }

  /**
   * Sets how long nothing has come from the host.
   *
   * @param nanos nanoseconds
   * @return this
   */
  public FakeDestageView idle(long nanos) {
    idleNanos = nanos;
    return this;
  }

  @Override
  public int dirtyLines() {
    return dirtyLines.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public int dirtyLimitLines() {
    return dirtyLimitLines;
  }

  @Override
  public long dirtyRowFrom(long row) {
    Map.Entry<Long, Integer> entry = dirtyLines.ceilingEntry(row);
    return entry == null ? Destage.NONE : entry.getKey();
  }

  @Override
  public long lastRow() {
    return lastRow;
  }

  @Override
  public int readsWaiting() {
    return readsWaiting;
  }

  @Override
  public long idleNanos() {
    return idleNanos;
  }

  @Override
  public String toString() {
    return "dirty lines by row %s of %d, last row %d, %d reads waiting, idle %d ns"
        .formatted(dirtyLines, dirtyLimitLines, lastRow, readsWaiting, idleNanos);
  }
}
