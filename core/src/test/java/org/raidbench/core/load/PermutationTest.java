package org.raidbench.core.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;

final class PermutationTest {
  @Test
  void everyNumberComesOnce() {
    RandomStream random = new RandomStream(3, "sizes");
    for (int round = 0; round < 300; round++) {
      int size = round < 70 ? round + 1 : 1 + (int) random.below(5000);
      Permutation order = new Permutation(size, random.nextLong());
      BitSet seen = new BitSet();
      for (int i = 0; i < size; i++) {
        long number = order.at(i);
        assertTrue(number >= 0 && number < size, "size " + size);
        seen.set((int) number);
      }
      assertEquals(size, seen.cardinality(), "size " + size);
    }
  }

  @Test
  void theOrderLooksRandom() {
    int size = 100_000;
    Permutation order = new Permutation(size, 77);
    Permutation other = new Permutation(size, 78);
    int ascending = 0;
    int same = 0;
    int[] buckets = new int[10];
    for (int i = 0; i < size - 1; i++) {
      ascending += order.at(i) < order.at(i + 1) ? 1 : 0;
      same += order.at(i) == other.at(i) ? 1 : 0;
      buckets[(int) (order.at(i) * 10 / size)] += i < 10_000 ? 1 : 0;
    }
    assertEquals(size / 2.0, ascending, size / 100.0);
    assertTrue(same < 20, "same " + same);
    for (int count : buckets) {
      assertEquals(1000, count, 150);
    }
  }

  @Test
  void worksForTheLargestDisks() {
    long size = (1L << 41) - 12345;
    Permutation order = new Permutation(size, 5);
    for (long i = 0; i < 10_000; i++) {
      long number = order.at(size - 1 - i);
      assertTrue(number >= 0 && number < size);
    }
  }
}
