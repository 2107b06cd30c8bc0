package org.raidbench.core.cache;

import java.util.function.IntSupplier;

/**
 * The lines of a cache: which sectors each holds, which of them are dirty, and which lines can be
 * given up. A line that is dirty, on its way to the disks or being filled is kept.
 */
final class CacheLines {
  static final int NONE = LineDirectory.NONE;

  private final int lineSectors;
  private final LineDirectory directory;
  private final SectorMaps valid;
  private final SectorMaps dirty;

  /** Lines that could be given up, by their last use. */
  private final UseOrder clean;

  private final long[] keyOf;
  private final boolean[] dirtyOf;
  private final int[] flightsOf;
  private final int[] fillsOf;
  private final boolean[] staleOf;
  private final int[] usesOf;
  private final int[] free;
  private int freeCount;
  private int keptCount;

  /** Chooses the line to give up, of those that can be. */
  private IntSupplier victim;

  CacheLines(int count, int lineSectors) {
    this.lineSectors = lineSectors;
    directory = new LineDirectory(count);
    valid = new SectorMaps(count, lineSectors);
    dirty = new SectorMaps(count, lineSectors);
    clean = new UseOrder(count);
    keyOf = new long[count];
    dirtyOf = new boolean[count];
    flightsOf = new int[count];
    fillsOf = new int[count];
    staleOf = new boolean[count];
    usesOf = new int[count];
    victim = clean::oldest;
    free = new int[count];
    for (int line = count - 1; line >= 0; line--) {
      free[freeCount++] = line;
    }
  }

  int count() {
    return keyOf.length;
  }

  int lineSectors() {
    return lineSectors;
  }

  /** The line of a key, or {@link #NONE}. */
  int find(long key) {
    return directory.find(key);
  }

  /** Lines that are dirty or on their way. */
  int keptCount() {
    return keptCount;
  }

  /** Lines that a new key could get now. */
  int available() {
    return freeCount + clean.size();
  }

  /** Lets another choose which line is given up: one of {@link #givable}, or {@link #NONE}. */
  void chooseVictimsBy(IntSupplier choice) {
    victim = choice;
  }

  /** Lines that could be given up, by their last use. */
  UseOrder givable() {
    return clean;
  }

  /** A line for a key that has none: a free one, or one that is given up for it; or NONE. */
  int allocate(long key) {
    int line;
    if (freeCount > 0) {
      line = free[--freeCount];
    } else {
      line = victim.getAsInt();
      if (line == NONE) {
        return NONE;
      }
      if (!clean.contains(line)) {
        throw new IllegalStateException("line " + line + " cannot be given up now");
      }
      clean.remove(line);
      directory.remove(keyOf[line]);
      valid.clear(line, 0, lineSectors);
    }
    keyOf[line] = key;
    directory.put(key, line);
    staleOf[line] = false;
    return line;
  }

  boolean holds(int line, int from, int to) {
    return valid.all(line, from, to);
  }

  void touch(int line) {
    if (clean.contains(line)) {
      clean.touch(line);
    }
  }

  /** Sectors have been read into a line. */
  void setValid(int line, int from, int to) {
    valid.set(line, from, to);
    settle(line);
  }

  boolean kept(int line) {
    return dirtyOf[line] || flightsOf[line] > 0;
  }

  boolean dirty(int line) {
    return dirtyOf[line];
  }

  /** Sectors have been written into a line; how many of them were not dirty before. */
  int setDirty(int line, int from, int to) {
    if (!kept(line)) {
      keptCount++;
    }
    dirtyOf[line] = true;
    clean.remove(line);
    valid.set(line, from, to);
    return dirty.set(line, from, to);
  }

  /** Sectors are no longer dirty: on the disks, or overwritten there. How many were. */
  int clearDirty(int line, int from, int to) {
    boolean wasKept = kept(line);
    int cleared = dirty.clear(line, from, to);
    dirtyOf[line] = dirtyOf[line] && dirty.any(line);
    if (wasKept && !kept(line)) {
      keptCount--;
      settle(line);
    }
    return cleared;
  }

  /** The first dirty sector of a range, or {@code to}. */
  int nextDirty(int line, int from, int to) {
    return dirtyOf[line] ? dirty.nextSet(line, from, to) : to;
  }

  /** The first sector of a range that is not dirty, or {@code to}. */
  int nextClean(int line, int from, int to) {
    return dirty.nextClear(line, from, to);
  }

  /** Part of a line is on its way to the disks. */
  void beginFlight(int line) {
    if (!kept(line)) {
      keptCount++;
    }
    flightsOf[line]++;
    clean.remove(line);
  }

  void endFlight(int line) {
    flightsOf[line]--;
    if (!kept(line)) {
      keptCount--;
      settle(line);
    }
  }

  boolean filling(int line) {
    return fillsOf[line] > 0;
  }

  /** Part of a line is being read from the disks. */
  void beginFill(int line) {
    fillsOf[line]++;
    clean.remove(line);
  }

  /** The part is there, unless it has been overwritten on the disks meanwhile. */
  void endFill(int line, int from, int to) {
    if (!staleOf[line]) {
      valid.set(line, from, to);
    }
    if (--fillsOf[line] == 0) {
      staleOf[line] = false;
      settle(line);
    }
  }

  /** The disks get new data for a line: what a fill brings is old. */
  void overtakeFill(int line) {
    if (fillsOf[line] > 0) {
      staleOf[line] = true;
    }
  }

  /** Gives up every line that can be given up. */
  void forget() {
    for (int line = clean.oldest(); line != NONE; line = clean.oldest()) {
      clean.remove(line);
      directory.remove(keyOf[line]);
      valid.clear(line, 0, lineSectors);
      free[freeCount++] = line;
    }
  }

  /** A line is read or written where it lies, so that it must not become another's meanwhile. */
  void beginUse(int line) {
    usesOf[line]++;
    clean.remove(line);
  }

  void endUse(int line) {
    usesOf[line]--;
    settle(line);
  }

  /** What a line holds of a range has been overwritten on the disks, where nothing is dirty. */
  void invalidate(int line, int from, int to) {
    overtakeFill(line);
    valid.clear(line, from, to);
    settle(line);
  }

  /** The first sector of a range that a line holds, or {@code to}. */
  int nextHeld(int line, int from, int to) {
    return valid.nextSet(line, from, to);
  }

  /** The first sector of a range that a line does not hold, or {@code to}. */
  int nextMissing(int line, int from, int to) {
    return valid.nextClear(line, from, to);
  }

  /** Whether what a fill brings has been overtaken. */
  boolean stale(int line) {
    return staleOf[line];
  }

  /** Lines that hold something or are about to. */
  int usedCount() {
    return keyOf.length - freeCount;
  }

  private void settle(int line) {
    if (kept(line) || fillsOf[line] > 0 || usesOf[line] > 0) {
      return;
    }
    if (valid.any(line)) {
      clean.touch(line);
    } else {
      clean.remove(line);
      directory.remove(keyOf[line]);
      free[freeCount++] = line;
    }
  }
}
