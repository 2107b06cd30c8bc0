package org.raidbench.core.cache;

/**
 * A set of rows that finds the next one at or after any row in a few steps: a bit for each row, and
 * above it levels with a bit for each word of the level below.
 */
final class RowSet {
  static final long NONE = -1;

  private final long size;
  private final long[][] levels;

  RowSet(long rows) {
    size = rows;
    int depth = 1;
    for (long words = words(rows); words > 1; words = words(words)) {
      depth++;
    }
    levels = new long[depth][];
    long bits = rows;
    for (int level = 0; level < depth; level++) {
      levels[level] = new long[Math.toIntExact(words(bits))];
      bits = words(bits);
    }
  }

  private static long words(long bits) {
    return Math.max(1, (bits + 63) >>> 6);
  }

  void add(long row) {
    long at = row;
    for (long[] level : levels) {
      int word = (int) (at >>> 6);
      long before = level[word];
      level[word] = before | 1L << (at & 63);
      if (before != 0) {
        return;
      }
      at = word;
    }
  }

  void remove(long row) {
    long at = row;
    for (long[] level : levels) {
      int word = (int) (at >>> 6);
      level[word] &= ~(1L << (at & 63));
      if (level[word] != 0) {
        return;
      }
      at = word;
    }
  }

  boolean contains(long row) {
    return (levels[0][(int) (row >>> 6)] & 1L << (row & 63)) != 0;
  }

  /** The first row of the set at or after a row, or {@link #NONE}. */
  long from(long row) {
    if (row >= size) {
      return NONE;
    }
    long at = row;
    for (int level = 0; level < levels.length; level++) {
      int word = (int) (at >>> 6);
      if (word < levels[level].length) {
        long rest = levels[level][word] >>> (at & 63);
        if (rest != 0) {
          return descend(level, at + Long.numberOfTrailingZeros(rest));
        }
      }
      at = (long) word + 1; // the words after this one, a level up
    }
    return NONE;
  }

  private long descend(int fromLevel, long fromBit) {
    long bit = fromBit;
    for (int level = fromLevel - 1; level >= 0; level--) {
      bit = (bit << 6) + Long.numberOfTrailingZeros(levels[level][(int) bit]);
    }
    return bit;
  }
}
