package org.raidbench.testkit;

/** GF(2^8) with polynomial 0x11d, multiplied bit by bit as on paper. */
final class GaloisField {
  private static final int POLYNOMIAL = 0x11d;

  private static final byte[][] PRODUCTS = new byte[256][256];

  static {
    for (int a = 0; a < 256; a++) {
      for (int b = 0; b < 256; b++) {
        PRODUCTS[a][b] = (byte) multiply(a, b);
      }
    }
  }

  private GaloisField() {}

  /** The products of a factor with 0 to 255. */
  static byte[] products(int factor) {
    return PRODUCTS[factor];
  }

  static int multiply(int a, int b) {
    int product = 0;
    int shifted = a;
    for (int bit = 1; bit <= b; bit <<= 1) {
      if ((b & bit) != 0) {
        product ^= shifted;
      }
      shifted <<= 1;
      if (shifted > 0xff) {
        shifted ^= POLYNOMIAL;
      }
    }
    return product;
  }
}
