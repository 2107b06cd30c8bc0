package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;

final class WarmUpTest {
  private static Batches batches(int count, IntToLongFunction duration, IntToLongFunction level) {
    Batches batches = new Batches();
    batches.begin(1, 0);
    long now = 0;
    for (int i = 0; i < count; i++) {
      now += duration.applyAsLong(i);
      batches.completed();
      batches.close(now, level.applyAsLong(i));
    }
    return batches;
  }

  @Test
  void leavesOutTheTransient() {
    for (long seed = 1; seed <= 50; seed++) {
      RandomStream random = new RandomStream(seed, "noise");
      Batches batches =
          batches(200, i -> 10_000 + (i < 40 ? (40 - i) * 1_000 : 0) + random.below(2_000), i -> 0);
      int left = WarmUp.truncation(batches);
      long shown = seed;
      assertTrue(left >= 34 && left <= 60, () -> "seed " + shown + " left out " + left);
      assertTrue(WarmUp.isOver(batches));
    }
  }

  @Test
  void isNotOverWhileItDrifts() {
    RandomStream random = new RandomStream(1, "noise");
    assertFalse(WarmUp.isOver(batches(200, i -> 10_000 + i * 100 + random.below(500), i -> 0)));
  }

  @Test
  void isNotJudgedTooEarly() {
    assertFalse(WarmUp.isOver(batches(WarmUp.BATCHES_MIN - 1, i -> 10, i -> 0)));
    assertTrue(WarmUp.isOver(batches(WarmUp.BATCHES_MIN, i -> 10, i -> 0)));
    assertEquals(0, WarmUp.truncation(batches(100, i -> 10, i -> 0)));
  }

  @Test
  void aCacheMustHaveFilled() {
    assertFalse(WarmUp.isOver(batches(100, i -> 10, i -> i * 1_000_000L)));
    assertTrue(WarmUp.isOver(batches(100, i -> 10, i -> Math.min(i, 40) * 1_000_000L)));
    assertFalse(WarmUp.isOver(batches(100, i -> 10, i -> (100 - i) * 1_000_000L)));
  }
}
