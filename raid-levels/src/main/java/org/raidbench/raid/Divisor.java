package org.raidbench.raid;

/**
 * Divides by a number that is fixed, without dividing: a multiplication by its scaled reciprocal.
 *
 * <p>With {@code m = floor(2^63 / d) + 1}, {@code floor(n * m / 2^63)} is {@code floor(n / d)} for
 * every {@code n} with {@code n * d < 2^63} (Granlund and Montgomery, 1994): {@code m * d} exceeds
 * {@code 2^63} by at most {@code d}, so the quotient's error stays below {@code 1 / d}.
 */
final class Divisor {
  private final long divisor;
  private final long reciprocal;

  /**
   * Makes a divisor.
   *
   * @param divisor what to divide by, at least 1
   * @param maxDividend the largest number that will be divided, not negative
   */
  Divisor(long divisor, long maxDividend) {
    this.divisor = divisor;
    boolean exact = maxDividend <= (Long.MAX_VALUE >> 1) / divisor;
    this.reciprocal = divisor == 1 || !exact ? 0 : Long.MAX_VALUE / divisor + 1;
  }

  /** What is divided by. */
  long divisor() {
    return divisor;
  }

  /**
   * Divides.
   *
   * @param dividend from 0 to the largest number promised
   * @return the quotient, rounded down
   */
  long quotient(long dividend) {
    return reciprocal == 0 ? slowQuotient(dividend) : Math.multiplyHigh(dividend << 1, reciprocal);
  }

  /**
   * What is left over.
   *
   * @param dividend from 0 to the largest number promised
   * @return from 0 to the divisor less 1
   */
  long remainder(long dividend) {
    return dividend - quotient(dividend) * divisor;
  }

  private long slowQuotient(long dividend) {
    return divisor == 1 ? dividend : dividend / divisor;
  }
}
