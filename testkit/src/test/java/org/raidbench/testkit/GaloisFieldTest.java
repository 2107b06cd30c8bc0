package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class GaloisFieldTest {
  /** The powers of 2 as printed in H. P. Anvin, "The mathematics of RAID-6". */
  @Test
  void twoGeneratesEverythingButZero() {
    Set<Integer> seen = new HashSet<>();
    int power = 1;
    for (int i = 0; i < 255; i++) {
      seen.add(power);
      power = GaloisField.multiply(power, 2);
    }

    assertEquals(1, power, "2 to the 255th");
    assertEquals(255, seen.size());
    assertEquals(0x1d, GaloisField.multiply(0x80, 2), "2 to the 8th");
  }

  @Test
  void itIsAField() {
    for (int a = 0; a < 256; a++) {
      assertEquals(0, GaloisField.multiply(a, 0));
      assertEquals(a, GaloisField.multiply(a, 1));
      for (int b = 0; b < 256; b++) {
        int c = (a * 7 + b * 13 + 5) & 0xff;
        int ab = GaloisField.multiply(a, b);
        assertEquals(ab, GaloisField.multiply(b, a));
        assertEquals(GaloisField.multiply(a, b ^ c), ab ^ GaloisField.multiply(a, c));
      }
    }
  }
}
