package org.raidbench.core.bench;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Sizes as text. */
final class Sizes {
  private static final String[] BINARY = {"B", "KiB", "MiB", "GiB", "TiB"};
  private static final String[] DECIMAL = {"B", "KB", "MB", "GB", "TB"};
  private static final int DIGITS_MAX = 4;

  private Sizes() {}

  /** In the largest binary unit that divides it, {@code 64KiB}; else roughly, {@code 9.6TB}. */
  static String text(long bytes) {
    int unit = 0;
    long number = bytes;
    while (unit < BINARY.length - 1 && number != 0 && number % 1024 == 0) {
      number /= 1024;
      unit++;
    }
    if (String.valueOf(number).length() <= DIGITS_MAX) {
      return number + BINARY[unit];
    }
    BigDecimal rest = BigDecimal.valueOf(bytes);
    unit = 0;
    while (unit < DECIMAL.length - 1 && rest.compareTo(BigDecimal.valueOf(1000)) >= 0) {
      rest = rest.movePointLeft(3);
      unit++;
    }
    BigDecimal rounded = rest.setScale(1, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return (rounded.scale() < 0 ? rounded.setScale(0) : rounded).toPlainString() + DECIMAL[unit];
  }
}
