package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

/** The pruned search against one that looks at everything. */
final class PositionQueueTest {
  private static final int CAPACITY = 256;

  private static Spindle spindle(RandomStream random) {
    int cylinders = 3_000;
    SeekCurve curve =
        random.below(2) == 0
            ? SeekCurve.fitted(cylinders, 0.5e6, 4e6, 9e6)
            : SeekCurve.measured(
                cylinders,
                new int[] {1, 10, 12, 1_000, 2_999},
                new long[] {900_000, 1_500_000, 1_400_000, 5_000_000, 9_000_000});
    long settle = random.below(2_000_000) - 400_000;
    Mechanism mechanism =
        new Mechanism(
            new Layout(
                4,
                cylinders,
                Sparing.NONE,
                1,
                HeadOrder.ASCENDING,
                List.of(
                    ZoneSpec.plain(0, 1_499, 300, 40, 60),
                    ZoneSpec.plain(1_500, 2_999, 200, 30, 50))),
            curve,
            curve,
            800_000,
            settle,
            settle / 2,
            6_000_000,
            0);
    return new Spindle(mechanism, 6_000_000, random.below(6_000_000));
  }

  @Test
  void theSearchFindsWhatLookingAtEverythingFinds() {
    Sweep.seeds(
        40,
        seed -> {
          RandomStream random = new RandomStream(seed, "queue");
          Spindle spindle = spindle(random);
          int window = 1 + (int) random.below(64);
          PositionQueue queue = new PositionQueue(spindle, CAPACITY, window);
          List<Integer> waiting = new ArrayList<>();
          List<Integer> free = new ArrayList<>();
          for (int i = 0; i < CAPACITY; i++) {
            free.add(i);
          }
          long now = 0;
          for (int step = 0; step < 400; step++) {
            if (!free.isEmpty() && (waiting.isEmpty() || random.below(3) > 0)) {
              int id = free.remove((int) random.below(free.size()));
              queue.add(
                  id,
                  random.below(spindle.layout.sectors()),
                  random.below(2) == 0,
                  now + random.below(3_000_000));
              waiting.add(id);
              continue;
            }
            now += random.below(20_000_000);
            int picked = queue.pick(now, 1, 0);
            long least = Long.MAX_VALUE;
            for (int i = 0; i < Math.min(window, waiting.size()); i++) {
              least =
                  Math.min(least, queue.positionNanos(waiting.get(i), now, spindle.angleAt(now)));
            }
            assertEquals(least, queue.pickedNanos());
            assertTrue(waiting.indexOf(picked) < window, "only the oldest take part");
            assertEquals(waiting.get(0), queue.oldest());
            int gone = random.below(4) == 0 ? queue.oldest() : picked;
            queue.remove(gone);
            waiting.remove((Integer) gone);
            free.add(gone);
            spindle.cylinder = (int) random.below(3_000);
            spindle.head = (int) random.below(4);
          }
        });
  }

  @Test
  void aReadThatFollowsTheReadAheadCostsNothing() {
    Spindle spindle = spindle(new RandomStream(1, "follow"));
    PositionQueue queue = new PositionQueue(spindle, 4, 4);
    queue.add(0, 2_000, false, 0);
    queue.add(1, 1_000, false, 0);
    queue.add(2, 1_000, true, 0);
    assertEquals(1, queue.pick(0, 900, 1_000));
    assertEquals(0, queue.pickedNanos());
  }

  @Test
  void ofReadsInTheBufferTheFirstGoesFirst() {
    Spindle spindle = spindle(new RandomStream(1, "follow"));
    PositionQueue queue = new PositionQueue(spindle, 4, 4);
    queue.add(0, 1_000, false, 0);
    queue.add(1, 800, false, 0);
    queue.add(2, 900, false, 0);
    assertEquals(1, queue.pick(0, 700, 1_000), "the buffer forgets from its beginning on");
    assertEquals(-1, queue.writeAt(900));
    queue.add(3, 900, true, 0);
    assertEquals(3, queue.writeAt(900));
  }
}
