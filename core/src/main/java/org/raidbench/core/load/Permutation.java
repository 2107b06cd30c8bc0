package org.raidbench.core.load;

/**
 * A random order of the numbers below a size that takes no memory: a Feistel network over the next
 * power of two, walked on until it lands below the size (Black and Rogaway, 2002).
 */
final class Permutation {
  private static final int ROUNDS = 4;

  private final long size;
  private final long key;
  private final int lowBits;
  private final long lowMask;
  private final long highMask;

  /**
   * Makes an order.
   *
   * @param size how many numbers, at least 1
   * @param key another key gives another order
   */
  Permutation(long size, long key) {
    this.size = size;
    this.key = key;
    int bits = Long.SIZE - Long.numberOfLeadingZeros(size - 1);
    lowBits = (bits + 1) / 2;
    lowMask = (1L << lowBits) - 1;
    highMask = (1L << (bits - lowBits)) - 1;
  }

  /**
   * One number of the order.
   *
   * @param index from 0 to the size less one
   * @return a number from 0 to the size less one; another index gives another number
   */
  long at(long index) {
    long value = index;
    do {
      value = shuffle(value);
    } while (value >= size);
    return value;
  }

  private long shuffle(long value) {
    long low = value & lowMask;
    long high = value >>> lowBits;
    for (int round = 0; round < ROUNDS; round += 2) {
      high ^= scramble(low, round) & highMask;
      low ^= scramble(high, round + 1) & lowMask;
    }
    return (high << lowBits) | low;
  }

  private long scramble(long half, int round) {
    long mixed = (half + key + round * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 32)) * 0x94d049bb133111ebL;
    return mixed >>> 20;
  }
}
