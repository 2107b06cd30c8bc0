package org.raidbench.core.fio;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Numbers at the beginning of a text, as C's scanf takes them. */
final class Reals {
  private static final Pattern REAL =
      Pattern.compile("\\s*([+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?).*");
  private static final Pattern NAMED =
      Pattern.compile("\\s*[+-]?(inf|nan).*", Pattern.CASE_INSENSITIVE);
  private static final Pattern DECIMAL = Pattern.compile("\\s*([+-]?)([0-9]+).*");
  private static final Pattern HEX = Pattern.compile("\\s*([+-]?)(?:0[xX])?([0-9a-fA-F]+).*");

  private Reals() {}

  /** The number with a fraction that a text begins with; null if there is none. */
  static @Nullable Double leading(String text) {
    if (text.length() > 200) {
      return null;
    }
    Matcher matcher = REAL.matcher(text);
    if (matcher.matches()) {
      return new BigDecimal(matcher.group(1)).doubleValue();
    }
    Matcher named = NAMED.matcher(text);
    return named.matches() ? (Double) Double.NaN : null;
  }

  /** The number of 32 bits that a text begins with; null if there is none. */
  static @Nullable Long unsigned(String text) {
    boolean hex = text.contains("0x") || text.contains("0X");
    Matcher matcher = (hex ? HEX : DECIMAL).matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    String digits = matcher.group(2);
    java.math.BigInteger value = new java.math.BigInteger(digits, hex ? 16 : 10);
    long kept = value.longValue();
    return matcher.group(1).equals("-") ? -kept : kept;
  }
}
