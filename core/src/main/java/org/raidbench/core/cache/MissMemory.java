package org.raidbench.core.cache;

/**
 * How often lines have been missed lately: a table in which a line that is missed takes the place
 * of another of the same hash. So it forgets, sooner the more lines are missed.
 */
final class MissMemory {
  private static final int PLACES_MAX = 1 << 22;

  private final long[] keys;
  private final int[] misses;
  private final int mask;

  /** Remembers about as many lines as the cache has. */
  MissMemory(int lines) {
    int places = 16;
    while (places < lines && places < PLACES_MAX) {
      places *= 2;
    }
    keys = new long[places];
    misses = new int[places];
    mask = places - 1;
  }

  /** A line is missed: how many times it has been, this one included. */
  int miss(long key) {
    int at = (int) ((key * 0x9e3779b97f4a7c15L) >>> 33) & mask;
    if (keys[at] != key || misses[at] == 0) {
      keys[at] = key;
      misses[at] = 0;
    }
    return ++misses[at];
  }
}
