package org.raidbench.testkit;

/** GF(2^8) with polynomial 0x11d, multiplied bit by bit as on paper. */
final class GaloisField {
  private static final int POLYNOMIAL = 0x11d;

  private GaloisField() {}

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
