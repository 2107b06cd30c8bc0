package org.raidbench.validation.judge;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.raidbench.validation.stand.Sample;

/** Numbers as a person reads them; the same on every JDK. */
final class Numbers {
  private Numbers() {}

  /** The mean with half the width of its interval: {@code 512 ±3}. */
  static String mean(Sample sample) {
    if (sample.notApplicable() != null) {
      return "n/a (" + sample.notApplicable() + ")";
    }
    double half = sample.halfWidth();
    int decimals = decimals(sample.mean());
    String width = fixed(half, decimals);
    boolean nothing = new BigDecimal(width).signum() == 0;
    return number(sample.mean()) + (nothing ? "" : " ±" + width);
  }

  /** Three digits at least, none that say nothing. */
  static String number(double value) {
    return fixed(value, decimals(value));
  }

  private static int decimals(double value) {
    double size = Math.abs(value);
    return size < 10 ? 2 : size < 100 ? 1 : 0;
  }

  /** {@code +3.4 %}. */
  static String percent(double share) {
    if (Double.isNaN(share) || Double.isInfinite(share)) {
      return "";
    }
    String text = fixed(share * 100, 1);
    return (text.startsWith("-") ? "" : "+") + text + " %";
  }

  private static String fixed(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "?";
    }
    return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
  }
}
