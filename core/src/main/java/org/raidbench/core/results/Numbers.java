package org.raidbench.core.results;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Numbers as text. {@code Double.toString} has changed between JDKs; a rounded exact decimal is the
 * same on all of them.
 */
final class Numbers {
  private static final long NANOS_PER_MICRO = 1_000;

  private Numbers() {}

  /** With at most so many decimals, without trailing zeros. */
  static BigDecimal decimal(double value, int decimals) {
    return trimmed(new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN));
  }

  static BigDecimal micros(double nanos) {
    return decimal(nanos / NANOS_PER_MICRO, 3);
  }

  static BigDecimal micros(long nanos) {
    return trimmed(BigDecimal.valueOf(nanos, 3));
  }

  static BigDecimal seconds(long nanos) {
    return trimmed(BigDecimal.valueOf(nanos, 9));
  }

  private static BigDecimal trimmed(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}
