package org.raidbench.core.cache;

import java.util.Arrays;

/** Which line holds a key: an open-addressed table of fixed size. */
final class LineDirectory {
  static final int NONE = -1;

  private final long[] keys;
  private final int[] lines;
  private final int mask;

  /** Room for so many lines, with a fifth of the places free at least. */
  LineDirectory(int capacity) {
    int size = 2 * Integer.highestOneBit(Math.max(1, capacity));
    if (capacity > size / 5 * 4) {
      size *= 2;
    }
    keys = new long[size];
    lines = new int[size];
    mask = size - 1;
    Arrays.fill(lines, NONE);
  }

  int find(long key) {
    return lines[slot(key)];
  }

  void put(long key, int line) {
    int slot = slot(key);
    keys[slot] = key;
    lines[slot] = line;
  }

  void remove(long key) {
    int gap = slot(key);
    if (lines[gap] == NONE) {
      return;
    }
    // Moves up what the gap would hide, so that no tombstones are left.
    int at = gap;
    while (true) {
      at = (at + 1) & mask;
      if (lines[at] == NONE) {
        break;
      }
      if (((at - home(keys[at])) & mask) >= ((at - gap) & mask)) {
        keys[gap] = keys[at];
        lines[gap] = lines[at];
        gap = at;
      }
    }
    lines[gap] = NONE;
  }

  private int slot(long key) {
    int at = home(key);
    while (lines[at] != NONE && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private int home(long key) {
    // Fibonacci hashing, so that neighbouring lines do not pile up.
    return (int) ((key * 0x9e3779b97f4a7c15L) >>> 33) & mask;
  }
}
