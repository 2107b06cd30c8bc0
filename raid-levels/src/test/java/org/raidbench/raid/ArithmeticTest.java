package org.raidbench.raid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;

/** Division by multiplication, and the field that Q is computed in. */
final class ArithmeticTest {
  @Test
  void dividesExactly() {
    long seed = 11;
    RandomStream random = new RandomStream(seed, "divisor");
    for (int i = 0; i < 20_000; i++) {
      long divisor = 1 + random.below(i % 2 == 0 ? 64 : 1L << 22);
      long most = random.nextLong() >>> (1 + random.below(60));
      Divisor by = new Divisor(divisor, most);
      long[] dividends = {
        0,
        most,
        random.below(most + 1 < 1 ? Long.MAX_VALUE : most + 1),
        most / divisor * divisor,
        Math.max(0, most / divisor * divisor - 1),
        Math.min(most, divisor),
        Math.min(most, divisor - 1)
      };
      for (long dividend : dividends) {
        String what = "seed " + seed + ": " + dividend + " / " + divisor;
        assertEquals(dividend / divisor, by.quotient(dividend), what);
        assertEquals(dividend % divisor, by.remainder(dividend), what);
      }
    }
  }

  @Test
  void multipliesAsPolynomialsModulo11d() {
    for (int a = 0; a < 256; a++) {
      for (int b = 0; b < 256; b++) {
        assertEquals(slowProduct(a, b), Galois.multiply(a, b));
      }
      if (a != 0) {
        assertEquals(1, Galois.multiply(a, Galois.inverse(a)));
      }
    }
    assertThrows(ArithmeticException.class, () -> Galois.inverse(0));
    assertEquals(0x1d, Galois.power(8));
  }

  @Test
  void addsMultiplesOfManyElementsAtOnce() {
    RandomStream random = new RandomStream(3, "galois");
    BulkGalois bulk = new BulkGalois();
    int longs = 1500; // more than one block
    for (int coefficient = 1; coefficient < 256; coefficient++) {
      long[] target = new long[longs + 8];
      long[] source = new long[longs + 8];
      Arrays.setAll(target, i -> random.nextLong());
      Arrays.setAll(source, i -> random.nextLong());
      long[] expected = target.clone();
      for (int i = 0; i < longs; i++) {
        for (int shift = 0; shift < 64; shift += 8) {
          long element = slowProduct(coefficient, (int) (source[i + 5] >>> shift) & 0xff);
          expected[i + 3] ^= element << shift;
        }
      }
      bulk.addMultiple(target, 3, source, 5, longs, coefficient);
      assertArrayEquals(expected, target, "coefficient " + coefficient);
    }
  }

  private static int slowProduct(int a, int b) {
    int product = 0;
    for (int bit = 0; bit < 8; bit++) {
      if ((b >> bit & 1) != 0) {
        product ^= a << bit;
      }
    }
    for (int bit = 14; bit >= 8; bit--) {
      if ((product >> bit & 1) != 0) {
        product ^= 0x11d << (bit - 8);
      }
    }
    return product;
  }
}
