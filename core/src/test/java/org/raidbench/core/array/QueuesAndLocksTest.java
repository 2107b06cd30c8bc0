package org.raidbench.core.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

final class QueuesAndLocksTest {
  @Test
  void ascendingIsASweepThatStartsOver() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "sweep");
          AscendingQueue queue = new AscendingQueue();
          List<long[]> held = new ArrayList<>();
          long head = 0;
          for (int i = 0; i < 3_000; i++) {
            if (held.isEmpty() || random.below(5) < 3 && held.size() < 200) {
              long sector = random.below(500);
              queue.add(i, sector);
              held.add(new long[] {sector, i});
            } else {
              long from = head;
              Comparator<long[]> order =
                  Comparator.<long[]>comparingInt(entry -> entry[0] >= from ? 0 : 1)
                      .thenComparingLong(entry -> entry[0])
                      .thenComparingLong(entry -> entry[1]);
              held.sort(order);
              long[] next = held.remove(0);
              assertEquals(next[1], queue.take());
              head = next[0];
            }
            assertEquals(held.size(), queue.size());
          }
        });
  }

  @Test
  void firstComeIsFirstServed() {
    FirstComeQueue queue = new FirstComeQueue();
    int taken = 0;
    int added = 0;
    for (int round = 0; round < 50; round++) {
      for (int i = 0; i < 7; i++) {
        queue.add(added++, -i);
      }
      for (int i = 0; i < 4; i++) {
        assertEquals(taken++, queue.take());
      }
    }
    assertEquals(added - taken, queue.size());
  }

  @Test
  void rowsHaveOneHolderAndHeirsInOrder() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "locks");
          RowLocks locks = new RowLocks();
          Map<Long, Deque<Integer>> model = new HashMap<>();
          List<Long> heldRows = new ArrayList<>();
          int run = 0;
          for (int i = 0; i < 4_000; i++) {
            if (heldRows.isEmpty() || random.below(9) < 5) {
              long row = random.below(300) * 17;
              boolean free = !model.containsKey(row);
              model.computeIfAbsent(row, key -> new ArrayDeque<>()).add(run);
              assertEquals(free, locks.acquire(row, run++));
              if (free) {
                heldRows.add(row);
              }
            } else {
              int at = (int) random.below(heldRows.size());
              long row = heldRows.get(at);
              Deque<Integer> queue = model.get(row);
              queue.remove();
              if (queue.isEmpty()) {
                model.remove(row);
                heldRows.remove(at);
                assertEquals(-1, locks.release(row));
              } else {
                assertEquals(queue.peek(), locks.release(row));
              }
            }
            assertEquals(model.size(), locks.held());
          }
        });
  }

  @Test
  void aRowThatIsNotHeldCannotBeGivenBack() {
    RowLocks locks = new RowLocks();
    assertTrue(locks.acquire(3, 0));
    assertFalse(locks.acquire(3, 1));
    assertEquals(1, locks.release(3));
    assertEquals(-1, locks.release(3));
    assertThrows(IllegalStateException.class, () -> locks.release(3));
  }

  @Test
  void stagesCoverTheTimeWithoutGapOrOverlap() {
    StageClock clock = new StageClock(2);
    clock.open(1, 100);
    clock.charge(1, Stage.HOST_CPU, 130);
    clock.charge(1, Stage.FIRMWARE, 120); // has been charged already
    clock.charge(1, Stage.DISK, 180);
    clock.charge(StageClock.NONE, Stage.DISK, 999);
    assertEquals(0, clock.totalNanos(Stage.DISK.ordinal()), "not before it is completed");
    clock.close(1);
    assertEquals(30, clock.totalNanos(Stage.HOST_CPU.ordinal()));
    assertEquals(0, clock.totalNanos(Stage.FIRMWARE.ordinal()));
    assertEquals(50, clock.totalNanos(Stage.DISK.ordinal()));
  }
}
