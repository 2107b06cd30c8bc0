package org.raidbench.core.cache;

import org.raidbench.api.cache.CacheDevice;

/**
 * The lines of an SSD pool: which line of which array each holds, and in what state it is. A line
 * is free, being filled, or filled; a filled one is given up once nobody reads it.
 */
final class PoolLines implements CacheDevice.Lines {
  private final LineDirectory directory;
  private final UseOrder filled;
  private final long[] keyOf;
  private final int[] readersOf;
  private final int[] hitsOf;
  private final boolean[] droppedOf;
  private final int[] free;
  private int freeCount;

  PoolLines(int count) {
    directory = new LineDirectory(count);
    filled = new UseOrder(count);
    keyOf = new long[count];
    readersOf = new int[count];
    hitsOf = new int[count];
    droppedOf = new boolean[count];
    free = new int[count];
    for (int line = count - 1; line >= 0; line--) {
      free[freeCount++] = line;
    }
  }

  int count() {
    return keyOf.length;
  }

  int filledCount() {
    return filled.size();
  }

  /** The line that holds a key or is being filled with it, or NONE. */
  int find(long key) {
    return directory.find(key);
  }

  boolean isFilled(int line) {
    return filled.contains(line);
  }

  /** Begins to fill a line: a free one, or the one the device gives up; or NONE. */
  int beginFill(long key, CacheDevice device) {
    int line;
    if (freeCount > 0) {
      line = free[--freeCount];
    } else {
      line = device.victim(this);
      if (line == CacheDevice.NONE) {
        return CacheDevice.NONE;
      }
      if (!filled.contains(line) || readersOf[line] > 0) {
        throw new IllegalStateException("line " + line + " cannot be given up now");
      }
      filled.remove(line);
      directory.remove(keyOf[line]);
    }
    keyOf[line] = key;
    hitsOf[line] = 0;
    droppedOf[line] = false;
    directory.put(key, line);
    return line;
  }

  /** A line has been filled; if it has been dropped meanwhile, it is free again. */
  void endFill(int line) {
    if (droppedOf[line]) {
      free[freeCount++] = line;
    } else {
      filled.touch(line);
    }
  }

  /** A line is read. */
  void beginRead(int line) {
    readersOf[line]++;
    hitsOf[line]++;
    filled.touch(line);
  }

  void endRead(int line) {
    if (--readersOf[line] == 0 && droppedOf[line]) {
      free[freeCount++] = line;
    }
  }

  /** What a line holds is out of date. */
  void drop(int line) {
    directory.remove(keyOf[line]);
    boolean wasFilled = filled.contains(line);
    filled.remove(line);
    droppedOf[line] = true;
    if (wasFilled && readersOf[line] == 0) {
      free[freeCount++] = line;
    }
  }

  @Override
  public int oldest() {
    return filled.oldest();
  }

  @Override
  public int younger(int line) {
    return filled.younger(line);
  }

  @Override
  public boolean free(int line) {
    return readersOf[line] == 0;
  }

  @Override
  public int hits(int line) {
    return hitsOf[line];
  }
}
