package org.raidbench.core.fio;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as fio prints them: with six digits after the point, on any JDK the same. */
final class Decimals {
  private Decimals() {}

  static BigDecimal six(double value) {
    return new BigDecimal(Double.isFinite(value) ? value : 0).setScale(6, RoundingMode.HALF_UP);
  }

  static long whole(double value) {
    return StrictMath.round(value);
  }
}
