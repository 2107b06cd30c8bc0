package org.raidbench.validation.judge;

import org.raidbench.core.measure.Interval;
import org.raidbench.validation.stand.Sample;

/** Comparisons of two paired samples, or of one with a number. */
final class Compared {
  /** Two values that are not further apart are a tie. */
  static final double TIE = Interval.TIE_SHARE;

  private Compared() {}

  /** Whether the first is above so many times the second. */
  static Interval.Side above(Sample first, Sample second, double factor) {
    return above(first.minus(second, factor), 0);
  }

  static Interval.Side above(Sample sample, double number) {
    return sample.interval().side(number);
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
    return first.interval().isNear(second.interval(), share);
  }
}
