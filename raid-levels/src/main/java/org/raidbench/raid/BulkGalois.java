package org.raidbench.raid;

/**
 * Arithmetic of {@link Galois} on many elements, eight to a {@code long}.
 *
 * <p>A multiple is added bit by bit of its coefficient: the source is doubled over and over in a
 * block of scratch memory, and added where the bit is set. Each pass is a loop so plain that the
 * compiler turns it into vector instructions, which it does not do with all the bits in one loop;
 * the block stays in the first-level cache. Not for use by several threads.
 */
final class BulkGalois {
  private static final int BLOCK_LONGS = 1024;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long REDUCTION = 0x1d1d1d1d1d1d1d1dL;

  private final long[] block = new long[BLOCK_LONGS];

  /**
   * Adds a multiple: {@code target[i] ^= coefficient * source[i]}, element by element.
   *
   * @param target changed from {@code targetAt} on
   * @param source read from {@code sourceAt} on; not overlapping what is changed
   * @param longs how many
   * @param coefficient from 1 to 255
   */
  void addMultiple(
      long[] target, int targetAt, long[] source, int sourceAt, int longs, int coefficient) {
    if (coefficient == 1) {
      add(target, targetAt, source, sourceAt, longs);
      return;
    }
    for (int done = 0; done < longs; done += BLOCK_LONGS) {
      int length = Math.min(BLOCK_LONGS, longs - done);
      System.arraycopy(source, sourceAt + done, block, 0, length);
      if ((coefficient & 1) != 0) {
        add(target, targetAt + done, block, 0, length);
      }
      for (int bits = coefficient >> 1; bits != 0; bits >>= 1) {
        twice(block, length);
        if ((bits & 1) != 0) {
          add(target, targetAt + done, block, 0, length);
        }
      }
    }
  }

  private static void add(long[] target, int targetAt, long[] source, int sourceAt, int longs) {
    for (int i = 0; i < longs; i++) {
      target[targetAt + i] ^= source[sourceAt + i];
    }
  }

  private static void twice(long[] values, int longs) {
    for (int i = 0; i < longs; i++) {
      long value = values[i];
      long high = value & HIGH_BITS;
      // 0xff in every element whose high bit is set: 2^8 - 2^0 where 2^7 stood.
      long overflow = (high << 1) - (high >>> 7);
      values[i] = ((value ^ high) << 1) ^ (overflow & REDUCTION);
    }
  }
}
