package org.raidbench.raid;

/**
 * Arithmetic of GF(2^8) with the polynomial x^8 + x^4 + x^3 + x^2 + 1 (0x11d) and the generator 2,
 * as RAID 6 uses it (H. P. Anvin, "The mathematics of RAID-6").
 *
 * <p>Elements are numbers from 0 to 255; adding and subtracting both are XOR. Many elements at once
 * are {@link BulkGalois}'s.
 */
final class Galois {
  private static final int POLYNOMIAL = 0x11d;

  /** Nonzero elements, so that 2 to this power is 1. */
  private static final int ORDER = 255;

  private static final int[] POWERS = new int[2 * ORDER];
  private static final int[] LOGARITHMS = new int[ORDER + 1];

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
}
