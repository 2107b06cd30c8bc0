package org.raidbench.core.file;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Regular expressions for decimal numbers without sign, {@code 12} or {@code 12.5}, leading zeros
 * allowed, that are at least or at most a bound. Java and ECMA-262 understand them alike.
 */
final class DecimalPattern {
  /** Digits that are compared behind the point: more than a quantity may have. */
  private static final int PLACES = 40;

  private static final String FRACTION = "(?:\\.[0-9]+)?";

  private DecimalPattern() {}

  /** Matches a number that is {@code bound} or more. */
  static String atLeast(BigDecimal bound) {
    String whole = whole(bound, RoundingMode.CEILING);
    String places = places(bound, RoundingMode.CEILING);
    String longer = "[1-9][0-9]{%d,}%s".formatted(whole.length(), FRACTION);
    return "0*(?:%s|%s)".formatted(longer, more(whole, places, 0));
  }

  /** Matches a number that is {@code bound} or less. */
  static String atMost(BigDecimal bound) {
    String whole = whole(bound, RoundingMode.FLOOR);
    String places = places(bound, RoundingMode.FLOOR);
    String same = less(whole, places, 0);
    return whole.length() == 1
        ? "0*(?:%s)".formatted(same)
        : "0*(?:[0-9]{1,%d}%s|%s)".formatted(whole.length() - 1, FRACTION, same);
  }

  /** From the digit at {@code at} on, as many digits before the point, a larger number or it. */
  private static String more(String whole, String places, int at) {
    if (at == whole.length()) {
      return places.isEmpty() ? FRACTION : "\\.(?:%s)".formatted(moreFraction(places, 0));
    }
    char digit = whole.charAt(at);
    String same = digit + group(more(whole, places, at + 1));
    return digit == '9'
        ? same
        : "[%c-9][0-9]{%d}%s|%s".formatted(digit + 1, whole.length() - at - 1, FRACTION, same);
  }

  private static String moreFraction(String places, int at) {
    if (at == places.length()) {
      return "[0-9]*";
    }
    char digit = places.charAt(at);
    String same = digit + group(moreFraction(places, at + 1));
    return digit == '9' ? same : "[%c-9][0-9]*|%s".formatted(digit + 1, same);
  }

  /** From the digit at {@code at} on, as many digits before the point, a smaller number or it. */
  private static String less(String whole, String places, int at) {
    if (at == whole.length()) {
      return places.isEmpty() ? "(?:\\.0+)?" : "(?:\\.(?:%s))?".formatted(lessFraction(places, 0));
    }
    char digit = whole.charAt(at);
    String same = digit + group(less(whole, places, at + 1));
    return digit == '0'
        ? same
        : "[0-%c][0-9]{%d}%s|%s".formatted(digit - 1, whole.length() - at - 1, FRACTION, same);
  }

  /** At least one digit has to come, unless some have come before. */
  private static String lessFraction(String places, int at) {
    if (at == places.length()) {
      return "0*";
    }
    char digit = places.charAt(at);
    String same = digit + group(at + 1 == places.length() ? "0*" : optional(places, at + 1));
    return digit == '0' ? same : "[0-%c][0-9]*|%s".formatted(digit - 1, same);
  }

  private static String optional(String places, int at) {
    return "(?:%s)?".formatted(lessFraction(places, at));
  }

  private static String group(String pattern) {
    return pattern.contains("|") && !pattern.startsWith("(?:") ? "(?:" + pattern + ")" : pattern;
  }

  private static String whole(BigDecimal bound, RoundingMode rounding) {
    return rounded(bound, rounding).toBigInteger().toString();
  }

  private static String places(BigDecimal bound, RoundingMode rounding) {
    BigDecimal rounded = rounded(bound, rounding);
    BigDecimal rest = rounded.subtract(new BigDecimal(rounded.toBigInteger())).stripTrailingZeros();
    return rest.signum() == 0 ? "" : rest.toPlainString().substring(2);
  }

  private static BigDecimal rounded(BigDecimal bound, RoundingMode rounding) {
    return bound.scale() > PLACES ? bound.setScale(PLACES, rounding) : bound;
  }
}
