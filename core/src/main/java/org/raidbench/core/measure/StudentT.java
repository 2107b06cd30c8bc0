package org.raidbench.core.measure;

/**
 * Student's distribution for whole degrees of freedom, by its finite sums (Abramowitz and Stegun,
 * 26.7.3 and 26.7.4).
 */
public final class StudentT {
  private StudentT() {}

  /**
   * The half width of a two-sided interval.
   *
   * @param level confidence level, above 0, below 1
   * @param freedom degrees of freedom, at least 1
   * @return how many standard errors
   */
  public static double quantile(double level, int freedom) {
    double low = 0;
    double high = 1;
    while (within(high, freedom) < level) {
      high *= 2;
    }
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (within(middle, freedom) < level) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** The probability of lying within plus or minus t. */
  static double within(double t, int freedom) {
    double angle = StrictMath.atan(t / Math.sqrt(freedom));
    double sine = StrictMath.sin(angle);
    double cosine = StrictMath.cos(angle);
    boolean odd = freedom % 2 == 1;
    double sum = 0;
    double term = odd ? cosine : 1;
    for (int k = odd ? 3 : 2; k <= freedom; k += 2) {
      sum += term;
      term *= cosine * cosine * (k - 1) / k;
    }
    return odd ? 2 / Math.PI * (angle + sine * sum) : sine * sum;
  }
}
