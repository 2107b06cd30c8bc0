package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

final class WriteCacheTest {
  private static PositionQueue queue(int capacity) {
    SeekCurve curve = SeekCurve.fitted(1_000, 0.5e6, 4e6, 9e6);
    Mechanism mechanism =
        new Mechanism(
            new Layout(
                2,
                1_000,
                Sparing.NONE,
                1,
                HeadOrder.ASCENDING,
                List.of(ZoneSpec.plain(0, 999, 300, 45, 45))),
            curve,
            curve,
            800_000,
            0,
            0,
            6_000_000,
            0);
    return new PositionQueue(new Spindle(mechanism, 6_000_000, 0), capacity, 8);
  }

  private static WriteCache cache(int runs, long sectors, int merged) {
    return new WriteCache(BufferDesign.simple(1, 64, 0, runs, sectors, merged));
  }

  @Test
  void runsGrowAtBothEndsAndJoin() {
    PositionQueue queue = queue(4);
    WriteCache cache = cache(4, 1_000, 100);
    assertTrue(cache.accept(100, 10, 0, 0, queue));
    assertTrue(cache.accept(110, 10, 0, 0, queue));
    assertTrue(cache.accept(90, 10, 0, 0, queue));
    assertEquals(1, queue.size());
    assertTrue(cache.accept(130, 10, 0, 0, queue));
    assertEquals(2, queue.size());
    assertTrue(cache.accept(120, 10, 0, 0, queue));
    assertEquals(1, queue.size());
    assertEquals(50, cache.dirtySectors());
    assertTrue(cache.holds(90, 50));
    assertFalse(cache.holds(90, 51));
  }

  @Test
  void aRunIsNoLongerThanTheLimitAndNoneGrowsOnceItFlies() {
    PositionQueue queue = queue(4);
    WriteCache cache = cache(4, 1_000, 16);
    cache.accept(0, 16, 0, 0, queue);
    cache.accept(16, 16, 0, 0, queue);
    assertEquals(2, queue.size());
    int id = queue.oldest();
    queue.remove(id);
    cache.fly(id);
    cache.accept(0, 8, 0, 0, queue);
    assertEquals(2, queue.size());
    cache.landed(id);
    assertEquals(24, cache.dirtySectors());
  }

  @Test
  void aFullCacheTakesNoMore() {
    PositionQueue queue = queue(2);
    WriteCache cache = cache(2, 20, 8);
    assertTrue(cache.accept(0, 8, 0, 0, queue));
    assertTrue(cache.accept(100, 8, 0, 0, queue));
    assertFalse(cache.accept(200, 1, 0, 0, queue));
    assertEquals(1, cache.oldestHeld());
  }

  @Test
  void aWriteThatGoesPastTheCacheMakesWhatItReplacesNeedless() {
    PositionQueue queue = queue(4);
    WriteCache cache = cache(4, 100, 8);
    cache.accept(10, 8, 0, 0, queue);
    cache.accept(30, 8, 0, 0, queue);
    cache.supersede(8, 20, queue);
    assertEquals(1, queue.size());
    assertEquals(8, cache.dirtySectors());
  }

  /** Whatever is written, the sectors held are those written and not yet landed. */
  @Test
  void noSectorIsLost() {
    Sweep.seeds(
        100,
        seed -> {
          RandomStream random = new RandomStream(seed, "cache");
          PositionQueue queue = queue(8);
          WriteCache cache = cache(8, 120, 24);
          TreeSet<Long> dirty = new TreeSet<>();
          for (int step = 0; step < 300; step++) {
            long sector = random.below(300);
            int sectors = 1 + (int) random.below(12);
            if (random.below(3) > 0) {
              if (cache.accept(sector, sectors, 0, 0, queue)) {
                for (long i = sector; i < sector + sectors; i++) {
                  dirty.add(i);
                }
              }
            } else if (!queue.isEmpty()) {
              int id = queue.pick(0, 1, 0);
              queue.remove(id);
              cache.fly(id);
              for (long i = cache.start(id); i < cache.start(id) + cache.count(id); i++) {
                dirty.remove(i);
              }
              cache.landed(id);
            }
            for (long held : dirty) {
              assertTrue(
                  cache.holds(held, 1) || heldByAnother(cache, held, queue), "sector " + held);
            }
            assertTrue(cache.dirtySectors() >= 0 && cache.dirtySectors() <= 120 + 12);
          }
        });
  }

  /** Runs may overlap where a write did not fit into the run before: any of them may hold it. */
  private static boolean heldByAnother(WriteCache cache, long sector, PositionQueue queue) {
    for (int id = 0; id < cache.capacity(); id++) {
      if (queue.contains(id)
          && cache.start(id) <= sector
          && sector < cache.start(id) + cache.count(id)) {
        return true;
      }
    }
    return false;
  }
}
