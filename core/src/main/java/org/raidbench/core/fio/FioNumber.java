package org.raidbench.core.fio;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A number as fio reads it: leading digits and a suffix; whatever else follows is silently left
 * out, and so is known here as not exact.
 *
 * <p>With {@code kb_base=1024}, fio's usual, {@code k} and {@code kb} are 1024 and {@code kib} is
 * 1000; with 1000 it is the other way round. A percentage {@code p} is kept as {@code -1 - p}.
 *
 * @param value the value; bytes, microseconds or a count
 * @param exact whether all that was written counts
 */
record FioNumber(long value, boolean exact) {
  private static final String UNITS = "kmgtp";

  /** A percentage of at most 100, or what fio cannot tell from one. */
  static boolean isPercent(long value) {
    return value < 0 && value >= -101;
  }

  static int percent(long value) {
    return (int) (-1 - value);
  }

  /**
   * Reads a size, a rate or a count.
   *
   * @return null if there is no number at the beginning
   */
  static @Nullable FioNumber bytes(String text, int kiloBase) {
    Digits digits = Digits.of(text);
    if (digits == null) {
      return null;
    }
    int at = skipNumber(text);
    char next = at < text.length() ? text.charAt(at) : 0;
    boolean all = digits.end == text.length();
    if (!isLetter(next) && next != '%') {
      return new FioNumber(digits.value, all);
    }
    String suffix = untilSeparator(text.substring(at).toLowerCase(Locale.ROOT));
    boolean whole = at == digits.end && at + suffix.length() == text.length();
    if (suffix.startsWith("%")) {
      return new FioNumber(-1 - digits.value, whole && suffix.length() == 1);
    }
    return new FioNumber(
        digits.value * multiplier(suffix, kiloBase), all || (whole && isKnownSuffix(suffix)));
  }

  /**
   * Reads a time.
   *
   * @param seconds whether a number without unit means seconds, not microseconds
   * @return microseconds; null if there is no number at the beginning
   */
  static @Nullable FioNumber micros(String text, boolean seconds) {
    Digits digits = Digits.of(text);
    if (digits == null) {
      return null;
    }
    int at = 0;
    while (at < text.length() && (isDigit(text.charAt(at)) || isSign(text.charAt(at)))) {
      at++;
    }
    if (at >= text.length() || !isLetter(text.charAt(at))) {
      return new FioNumber(digits.value * (seconds ? 1_000_000 : 1), digits.end == text.length());
    }
    String unit = text.substring(at).toLowerCase(Locale.ROOT);
    long micros =
        switch (unit) {
          case "s" -> 1_000_000L;
          case "m" -> 60_000_000L;
          case "h" -> 3_600_000_000L;
          case "d" -> 86_400_000_000L;
          default -> unit.startsWith("ms") ? 1000 : 1;
        };
    boolean known = micros > 1 || unit.startsWith("us");
    return new FioNumber(digits.value * micros, at == digits.end && known);
  }

  private static long multiplier(String suffix, int kiloBase) {
    int power = suffix.isEmpty() ? 0 : UNITS.indexOf(suffix.charAt(0)) + 1;
    boolean other = suffix.length() >= 3 && suffix.startsWith("ib", 1);
    int base = other ? (kiloBase == 1000 ? 1024 : 1000) : kiloBase;
    long multiplier = 1;
    for (int i = 0; i < power; i++) {
      multiplier *= base;
    }
    return multiplier;
  }

  private static boolean isKnownSuffix(String suffix) {
    return suffix.isEmpty()
        || (UNITS.indexOf(suffix.charAt(0)) >= 0
            && (suffix.length() == 1
                || suffix.substring(1).equals("b")
                || suffix.substring(1).equals("ib")));
  }

  private static int skipNumber(String text) {
    boolean seen = false;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (!isDigit(c) && (!isSign(c) || seen)) {
        break;
      }
      seen |= isDigit(c);
      at++;
    }
    return at;
  }

  private static String untilSeparator(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (":-,/".indexOf(text.charAt(i)) >= 0) {
        return text.substring(0, i);
      }
    }
    return text;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static boolean isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  private static boolean isSign(char c) {
    return c == '+' || c == '-';
  }

  /** The number at the beginning of a text, after blanks, as C's strtoll takes it. */
  private record Digits(long value, int end) {
    static @Nullable Digits of(String text) {
      int base = text.contains("0x") || text.contains("0X") ? 16 : 10;
      int at = 0;
      while (at < text.length() && isSpace(text.charAt(at))) {
        at++;
      }
      boolean negative = at < text.length() && text.charAt(at) == '-';
      if (at < text.length() && isSign(text.charAt(at))) {
        at++;
      }
      if (base == 16
          && text.regionMatches(true, at, "0x", 0, 2)
          && at + 2 < text.length()
          && Character.digit(text.charAt(at + 2), 16) >= 0) {
        at += 2;
      }
      int first = at;
      long value = 0;
      boolean overflow = false;
      for (; at < text.length(); at++) {
        int digit = text.charAt(at) < 128 ? Character.digit(text.charAt(at), base) : -1;
        if (digit < 0) {
          break;
        }
        overflow |= value > (Long.MAX_VALUE - digit) / base;
        value = overflow ? value : value * base + digit;
      }
      if (at == first || (overflow && !negative)) {
        return null;
      }
      return new Digits(overflow ? Long.MIN_VALUE : negative ? -value : value, at);
    }
  }
}
