package org.raidbench.core.fio;

import org.raidbench.core.fio.FioOption.Flag;

/** Numbers, times and ranges, perhaps several for the directions. */
final class NumberSyntax {
  /** fio looks at no more of a number. */
  private static final int LENGTH_MAX = 127;

  private final int kiloBase;

  /**
   * Makes the syntax of a section.
   *
   * @param kiloBase what {@code k} means: 1024 or 1000
   */
  NumberSyntax(int kiloBase) {
    this.kiloBase = kiloBase;
  }

  FioValue numbers(FioOption option, String text) throws FioSyntax.Refused {
    Slots slots = new Slots();
    FioSyntax.Refused first = null;
    String rest = text;
    for (int part = 0; ; part++) {
      int next = separator(rest);
      boolean more = next >= 0;
      String own =
          more && next == rest.length() - 1 && rest.endsWith(",") ? rest.substring(0, next) : rest;
      try {
        FioNumber number = number(option, own);
        slots.put(part, number.value(), null, more);
        slots.exact &= number.exact() || more;
      } catch (FioSyntax.Refused e) {
        first = first == null ? e : first;
        slots.exact = false;
      }
      if (!more) {
        break;
      }
      rest = rest.substring(next + 1);
    }
    return slots.value(text, first);
  }

  private FioNumber number(FioOption option, String text) throws FioSyntax.Refused {
    if (text.endsWith("z")) {
      return zones(option, text);
    }
    int comma = text.indexOf(',');
    int end = comma < 0 ? text.length() : comma;
    String own = text.substring(0, Math.min(end, LENGTH_MAX));
    FioNumber number =
        option.isTime()
            ? FioNumber.micros(own, option.isSeconds())
            : FioNumber.bytes(own, kiloBase);
    if (number == null) {
      throw new FioSyntax.Refused(" is not a number; expected " + FioSyntax.expected(option));
    }
    long value = number.value();
    if (option.flags().contains(Flag.POW2) && Long.bitCount(value) > 1) {
      throw new FioSyntax.Refused(" is not a power of two");
    }
    checkRange(option, value);
    if (option.name().equals("io_size")
        && value < 0
        && value >= Long.MIN_VALUE + (1L << 32)
        && ((-1 - value) & 0xffff_ffffL) > 100) {
      throw new FioSyntax.Refused(" is more than 100 %");
    }
    long kept = option.type() == FioOption.Type.INT ? (int) value : value;
    return new FioNumber(kept, number.exact());
  }

  private static void checkRange(FioOption option, long value) throws FioSyntax.Refused {
    boolean narrow = option.type() == FioOption.Type.INT;
    boolean large;
    boolean small;
    if (narrow) {
      long kept = (int) value < 0 ? (int) value : value & 0xffff_ffffL;
      large = option.max() != 0 && kept > option.max();
      small = option.min() != 0 && (int) value < option.min();
    } else {
      large = option.max() != 0 && Long.compareUnsigned(value, option.max()) > 0;
      small = option.min() != 0 && Long.compareUnsigned(value, option.min()) < 0;
    }
    if (large || small) {
      throw new FioSyntax.Refused(
          " is too " + (large ? "large" : "small") + "; expected " + FioSyntax.expected(option));
    }
  }

  private static FioNumber zones(FioOption option, String text) throws FioSyntax.Refused {
    if (option.type() == FioOption.Type.ZONE
        && FioNumber.isDigit(text.charAt(0))
        && text.chars().limit(text.length() - 1).allMatch(c -> c >= '0' && c <= '9')) {
      return new FioNumber(Long.MIN_VALUE, true);
    }
    throw new FioSyntax.Refused(
        " ends in z, which means zones; expected " + FioSyntax.expected(option));
  }

  FioValue ranges(String text) throws FioSyntax.Refused {
    Slots slots = new Slots();
    FioSyntax.Refused first = null;
    String[] parts = text.split(",", -1);
    int count =
        parts.length > 1 && parts[parts.length - 1].isEmpty() ? parts.length - 1 : parts.length;
    for (int part = 0; part < count; part++) {
      String own = parts[part];
      int dash = own.indexOf('-') >= 0 ? own.indexOf('-') : own.indexOf(':');
      FioNumber low = dash < 0 ? null : FioNumber.bytes(own.substring(0, dash), kiloBase);
      FioNumber high = dash < 0 ? null : FioNumber.bytes(own.substring(dash + 1), kiloBase);
      if (low == null || high == null) {
        first =
            first == null
                ? new FioSyntax.Refused(" is not a range; expected one such as 4k-16k")
                : first;
        slots.exact = false;
        continue;
      }
      long least =
          Long.compareUnsigned(low.value(), high.value()) <= 0 ? low.value() : high.value();
      long most = least == low.value() ? high.value() : low.value();
      slots.put(part, least, most, part < parts.length - 1);
      slots.exact &= low.exact() && high.exact();
    }
    return slots.value(text, first);
  }

  /** Where the next number begins after: a comma, or else a colon, or else a hyphen. */
  static int separator(String text) {
    for (char c : new char[] {',', ':', '-'}) {
      int at = text.indexOf(c);
      if (at >= 0) {
        return at;
      }
    }
    return -1;
  }
}
