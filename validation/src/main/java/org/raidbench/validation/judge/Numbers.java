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
    return sample.interval().text();
  }

  /** {@code +3.4 %}. */
  static String percent(double share) {
    if (Double.isNaN(share) || Double.isInfinite(share)) {
      return "";
    }
    String text = new BigDecimal(share * 100).setScale(1, RoundingMode.HALF_EVEN).toPlainString();
    return (text.startsWith("-") ? "" : "+") + text + " %";
  }
}
