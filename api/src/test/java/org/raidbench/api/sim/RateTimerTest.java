package org.raidbench.api.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RateTimerTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 7, 999_999_937, 8_800L << 20, 1_000_000_007_000L})
  void aRunOfTransfersTakesAsLongAsItsBytes(long bytesPerSecond) {
    RateTimer timer = new RateTimer(bytesPerSecond);
    RandomStream random = new RandomStream(bytesPerSecond, "sizes");
    BigInteger bytes = BigInteger.ZERO;
    BigInteger nanos = BigInteger.ZERO;
    for (int i = 0; i < 10_000; i++) {
      long size = random.below(1 << 20);
      bytes = bytes.add(BigInteger.valueOf(size));
      nanos = nanos.add(BigInteger.valueOf(timer.nanos(size)));

      BigInteger exact =
          bytes
              .multiply(BigInteger.valueOf(1_000_000_000))
              .divide(BigInteger.valueOf(bytesPerSecond));
      assertEquals(exact, nanos, "after " + (i + 1) + " transfers");
    }
    assertEquals(bytesPerSecond, timer.bytesPerSecond());
  }

  @Test
  void fourKibibytesAreNotRoundedAway() {
    RateTimer timer = new RateTimer(8_800L << 20);
    long nanos = 0;
    for (int i = 0; i < 8_800 * 256; i++) {
      nanos += timer.nanos(4096);
    }

    assertEquals(1_000_000_000, nanos, "a second's worth");
  }

  @Test
  void theLargestTransferFits() {
    assertEquals((8L << 30) * 1_000_000_000L, new RateTimer(1).nanos(8L << 30));
    assertEquals(0, new RateTimer(5).nanos(0));
  }

  @Test
  void aRateThatIsNotPositiveIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new RateTimer(0));
    assertThrows(IllegalArgumentException.class, () -> new RateTimer(-1));
  }
}
