package org.raidbench.raid;

/**
 * Arithmetic of GF(2^8) with the polynomial x^8 + x^4 + x^3 + x^2 + 1 (0x11d) and the generator 2,
 * as RAID 6 uses it (H. P. Anvin, "The mathematics of RAID-6").
 *
 * <p>Elements are numbers from 0 to 255; adding and subtracting both are XOR. Bulk data are {@code
 * long}s of eight elements each, which the compiler turns into vector instructions.
 */
final class Galois {
  private static final int POLYNOMIAL = 0x11d;

  /** Nonzero elements, so that 2 to this power is 1. */
  private static final int ORDER = 255;

  private static final int[] POWERS = new int[2 * ORDER];
  private static final int[] LOGARITHMS = new int[ORDER + 1];

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long REDUCTION = 0x1d1d1d1d1d1d1d1dL;

  static {
    int element = 1;
    for (int power = 0; power < ORDER; power++) {
      POWERS[power] = element;
      POWERS[power + ORDER] = element;
      LOGARITHMS[element] = power;
      element <<= 1;
      if (element > ORDER) {
        element ^= POLYNOMIAL;
      }
    }
  }

  private Galois() {}

  /** Two to a power from 0 to 254. */
  static int power(int exponent) {
    return POWERS[exponent];
  }

  /** The product of two elements. */
  static int multiply(int a, int b) {
    return a == 0 || b == 0 ? 0 : POWERS[LOGARITHMS[a] + LOGARITHMS[b]];
  }

  /** The element that gives 1 when multiplied by {@code a}, which is not 0. */
  static int inverse(int a) {
    if (a == 0) {
      throw new ArithmeticException("0 has no inverse");
    }
    return POWERS[ORDER - LOGARITHMS[a]];
  }

  /**
   * Adds a multiple: {@code target[i] ^= coefficient * source[i]}, element by element.
   *
   * @param target changed from {@code targetAt} on
   * @param source read from {@code sourceAt} on; not overlapping what is changed
   * @param longs how many
   * @param coefficient from 1 to 255
   */
  static void addMultiple(
      long[] target, int targetAt, long[] source, int sourceAt, int longs, int coefficient) {
    if (coefficient == 1) {
      for (int i = 0; i < longs; i++) {
        target[targetAt + i] ^= source[sourceAt + i];
      }
      return;
    }
    // Horner's scheme over the coefficient's bits, the highest first: no table, no branch inside.
    long bit0 = mask(coefficient, 0);
    long bit1 = mask(coefficient, 1);
    long bit2 = mask(coefficient, 2);
    long bit3 = mask(coefficient, 3);
    if (coefficient < 16) {
      for (int i = 0; i < longs; i++) {
        long value = source[sourceAt + i];
        long sum = twice(value & bit3) ^ (value & bit2);
        sum = twice(sum) ^ (value & bit1);
        target[targetAt + i] ^= twice(sum) ^ (value & bit0);
      }
      return;
    }
    long bit4 = mask(coefficient, 4);
    long bit5 = mask(coefficient, 5);
    long bit6 = mask(coefficient, 6);
    long bit7 = mask(coefficient, 7);
    for (int i = 0; i < longs; i++) {
      long value = source[sourceAt + i];
      long sum = twice(value & bit7) ^ (value & bit6);
      sum = twice(sum) ^ (value & bit5);
      sum = twice(sum) ^ (value & bit4);
      sum = twice(sum) ^ (value & bit3);
      sum = twice(sum) ^ (value & bit2);
      sum = twice(sum) ^ (value & bit1);
      target[targetAt + i] ^= twice(sum) ^ (value & bit0);
    }
  }

  private static long mask(int coefficient, int bit) {
    return -(long) (coefficient >> bit & 1);
  }

  /** Eight elements doubled. */
  private static long twice(long value) {
    long high = value & HIGH_BITS;
    // All bits of an element whose high bit is set: (2^8 - 2^0) where 2^7 stood, without a
    // multiply.
    long overflow = (high << 1) - (high >>> 7);
    return ((value ^ high) << 1) ^ (overflow & REDUCTION);
  }
}
