package org.raidbench.validation.judge;

import org.raidbench.validation.stand.Sample;

/** Comparisons of two paired samples, or of one with a number. */
final class Compared {
  /** Two values that are not further apart are a tie. */
  static final double TIE = 0.02;

  private Compared() {}

  /** Whether one is above the other, as far as the interval of the differences tells. */
  enum Sign {
    /** The interval is above zero. */
    ABOVE,
    /** The interval has zero in it. */
    UNCLEAR,
    /** The interval is below zero. */
    BELOW
  }

  /** Whether the first is above so many times the second. */
  static Sign above(Sample first, Sample second, double factor) {
    return sign(first.minus(second, factor));
  }

  static Sign above(Sample sample, double number) {
    double low = sample.mean() - sample.halfWidth();
    double high = sample.mean() + sample.halfWidth();
    return low > number ? Sign.ABOVE : high < number ? Sign.BELOW : Sign.UNCLEAR;
  }

  private static Sign sign(Sample differences) {
    return above(differences, 0);
  }

  /** The first as a multiple of the second. */
  static double ratio(Sample first, Sample second) {
    return first.mean() / second.mean();
  }

  static boolean tie(Sample first, Sample second) {
    return near(first, second, TIE);
  }

  /** Whether neither is more than a share above the other. */
  static boolean near(Sample first, Sample second, double share) {
    double a = first.mean();
    double b = second.mean();
    return Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));
  }
}
