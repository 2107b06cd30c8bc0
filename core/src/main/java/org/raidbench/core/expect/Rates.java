package org.raidbench.core.expect;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.raidbench.api.result.Measurement;
import org.raidbench.core.measure.Interval;

/** Figures of a measurement, and how they are written. */
final class Rates {
  private static final double NANOS_PER_MICRO = 1e3;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;

  private Rates() {}

  static Interval iops(Measurement measured) {
    double mean = measured.all().iops();
    return new Interval(mean, mean * measured.confidence().halfWidthShare());
  }

  /** {@code 1240 ±12}. */
  static String text(Measurement measured) {
    return iops(measured).text();
  }

  /** {@code 1.25 ms}: in the greatest unit of which there is one. */
  static String duration(double nanos) {
    if (nanos >= NANOS_PER_SECOND) {
      return decimal(nanos / NANOS_PER_SECOND) + " s";
    }
    if (nanos >= NANOS_PER_MILLI) {
      return decimal(nanos / NANOS_PER_MILLI) + " ms";
    }
    return decimal(nanos / NANOS_PER_MICRO) + " \u00b5s";
  }

  private static String decimal(double value) {
    BigDecimal rounded = new BigDecimal(value).setScale(3, RoundingMode.HALF_EVEN);
    BigDecimal stripped = rounded.stripTrailingZeros();
    return (stripped.scale() < 0 ? stripped.setScale(0) : stripped).toPlainString();
  }
}
