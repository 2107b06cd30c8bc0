package org.raidbench.core.measure;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.raidbench.api.result.Measurement;

/** Figures read off a measurement, and how they are written for people. */
public final class Readings {
  private static final double NANOS_PER_MICRO = 1e3;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;

  private Readings() {}

  /**
   * The IOPS and how sure they are.
   *
   * @param measured a measurement
   * @return the mean with its interval
   */
  public static Interval iops(Measurement measured) {
    double mean = measured.all().iops();
    return new Interval(mean, mean * measured.confidence().halfWidthShare());
  }

  /**
   * A time in the greatest unit of which there is one: {@code 1.25 ms}.
   *
   * @param nanos how long
   * @return the text
   */
  public static String duration(double nanos) {
    if (nanos >= NANOS_PER_SECOND) {
      return decimal(nanos / NANOS_PER_SECOND) + " s";
    }
    if (nanos >= NANOS_PER_MILLI) {
      return decimal(nanos / NANOS_PER_MILLI) + " ms";
    }
    return decimal(nanos / NANOS_PER_MICRO) + " \u00b5s";
  }

  /**
   * A percentage without needless digits: {@code 99.9}.
   *
   * @param percent the percentage
   * @return the text
   */
  public static String percent(double percent) {
    return trimmed(new BigDecimal(percent).setScale(6, RoundingMode.HALF_EVEN));
  }

  private static String decimal(double value) {
    return trimmed(new BigDecimal(value).setScale(3, RoundingMode.HALF_EVEN));
  }

  private static String trimmed(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return (stripped.scale() < 0 ? stripped.setScale(0) : stripped).toPlainString();
  }
}
