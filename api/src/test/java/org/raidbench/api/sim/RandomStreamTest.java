package org.raidbench.api.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RandomStreamTest {
  /** Five standard deviations of a mean of this many draws are what is allowed below. */
  private static final int DRAWS = 200_000;

  /**
   * Made by a program of its own in another language, which gives the numbers published with
   * xoshiro256++ for the state 1, 2, 3, 4 (41943041, 58720359, 3588806011781223, ...) and with
   * SplitMix64 for the seed 1234567 (6457827717110365317, 3203168211198807973, ...).
   */
  @ParameterizedTest
  @CsvSource({
    "1, disk, 1a33f7046d334764, 156a90d6cdcb5c06, b65da2516e76a4aa, 15dcec55cf75c4b2",
    "-1, disk, 4eddd3b97a318cd8, 1ed325fd68e9f345, 8eeb6c07143a1e37, dacd40fb5b51df1c",
    "1, '', 382d26e28d18b6db, 65c4852233bb4b95, 524f4f8552275643, df764bdf310112f9",
    "42, controller.queue, 96b5de6c4124b220, b5040bcaecbd9dbb, 9c408c8fea3fb572, c1430fd063ee0820"
  })
  void numbersAreTheseForEver(
      long seed, String name, String first, String second, String third, String fourth) {
    RandomStream stream = new RandomStream(seed, name);

    for (String expected : new String[] {first, second, third, fourth}) {
      assertEquals(expected, "%016x".formatted(stream.nextLong()));
    }
  }

  /** As its authors wrote it in C, with the state as an array. */
  private static long reference(long[] s) {
    long result = Long.rotateLeft(s[0] + s[3], 23) + s[0];
    long t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = Long.rotateLeft(s[3], 45);
    return result;
  }

  @Test
  void theReferenceGivesThePublishedNumbers() {
    long[] state = {1, 2, 3, 4};

    for (String published :
        List.of(
            "41943041",
            "58720359",
            "3588806011781223",
            "3591011842654386",
            "9228616714210784205",
            "9973669472204895162",
            "14011001112246962877",
            "12406186145184390807",
            "15849039046786891736",
            "10450023813501588000")) {
      assertEquals(published, Long.toUnsignedString(reference(state)));
    }
  }

  /** The JDK's SplittableRandom is SplitMix64: it adds the constant and mixes. */
  @ParameterizedTest
  @ValueSource(strings = {"", "a", "disk.ssd3.dies", "\u0434\u0438\u0441\u043a"})
  void theReferenceSeededByTheJdksSplitMixAgrees(String name) {
    long hash = 0xcbf29ce484222325L;
    for (char unit : name.toCharArray()) {
      hash = (hash ^ unit) * 0x100000001b3L;
    }
    long mixed = new SplittableRandom(hash - 0x9e3779b97f4a7c15L).nextLong();
    SplittableRandom seeder = new SplittableRandom(7 ^ mixed);
    long[] state = LongStream.generate(seeder::nextLong).limit(4).toArray();

    RandomStream stream = new RandomStream(7, name);

    for (int i = 0; i < 1000; i++) {
      assertEquals(reference(state), stream.nextLong(), "draw " + i);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 10, 1 << 20, (1L << 62) + 1, Long.MAX_VALUE})
  void belowIsTheHighHalfOfTheExactProduct(long bound) {
    RandomStream bits = new RandomStream(3, "below");
    RandomStream stream = new RandomStream(3, "below");
    for (int i = 0; i < 1000; i++) {
      BigInteger unsigned = new BigInteger(Long.toUnsignedString(bits.nextLong()));
      long expected = unsigned.multiply(BigInteger.valueOf(bound)).shiftRight(64).longValueExact();

      assertEquals(expected, stream.below(bound));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Long.MIN_VALUE})
  void aBoundThatIsNotPositiveIsRefused(long bound) {
    RandomStream stream = new RandomStream(1, "x");

    assertThrows(IllegalArgumentException.class, () -> stream.below(bound));
  }

  /** Chi-square with 99 degrees of freedom exceeds 161 once in 10,000 times. */
  @Test
  void everyNumberBelowABoundIsAsLikely() {
    int[] seen = new int[100];
    RandomStream stream = new RandomStream(5, "uniform");
    for (int i = 0; i < DRAWS; i++) {
      seen[(int) stream.below(seen.length)]++;
    }

    double expected = DRAWS / 100.0;
    double chiSquare = 0;
    for (int count : seen) {
      chiSquare += (count - expected) * (count - expected) / expected;
    }
    assertTrue(chiSquare < 161, "chi-square " + chiSquare);
  }

  @Test
  void fractionsAreUniformFromZeroToBelowOne() {
    RandomStream stream = new RandomStream(5, "fractions");
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < DRAWS; i++) {
      double fraction = stream.nextDouble();
      assertTrue(fraction >= 0 && fraction < 1, "fraction " + fraction);
      sum += fraction;
      squares += fraction * fraction;
    }

    assertEquals(1.0 / 2, sum / DRAWS, 5 * Math.sqrt(1.0 / 12 / DRAWS));
    assertEquals(1.0 / 3, squares / DRAWS, 5 * Math.sqrt(4.0 / 45 / DRAWS));
  }

  @Test
  void exponentialTimesHaveTheirMeanAndDeviation() {
    RandomStream stream = new RandomStream(5, "times");
    double mean = 1e6;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < DRAWS; i++) {
      long nanos = stream.exponentialNanos(mean);
      assertTrue(nanos >= 0, "time " + nanos);
      sum += nanos;
      squares += (double) nanos * nanos;
    }

    assertEquals(mean, sum / DRAWS, 5 * mean / Math.sqrt(DRAWS));
    assertEquals(2 * mean * mean, squares / DRAWS, 5 * mean * mean * Math.sqrt(20.0 / DRAWS));
    assertEquals(0, stream.exponentialNanos(0));
  }

  @Test
  void streamsOfOtherNamesAreUnrelated() {
    int equal = 0;
    for (int i = 0; i < 1000; i++) {
      RandomStream one = new RandomStream(9, "disk" + i);
      RandomStream other = new RandomStream(9, "disk" + (i + 1));
      equal += Long.bitCount(one.nextLong() ^ other.nextLong());
    }

    assertEquals(32_000, equal, 5 * Math.sqrt(64_000 / 4.0));
  }
}
