package org.raidbench.core.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.PriorityQueue;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;

/** Both queues against a sorted reference: seeded sweeps over how far ahead events are added. */
final class EventQueueContractTest {
  private static final EventHandler FIRST = token -> {};
  private static final EventHandler SECOND = token -> {};

  private record Expected(long timeNanos, long order) implements Comparable<Expected> {
    @Override
    public int compareTo(Expected other) {
      int byTime = Long.compare(timeNanos, other.timeNanos);
      return byTime != 0 ? byTime : Long.compare(order, other.order);
    }
  }

  static Stream<Arguments> queuesAndDelays() {
    return Stream.<Supplier<EventQueue>>of(HeapQueue::new, TimingWheel::new)
        .flatMap(
            queue ->
                Stream.of(1L, 3L, 1_000L, 100_000L, 50_000_000L, 1L << 45)
                    .map(
                        delay ->
                            Arguments.of(queue.get().getClass().getSimpleName(), queue, delay)));
  }

  @ParameterizedTest(name = "{0}, delays below {2} ns")
  @MethodSource("queuesAndDelays")
  void takesEventsInOrder(String name, Supplier<EventQueue> make, long delayNanos) {
    for (long seed = 1; seed <= 8; seed++) {
      sweep(seed, make.get(), new RandomStream(seed, name), delayNanos);
    }
  }

  private static void sweep(
      long seed, EventQueue queue, RandomStream random, long typicalDelayNanos) {
    PriorityQueue<Expected> reference = new PriorityQueue<>();
    long nowNanos = 0;
    long added = 0;
    long pendingAim = 1 + random.below(3000);
    for (int round = 0; round < 30_000; round++) {
      boolean add = reference.isEmpty() || random.below(2 * pendingAim) >= reference.size();
      if (add) {
        long delay =
            switch ((int) random.below(8)) {
              case 0 -> 0;
              case 1 -> typicalDelayNanos;
              case 2 -> random.below(1 + typicalDelayNanos * 1000);
              case 3 -> random.below(4); // ties
              default -> random.below(1 + typicalDelayNanos);
            };
        EventHandler handler = added % 3 == 0 ? FIRST : SECOND;
        queue.add(nowNanos + delay, handler, added);
        reference.add(new Expected(nowNanos + delay, added));
        added++;
      } else {
        nowNanos = take(seed, queue, reference, nowNanos, random.below(4) == 0);
      }
    }
    while (!reference.isEmpty()) {
      nowNanos = take(seed, queue, reference, nowNanos, false);
    }
    assertEquals(EventQueue.NONE, queue.pollUntil(Long.MAX_VALUE), () -> "seed " + seed);
  }

  private static long take(
      long seed,
      EventQueue queue,
      PriorityQueue<Expected> reference,
      long nowNanos,
      boolean limitFirst) {
    Expected expected = reference.remove();
    if (limitFirst && expected.timeNanos() > nowNanos) {
      // A look that finds nothing must not disturb the order.
      int early = queue.pollUntil(nowNanos + (expected.timeNanos() - nowNanos - 1) / 2);
      assertEquals(EventQueue.NONE, early, () -> "seed " + seed);
      assertEquals(
          EventQueue.NONE, queue.pollUntil(expected.timeNanos() - 1), () -> "seed " + seed);
    }
    int event = queue.pollUntil(limitFirst ? expected.timeNanos() : Long.MAX_VALUE);
    assertEquals(expected.order(), queue.token(event), () -> "seed " + seed);
    assertEquals(expected.timeNanos(), queue.timeNanos(event), () -> "seed " + seed);
    assertEquals(
        expected.order() % 3 == 0 ? FIRST : SECOND, queue.handler(event), () -> "seed " + seed);
    return expected.timeNanos();
  }
}
