package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.sim.RandomStream;

final class BatchMeansTest {
  /** Durations with a mean of 10,000 whose neighbours are correlated. */
  private static Batches correlated(long seed, int count, double correlation) {
    RandomStream random = new RandomStream(seed, "noise");
    Batches batches = new Batches();
    batches.begin(1, 0);
    double state = 0;
    long now = 0;
    for (int i = 0; i < 200 + count; i++) {
      state = correlation * state + (random.nextDouble() - 0.5) * 10_000;
      if (i == 200) { // steady by now
        batches.begin(1, now);
      }
      now += Math.max(0, 10_000 + (long) state);
      if (batches.completed()) {
        batches.close(now, 0);
      }
    }
    return batches;
  }

  @Test
  void theIntervalHoldsTheMeanAsOftenAsItSays() {
    for (double correlation : new double[] {0, 0.7}) {
      int within = 0;
      for (long seed = 1; seed <= 1000; seed++) {
        Batches batches = correlated(seed, 1600, correlation);
        Confidence confidence = BatchMeans.of(batches, 0.95, 0.05);
        double mean = 0;
        for (int i = 0; i < 1600; i++) {
          mean += batches.durationNanos(i) / 1600.0;
        }
        within += Math.abs(mean - 10_000) <= confidence.halfWidthShare() * mean ? 1 : 0;
      }
      // 950 expected, standard deviation 7; groups of finite length are a little correlated.
      int held = within;
      assertTrue(within >= 925 && within <= 975, () -> correlation + ": held " + held);
    }
  }

  @Test
  void correlatedGroupsDoNotSettle() {
    int settled = 0;
    for (long seed = 1; seed <= 100; seed++) {
      settled += BatchMeans.of(correlated(seed, 64, 0.98), 0.95, 0.4).settled() ? 1 : 0;
    }
    assertTrue(settled < 30, "settled " + settled);
  }

  @Test
  void aWideIntervalDoesNotSettleANarrowOneDoes() {
    Batches batches = correlated(1, 1600, 0);
    double share = BatchMeans.of(batches, 0.95, 0.5).halfWidthShare();
    assertTrue(BatchMeans.of(batches, 0.95, share * 1.01).settled());
    assertFalse(BatchMeans.of(batches, 0.95, share * 0.99).settled());
    assertTrue(BatchMeans.of(batches, 0.99, 0.5).halfWidthShare() > share);
  }

  @Test
  void tooLittleIsNeverSettled() {
    Batches batches = new Batches();
    batches.begin(1, 0);
    assertEquals(new Confidence(0.95, 1, false, 0), BatchMeans.of(batches, 0.95, 0.01));
    for (int i = 1; i <= 15; i++) {
      batches.completed();
      batches.close(i * 100L, 0);
    }
    assertEquals(new Confidence(0.95, 0, false, 15), BatchMeans.of(batches, 0.95, 0.01));
  }

  @Test
  void aSystemWithoutChanceSettles() {
    Batches batches = new Batches();
    batches.begin(1, 0);
    long now = 0;
    for (int i = 0; i < 320; i++) { // goes round in a slow cycle of half a per cent
      now += 10_000 + i / 40 % 2 * 50;
      batches.completed();
      batches.close(now, 0);
    }
    assertTrue(BatchMeans.of(batches, 0.95, 0.01).settled());
  }
}
