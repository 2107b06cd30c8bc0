package org.raidbench.api.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class QuantityTest {
  @ParameterizedTest
  @CsvSource({
    "64KiB, SIZE, 65536",
    "64 KiB, SIZE, 65536",
    "74GB, SIZE, 74000000000",
    "0.5 kB, SIZE, 500",
    "1kiB, SIZE, 1024",
    "2TiB, SIZE, 2199023255552",
    "512B, SIZE, 512",
    "2ms, TIME, 2000000",
    "0.25us, TIME, 250",
    "10min, TIME, 600000000000",
    "30d, TIME, 2592000000000000",
    "300MB/s, RATE, 300000000",
    "3200MiB/s, RATE, 3355443200",
    "6Gbit/s, RATE, 750000000",
    "1.5Mbit/s, RATE, 187500",
    "2.6GHz, FREQUENCY, 2600000000",
    "33kHz, FREQUENCY, 33000",
    "10000rpm, ROTATION, 10000",
    "28 %, SHARE, 0.28",
    "28%, SHARE, 0.28",
    "255, COUNT, 255",
    "255.0, COUNT, 255",
    "0, COUNT, 0",
    "1.5, REAL, 1.5",
    "999999999999999999, COUNT, 999999999999999999",
    "99999d, TIME, 8639913600000000000"
  })
  void quantitiesAreReadInTheBaseUnit(String text, Dimension dimension, double value) {
    assertEquals(OptionalDouble.of(value), Quantity.parse(text, dimension));
  }

  @ParameterizedTest
  @CsvSource({
    "'', SIZE",
    "64, SIZE",
    "KiB, SIZE",
    "64kib, SIZE",
    "64KIB, SIZE",
    "64  KiB, SIZE",
    "'64KiB ', SIZE",
    "' 64KiB', SIZE",
    "-64KiB, SIZE",
    "+64KiB, SIZE",
    "64KiB/s, SIZE",
    "'1,000B', SIZE",
    "1e3B, SIZE",
    ".5KiB, SIZE",
    "5.KiB, SIZE",
    "9000000TiB, SIZE",
    "300MB, RATE",
    "300Mb/s, RATE",
    "300 /s, RATE",
    "6Gbit, RATE",
    "2, TIME",
    "2m, TIME",
    "2MS, TIME",
    "1.5, COUNT",
    "1%, COUNT",
    "1000000000000000000, COUNT",
    "100000d, TIME",
    "28, SHARE",
    "7200, ROTATION",
    "2.6ghz, FREQUENCY",
    "NaN, REAL",
    "Infinity, REAL",
    "0000000000000000001, COUNT",
    "1.0000000000000000001, REAL"
  })
  void whatIsNoQuantityOfThatDimensionIsEmpty(String text, Dimension dimension) {
    assertEquals(OptionalDouble.empty(), Quantity.parse(text, dimension));
  }

  @ParameterizedTest
  @EnumSource(names = {"TEXT", "WORDS", "FLAG"})
  void textIsNoQuantity(Dimension dimension) {
    assertEquals(OptionalDouble.empty(), Quantity.parse("1", dimension));
  }

  /** What an error message tells the user to write must be accepted. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TEXT", "WORDS", "FLAG"})
  void theExampleOfADimensionIsOne(Dimension dimension) {
    String examples = dimension.expected().replaceAll("^a .*such as ", "");
    for (String example : examples.split(", | or ")) {
      assertTrue(Quantity.parse(example, dimension).isPresent(), example);
    }
  }

  private static final String[] PIECES = {
    "0",
    "1",
    "9",
    "64",
    "512",
    "1024",
    "999999999",
    "123456789012345678",
    ".",
    ".0",
    ".5",
    ".25",
    " ",
    "  ",
    "-",
    "+",
    "e3",
    ",",
    "%",
    "B",
    "KB",
    "kB",
    "KiB",
    "kiB",
    "kib",
    "MB",
    "MiB",
    "GB",
    "GiB",
    "TB",
    "TiB",
    "/s",
    "bit/s",
    "Mbit/s",
    "Gbit/s",
    "ns",
    "us",
    "ms",
    "s",
    "min",
    "h",
    "d",
    "Hz",
    "kHz",
    "MHz",
    "GHz",
    "rpm",
    "\n",
    "x"
  };

  /** The expression is what a schema gives to editors; it must not be of another opinion. */
  @ParameterizedTest
  @EnumSource
  void thePatternAcceptsWhatIsRead(Dimension dimension) {
    Pattern pattern = Pattern.compile("^(?:" + Quantity.pattern(dimension) + ")$");
    List<String> units = Quantity.units(dimension);
    int read = 0;
    for (long seed = 0; seed < 20_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(5); i >= 0; i--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      if (!units.isEmpty() && random.nextInt(3) > 0) {
        text = new StringBuilder(text.toString().replaceAll("[^0-9. ]", ""));
        text.append(units.get(random.nextInt(units.size())));
      }
      boolean present = Quantity.parse(text.toString(), dimension).isPresent();
      String which = "seed " + seed + ": \"" + text + "\"";
      assertEquals(present, pattern.matcher(text).matches(), which);
      read += present ? 1 : 0;
    }
    assertEquals(!units.isEmpty(), read > 1_000, dimension + ": " + read + " were read");
  }

  @ParameterizedTest
  @EnumSource
  void aUnitIsNamedForEachSpelling(Dimension dimension) {
    for (String unit : Quantity.units(dimension)) {
      assertTrue(Quantity.parse("1" + unit, dimension).isPresent(), unit);
    }
  }
}
