package org.raidbench.core.fctest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

final class FileSizesTest {
  private static FileSizes sizes(String text) {
    return FileSizes.parse(text).orElseThrow();
  }

  @Test
  void theyAddUpWhateverTheSet() {
    String[] kinds = {"equal", "normal 25%", "normal 100%", "lognormal 0", "lognormal 4"};
    Sweep.seeds(
        200,
        seed -> {
          RandomStream random = new RandomStream(seed, "sizes");
          int files = 1 + (int) random.below(3000);
          long total = files + random.below(1L << (1 + random.below(40)));
          for (String kind : kinds) {
            long[] sizes = sizes(kind).of(files, total);
            assertEquals(files, sizes.length);
            assertEquals(total, Arrays.stream(sizes).sum(), kind);
            assertTrue(Arrays.stream(sizes).allMatch(size -> size > 0), kind);
            assertArrayEquals(sizes, sizes(kind).of(files, total), "made again");
          }
        });
  }

  @Test
  void equalOnesDifferByABytePerFileAtMost() {
    long[] sizes = sizes("equal").of(3, 1_600_000_000);
    assertTrue(
        Arrays.stream(sizes).max().orElseThrow() - Arrays.stream(sizes).min().orElseThrow() <= 1);
  }

  @Test
  void aNormalSetHasItsDeviation() {
    long[] sizes = sizes("normal 25%").of(1000, 1_000_000_000);
    double square = Arrays.stream(sizes).mapToDouble(it -> (it - 1e6) * (it - 1e6)).sum();
    assertEquals(250_000, Math.sqrt(square / 1000), 3_000);
  }

  /** The median of a lognormal is its mean divided by exp(sigma^2 / 2). */
  @Test
  void aLognormalSetHasItsMedian() {
    long[] sizes = sizes("lognormal 1.5").of(100_001, 100_001L * 1_000_000);
    Arrays.sort(sizes);
    assertEquals(1_000_000 / Math.exp(1.125), sizes[50_000], 4_000);
  }

  @Test
  void theyAreShuffled() {
    long[] sizes = sizes("lognormal 2").of(1000, 100_000_000);
    int rises = 0;
    for (int i = 1; i < sizes.length; i++) {
      rises += sizes[i] > sizes[i - 1] ? 1 : 0;
    }
    assertEquals(500, rises, 60);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0", "0.975, 1.959963985", "0.001, -3.090232306", "0.999999, 4.753424309"})
  void quantilesAreThoseOfTables(double share, double expected) {
    assertEquals(expected, NormalQuantile.of(share), 1e-7);
  }
}
