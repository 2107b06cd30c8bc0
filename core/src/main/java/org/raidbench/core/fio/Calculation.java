package org.raidbench.core.fio;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Computes a formula as the calculator {@code bc} does, which fio hands it to: {@code + - * / % ^},
 * parentheses and decimal numbers; a division leaves no fraction, and a product as many digits
 * after the point as its more exact factor.
 */
final class Calculation {
  private static final int DEPTH_MAX = 100;
  private static final int DIGITS_MAX = 100;

  private final String text;
  private int at;
  private int depth;

  private Calculation(String text) {
    this.text = text;
  }

  /** The value in decimal digits; null if the formula is none. */
  static @Nullable String evaluate(String formula) {
    Calculation calculation = new Calculation(formula);
    try {
      BigDecimal value = calculation.sum();
      calculation.skipBlanks();
      return calculation.at == formula.length() ? value.toPlainString() : null;
    } catch (ArithmeticException | NumberFormatException e) {
      return null;
    }
  }

  private BigDecimal sum() {
    BigDecimal value = product();
    while (true) {
      if (takes('+')) {
        value = value.add(product());
      } else if (takes('-')) {
        value = value.subtract(product());
      } else {
        return value;
      }
    }
  }

  private BigDecimal product() {
    BigDecimal value = power();
    while (true) {
      if (takes('*')) {
        BigDecimal other = power();
        int scale = Math.max(value.scale(), other.scale());
        BigDecimal exact = value.multiply(other);
        value = exact.setScale(Math.min(exact.scale(), scale), RoundingMode.DOWN);
      } else if (takes('/')) {
        value = value.divide(power(), 0, RoundingMode.DOWN);
      } else if (takes('%')) {
        value = value.remainder(power());
      } else {
        return limited(value);
      }
    }
  }

  private BigDecimal power() {
    if (takes('-')) {
      nest();
      BigDecimal value = power().negate();
      depth--;
      return value;
    }
    BigDecimal base = factor();
    if (!takes('^')) {
      return base;
    }
    nest();
    int exponent = power().intValueExact();
    depth--;
    if (exponent > DIGITS_MAX) {
      throw new ArithmeticException("too large");
    }
    return limited(base.pow(exponent));
  }

  private BigDecimal factor() {
    if (takes('(')) {
      nest();
      BigDecimal value = sum();
      depth--;
      if (!takes(')')) {
        throw new NumberFormatException("no closing parenthesis");
      }
      return value;
    }
    skipBlanks();
    int begin = at;
    while (at < text.length() && (FioNumber.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    return new BigDecimal(text.substring(begin, at));
  }

  private void nest() {
    if (++depth > DEPTH_MAX) {
      throw new ArithmeticException("too deep");
    }
  }

  private static BigDecimal limited(BigDecimal value) {
    if (value.precision() > DIGITS_MAX) {
      throw new ArithmeticException("too large");
    }
    return value;
  }

  private boolean takes(char c) {
    skipBlanks();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void skipBlanks() {
    while (at < text.length() && FioNumber.isSpace(text.charAt(at))) {
      at++;
    }
  }
}
