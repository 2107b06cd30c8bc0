package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BatchesTest {
  @Test
  void joinsInPairsAndLosesNothing() {
    Batches batches = new Batches();
    batches.begin(3, 100);
    long now = 100;
    for (int i = 0; i < 100_000; i++) {
      now += i % 7;
      if (batches.completed()) {
        batches.close(now, i);
      }
    }
    assertEquals(3 * 32, batches.completionsPerBatch());
    assertEquals(100_000 / (3 * 32), batches.count());
    long sum = 0;
    for (int i = 0; i < batches.count(); i++) {
      sum += batches.durationNanos(i);
    }
    long expected = 0;
    for (int i = 0; i < batches.count() * 3 * 32; i++) {
      expected += i % 7;
    }
    assertEquals(expected, sum);
  }

  @Test
  void beginsAnew() {
    Batches batches = new Batches();
    batches.begin(1, 0);
    batches.completed();
    batches.close(5, 0);
    batches.begin(1, 10);
    assertEquals(0, batches.count());
    batches.completed();
    batches.close(17, 99);
    assertEquals(7, batches.durationNanos(0));
    assertEquals(99, batches.level(0));
  }
}
