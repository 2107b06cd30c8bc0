package org.raidbench.core.cache;

/** For each line, a bit for each of its sectors. */
final class SectorMaps {
  private final int words;
  private final long[] bits;

  SectorMaps(int lines, int lineSectors) {
    words = (lineSectors + 63) / 64;
    bits = new long[Math.multiplyExact(lines, words)];
  }

  /** Sets a range; how many of its bits were clear. */
  int set(int line, int from, int to) {
    int changed = 0;
    for (int word = from >>> 6; word <= (to - 1) >>> 6; word++) {
      long mask = mask(word, from, to);
      int at = line * words + word;
      changed += Long.bitCount(mask & ~bits[at]);
      bits[at] |= mask;
    }
    return changed;
  }

  /** Clears a range; how many of its bits were set. */
  int clear(int line, int from, int to) {
    int changed = 0;
    for (int word = from >>> 6; word <= (to - 1) >>> 6; word++) {
      long mask = mask(word, from, to);
      int at = line * words + word;
      changed += Long.bitCount(mask & bits[at]);
      bits[at] &= ~mask;
    }
    return changed;
  }

  boolean all(int line, int from, int to) {
    for (int word = from >>> 6; word <= (to - 1) >>> 6; word++) {
      long mask = mask(word, from, to);
      if ((bits[line * words + word] & mask) != mask) {
        return false;
      }
    }
    return true;
  }

  boolean any(int line) {
    for (int word = 0; word < words; word++) {
      if (bits[line * words + word] != 0) {
        return true;
      }
    }
    return false;
  }

  /** The first set bit of a range, or {@code to}. */
  int nextSet(int line, int from, int to) {
    return next(line, from, to, 0);
  }

  /** The first clear bit of a range, or {@code to}. */
  int nextClear(int line, int from, int to) {
    return next(line, from, to, -1);
  }

  private int next(int line, int from, int to, long flip) {
    int at = from;
    while (at < to) {
      long rest = (bits[line * words + (at >>> 6)] ^ flip) >>> (at & 63);
      if (rest != 0) {
        return Math.min(to, at + Long.numberOfTrailingZeros(rest));
      }
      at = (at | 63) + 1;
    }
    return to;
  }

  /** The bits of a word that lie in a range. */
  private static long mask(int word, int from, int to) {
    int first = word << 6;
    long mask = -1L;
    if (from > first) {
      mask <<= from - first;
    }
    if (to < first + 64) {
      mask &= -1L >>> (first + 64 - to);
    }
    return mask;
  }
}
