package org.raidbench.testkit.fake;

import java.util.List;
import org.raidbench.api.cache.CacheDevice;

/** Lines of a cache in order of their last use, as a test puts them. */
public final class FakeLines implements CacheDevice.Lines {
  private final List<Line> lines;

  /**
   * Makes a view.
   *
   * @param lines the line used longest ago first; no number twice
   */
  public FakeLines(List<Line> lines) {
    this.lines = List.copyOf(lines);
  }

  @Override
  public int oldest() {
    return at(0);
  }

  @Override
  public int younger(int line) {
    return at(indexOf(line) + 1);
  }

  @Override
  public boolean free(int line) {
    return lines.get(indexOf(line)).free();
  }

  @Override
  public int hits(int line) {
    return lines.get(indexOf(line)).hits();
  }

  private int at(int index) {
    return index < lines.size() ? lines.get(index).number() : CacheDevice.NONE;
  }

  private int indexOf(int line) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).number() == line) {
        return i;
      }
    }
    throw new IllegalArgumentException("asked about line " + line + ", which is not filled");
  }

  @Override
  public String toString() {
    return lines.toString();
  }

  /**
   * One line.
   *
   * @param number its number, not negative
   * @param free whether it is neither dirty nor busy
   * @param hits hits since it was filled
   */
  public record Line(int number, boolean free, int hits) {}
}
