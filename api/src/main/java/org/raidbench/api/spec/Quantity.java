package org.raidbench.api.spec;

import java.math.BigDecimal;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raidbench.api.stability.Stable;

/**
 * Reads numbers with units: {@code 64KiB}, {@code 300MB/s}, {@code 2ms}, {@code 28 %}.
 *
 * <p>{@code KB MB GB TB} are powers of 1000, {@code KiB MiB GiB TiB} powers of 1024. One space may
 * stand before the unit. A number has no sign and no digit grouping. Units are exact in case, but
 * {@code kB} and {@code kiB} are accepted for {@code KB} and {@code KiB}.
 */
@Stable
public final class Quantity {
  private static final Pattern FORM =
      Pattern.compile("([0-9]+(?:\\.[0-9]+)?) ?([A-Za-z%][A-Za-z/%]*)?");

  private static final Map<String, BigDecimal> SIZES =
      Map.of(
          "B", BigDecimal.ONE,
          "KB", BigDecimal.valueOf(1_000L),
          "MB", BigDecimal.valueOf(1_000_000L),
          "GB", BigDecimal.valueOf(1_000_000_000L),
          "TB", BigDecimal.valueOf(1_000_000_000_000L),
          "KiB", BigDecimal.valueOf(1L << 10),
          "MiB", BigDecimal.valueOf(1L << 20),
          "GiB", BigDecimal.valueOf(1L << 30),
          "TiB", BigDecimal.valueOf(1L << 40));

  private static final Map<String, BigDecimal> TIMES =
      Map.of(
          "ns", BigDecimal.ONE,
          "us", BigDecimal.valueOf(1_000L),
          "ms", BigDecimal.valueOf(1_000_000L),
          "s", BigDecimal.valueOf(1_000_000_000L),
          "min", BigDecimal.valueOf(60_000_000_000L),
          "h", BigDecimal.valueOf(3_600_000_000_000L),
          "d", BigDecimal.valueOf(86_400_000_000_000L));

  private static final Map<String, BigDecimal> BIT_RATES =
      Map.of(
          "Mbit/s", BigDecimal.valueOf(125_000L),
          "Gbit/s", BigDecimal.valueOf(125_000_000L));

  private static final Map<String, BigDecimal> FREQUENCIES =
      Map.of(
          "Hz", BigDecimal.ONE,
          "kHz", BigDecimal.valueOf(1_000L),
          "MHz", BigDecimal.valueOf(1_000_000L),
          "GHz", BigDecimal.valueOf(1_000_000_000L));

  private Quantity() {}

  /**
   * Reads a number of the given dimension.
   *
   * @param text what was written
   * @param dimension what it should measure; not TEXT, WORDS or FLAG
   * @return the value in the dimension's base unit, or empty if the text is not such a quantity,
   *     does not fit a {@code long}, or (COUNT) has a fraction
   */
  public static OptionalDouble parse(String text, Dimension dimension) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches() || text.length() > 40) {
      return OptionalDouble.empty();
    }
    BigDecimal number = new BigDecimal(matcher.group(1));
    String unit = matcher.group(2) == null ? "" : matcher.group(2);
    BigDecimal factor = factor(unit, dimension);
    if (factor == null) {
      return OptionalDouble.empty();
    }
    BigDecimal value = number.multiply(factor);
    if (value.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
      return OptionalDouble.empty();
    }
    if (dimension == Dimension.COUNT && value.stripTrailingZeros().scale() > 0) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(value.doubleValue());
  }

  private static @org.jspecify.annotations.Nullable BigDecimal factor(
      String unit, Dimension dimension) {
    String name = unit.startsWith("k") && unit.contains("B") ? "K" + unit.substring(1) : unit;
    return switch (dimension) {
      case SIZE -> SIZES.get(name);
      case TIME -> TIMES.get(name);
      case RATE ->
          name.endsWith("B/s")
              ? SIZES.get(name.substring(0, name.length() - 2))
              : BIT_RATES.get(name);
      case FREQUENCY -> FREQUENCIES.get(name);
      case ROTATION -> name.equals("rpm") ? BigDecimal.ONE : null;
      case SHARE -> name.equals("%") ? new BigDecimal("0.01") : null;
      case COUNT, REAL -> name.isEmpty() ? BigDecimal.ONE : null;
      case TEXT, WORDS, FLAG -> null;
    };
  }
}
