package org.raidbench.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.api.spec.Quantity;
import org.raidbench.core.bench.Place;
import org.raidbench.core.bench.Said;

/** Expressions match what is read, and nothing else. */
final class QuantityPatternTest {
  private static final int SEEDS = 2_000;

  @Test
  void numbersAreComparedDigitByDigit() {
    int matched = 0;
    for (long seed = 0; seed < 10_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String bound = decimal(random);
      String near = random.nextBoolean() ? decimal(random) : changed(bound, random);
      int compared = new BigDecimal(near).compareTo(new BigDecimal(bound));
      String which = "seed " + seed + ": " + near + " against " + bound;
      BigDecimal exact = new BigDecimal(bound).stripTrailingZeros();
      assertEquals(compared >= 0, near.matches(DecimalPattern.atLeast(exact)), which);
      assertEquals(compared <= 0, near.matches(DecimalPattern.atMost(exact)), which);
      matched += compared == 0 ? 1 : 0;
    }
    assertTrue(matched > 20, "alike: " + matched);
  }

  private static String decimal(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(4); i >= 0; i--) {
      text.append((char) ('0' + random.nextInt(10)));
    }
    if (random.nextBoolean()) {
      text.append('.');
      for (int i = random.nextInt(3); i >= 0; i--) {
        text.append((char) ('0' + random.nextInt(10)));
      }
    }
    return text.toString();
  }

  private static String changed(String number, SplittableRandom random) {
    int at = random.nextInt(number.length());
    if (number.charAt(at) == '.' || random.nextInt(4) == 0) {
      return number.contains(".") ? number + "0" : "0" + number + ".0";
    }
    char digit = (char) ('0' + random.nextInt(10));
    return number.substring(0, at) + digit + number.substring(at + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "SIZE, 512B, 1GiB",
    "SIZE, 0B, 64MiB",
    "SIZE, 1GiB, ''",
    "SIZE, '', 1TiB",
    "TIME, 1ns, 10d",
    "TIME, 0s, 1h",
    "RATE, 1MiB/s, ''",
    "RATE, '', 6Gbit/s",
    "SHARE, 0%, 100%",
    "SHARE, 0.05%, 50%",
    "COUNT, 1, 64",
    "COUNT, 0, 1000000000",
    "REAL, 0.5, 1.75",
    "FREQUENCY, 33kHz, 2.6GHz",
    "ROTATION, 3600rpm, 15000rpm"
  })
  void whatIsWithinLimitsIsMatched(Dimension dimension, String least, String most) {
    Limits limits = new Limits(List.of(), least, most);
    Pattern pattern = Pattern.compile("^(?:" + QuantityPattern.of(dimension, limits) + ")$");
    List<String> units = Quantity.units(dimension);
    int inside = 0;
    int outside = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String unit = units.get(random.nextInt(units.size()));
      double factor = Quantity.parse("1" + unit, dimension).orElseThrow();
      String number =
          switch (random.nextInt(5)) {
            case 0 -> decimal(random);
            case 1 -> near(limits.leastIn(dimension), factor, random);
            case 2 -> near(limits.mostIn(dimension), factor, random);
            case 3 -> String.valueOf(random.nextLong(1_000_000_000_000L));
            default -> "00" + random.nextInt(2_000);
          };
      String text = number + (random.nextBoolean() ? " " : "") + unit;
      OptionalDouble value = Quantity.parse(text, dimension);
      boolean right =
          value.isPresent()
              && value.getAsDouble() >= limits.leastIn(dimension)
              && value.getAsDouble() <= limits.mostIn(dimension);
      if (number.replace(".", "").length() > 15) {
        continue; // where a double is not exact, a hair's breadth decides
      }
      assertEquals(
          right, pattern.matcher(text).find(), "seed " + seed + ": " + text + " " + limits);
      inside += right ? 1 : 0;
      outside += right ? 0 : 1;
    }
    assertTrue(inside > 100 && outside > 100, inside + " inside, " + outside + " outside");
  }

  /** A bound in some unit, or a little to either side of it. */
  private static String near(double bound, double factor, SplittableRandom random) {
    if (Double.isInfinite(bound)) {
      return "7";
    }
    BigDecimal exact =
        BigDecimal.valueOf(bound)
            .divide(BigDecimal.valueOf(factor), new java.math.MathContext(14))
            .add(new BigDecimal(random.nextInt(-1, 2)).movePointLeft(random.nextInt(4)))
            .max(BigDecimal.ZERO);
    return exact.stripTrailingZeros().toPlainString();
  }

  @ParameterizedTest
  @EnumSource(
      names = {"TEXT", "WORDS", "FLAG"},
      mode = EnumSource.Mode.EXCLUDE)
  void rangesAreMatchedWhoseEndsHaveTheSameUnit(Dimension dimension) {
    Pattern pattern = Pattern.compile("^(?:" + QuantityPattern.range(dimension) + ")$");
    List<String> units = Quantity.units(dimension);
    int right = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String unit = units.get(random.nextInt(units.size()));
      String text =
          "1"
              + some(unit, units, random)
              + ".."
              + (2 + random.nextInt(100))
              + some(unit, units, random)
              + (random.nextBoolean()
                  ? ""
                  : " "
                      + (random.nextBoolean() ? "step " : "times ")
                      + (2 + random.nextInt(20))
                      + some(unit, units, random));
      boolean read = reads(text, dimension);
      assertEquals(read, pattern.matcher(text).find(), "seed " + seed + ": " + text);
      right += read ? 1 : 0;
    }
    assertTrue(right > SEEDS / 20, "right: " + right);
  }

  private static String some(String unit, List<String> units, SplittableRandom random) {
    String space = random.nextInt(4) == 0 && !unit.isEmpty() ? " " : "";
    return switch (random.nextInt(6)) {
      case 0 -> "";
      case 1 -> space + units.get(random.nextInt(units.size()));
      default -> space + unit;
    };
  }

  /** Whether every value of a range is a quantity. */
  private static boolean reads(String text, Dimension dimension) {
    Optional<List<String>> values =
        Ranges.values(new Said<>(text, new Place("test", 1, 1)), new FaultSet());
    return values.isPresent()
        && values.get().stream().allMatch(value -> Quantity.parse(value, dimension).isPresent());
  }
}
