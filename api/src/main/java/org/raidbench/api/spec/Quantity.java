package org.raidbench.api.spec;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
      Pattern.compile("([0-9]+)(?:\\.[0-9]{1,18})? ?([A-Za-z%][A-Za-z/%]*)?");

  private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE);

  private static final Map<String, Unit> SIZES =
      table(
          "B",
          "1",
          "KB kB",
          "1000",
          "KiB kiB",
          "1024",
          "MB",
          "1000000",
          "MiB",
          "1048576",
          "GB",
          "1000000000",
          "GiB",
          "1073741824",
          "TB",
          "1000000000000",
          "TiB",
          "1099511627776");

  private static final Map<String, Unit> TIMES =
      table(
          "ns",
          "1",
          "us",
          "1000",
          "ms",
          "1000000",
          "s",
          "1000000000",
          "min",
          "60000000000",
          "h",
          "3600000000000",
          "d",
          "86400000000000");

  private static final Map<String, Unit> RATES = rates();

  private static final Map<String, Unit> FREQUENCIES =
      table("Hz", "1", "kHz", "1000", "MHz", "1000000", "GHz", "1000000000");

  private static final Map<String, Unit> ROTATIONS = table("rpm", "1");
  private static final Map<String, Unit> SHARES = table("%", "0.01");
  private static final Map<String, Unit> BARE = table("", "1");

  private Quantity() {}

  /**
   * Reads a number of the given dimension.
   *
   * @param text what was written
   * @param dimension what it should measure; not TEXT, WORDS or FLAG
   * @return the value in the dimension's base unit, or empty if the text is not such a quantity,
   *     has more than 18 digits behind its point, has more before it than always fit a {@code long}
   *     in that unit (18 of B, 15 of KiB), or (COUNT) has a fraction
   */
  public static OptionalDouble parse(String text, Dimension dimension) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return OptionalDouble.empty();
    }
    String unit = matcher.group(2) == null ? "" : matcher.group(2);
    Unit known = unitsOf(dimension).get(unit);
    if (known == null || matcher.group(1).length() > known.digitsMax()) {
      return OptionalDouble.empty();
    }
    BigDecimal number = new BigDecimal(text.substring(0, text.length() - unit.length()).strip());
    if (dimension == Dimension.COUNT && number.stripTrailingZeros().scale() > 0) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(number.multiply(known.factor()).doubleValue());
  }

  /**
   * The units that numbers of a dimension are written with.
   *
   * @param dimension the dimension
   * @return every spelling, from the smallest to the largest unit; the empty one where there is no
   *     unit; none for TEXT, WORDS and FLAG
   */
  public static List<String> units(Dimension dimension) {
    return List.copyOf(unitsOf(dimension).keySet());
  }

  /**
   * What {@link #parse} reads, as a regular expression that Java and ECMA-262 understand alike.
   *
   * @param dimension what is measured
   * @return an expression without anchors that matches as a whole what is read, and nothing else;
   *     one that matches nothing for TEXT, WORDS and FLAG
   */
  public static String pattern(Dimension dimension) {
    Map<Integer, List<String>> unitsByDigits = new LinkedHashMap<>();
    unitsOf(dimension)
        .forEach(
            (spelling, unit) ->
                unitsByDigits
                    .computeIfAbsent(unit.digitsMax(), key -> new ArrayList<>())
                    .add(spelling));
    if (unitsByDigits.isEmpty()) {
      return "(?!)";
    }
    String fraction = dimension == Dimension.COUNT ? "(?:\\.0{1,18})?" : "(?:\\.[0-9]{1,18})?";
    return unitsByDigits.entrySet().stream()
        .map(
            entry ->
                "[0-9]{1,%d}%s ?%s"
                    .formatted(
                        entry.getKey(),
                        fraction,
                        entry.getValue().equals(List.of(""))
                            ? ""
                            : "(?:" + String.join("|", entry.getValue()) + ")"))
        .collect(Collectors.joining("|", "(?:", ")"));
  }

  /**
   * A unit.
   *
   * @param factor what it is in the base unit
   * @param digitsMax so many digits of it fit a long, whatever they are
   */
  private record Unit(BigDecimal factor, int digitsMax) {
    static Unit of(BigDecimal factor) {
      int digits = 0;
      while (factor.scaleByPowerOfTen(digits + 1).compareTo(MOST) <= 0) {
        digits++;
      }
      return new Unit(factor, digits);
    }
  }

  private static Map<String, Unit> unitsOf(Dimension dimension) {
    return switch (dimension) {
      case SIZE -> SIZES;
      case TIME -> TIMES;
      case RATE -> RATES;
      case FREQUENCY -> FREQUENCIES;
      case ROTATION -> ROTATIONS;
      case SHARE -> SHARES;
      case COUNT, REAL -> BARE;
      case TEXT, WORDS, FLAG -> Map.of();
    };
  }

  /** Spellings of a unit, then what it is in the base unit, and so on. */
  private static Map<String, Unit> table(String... spellingsAndFactors) {
    Map<String, Unit> table = new LinkedHashMap<>();
    for (int i = 0; i < spellingsAndFactors.length; i += 2) {
      for (String spelling : spellingsAndFactors[i].split(" ", -1)) {
        table.put(spelling, Unit.of(new BigDecimal(spellingsAndFactors[i + 1])));
      }
    }
    return table;
  }

  private static Map<String, Unit> rates() {
    Map<String, Unit> rates = new LinkedHashMap<>();
    SIZES.forEach((spelling, unit) -> rates.put(spelling + "/s", unit));
    rates.putAll(table("Mbit/s", "125000", "Gbit/s", "125000000"));
    return rates;
  }
}
