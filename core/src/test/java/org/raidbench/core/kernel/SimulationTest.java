package org.raidbench.core.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

final class SimulationTest {
  private final Simulation simulation = new Simulation(1);
  private final Context device = simulation.context("disk").child("ssd3");
  private final List<Long> fired = new ArrayList<>();
  private final EventHandler record = fired::add;

  @Test
  void eventsOfOneInstantFireInTheOrderOfScheduling() {
    device.at(5, token -> device.at(5, record, 3), 0);
    device.at(5, record, 1);
    device.at(5, record, 2);
    device.at(0, record, 0);
    simulation.runUntil(5);
    assertEquals(List.of(0L, 1L, 2L, 3L), fired);
  }

  @Test
  void runUntilFiresWhatIsDueAndMovesTheClock() {
    device.at(10, record, 10);
    device.at(11, record, 11);
    simulation.runUntil(10);
    assertEquals(List.of(10L), fired);
    assertEquals(10, device.nowNanos());
    simulation.runUntil(20);
    assertEquals(20, device.nowNanos());
    assertEquals(2, simulation.eventCount());
    assertFalse(simulation.step());
  }

  @Test
  void stopLeavesTheClockAtTheEventAndTheRestForLater() {
    device.at(3, token -> simulation.stop(), 0);
    device.at(4, record, 4);
    simulation.runUntil(10);
    assertEquals(3, simulation.nowNanos());
    assertTrue(fired.isEmpty());
    simulation.runUntil(10);
    assertEquals(List.of(4L), fired);
  }

  @Test
  void stepFiresOneEvent() {
    device.at(7, record, 7);
    device.at(7, record, 8);
    assertTrue(simulation.step());
    assertEquals(List.of(7L), fired);
    assertEquals(7, simulation.nowNanos());
  }

  @Test
  void thePastIsRefused() {
    simulation.runUntil(10);
    assertThrows(IllegalArgumentException.class, () -> device.at(9, record, 0));
    assertThrows(IllegalArgumentException.class, () -> simulation.runUntil(9));
  }

  @Test
  void namesBeginWithTheDevicesAndAreUnique() {
    assertEquals("disk.ssd3", device.name());
    device.station("die", 1, StationRole.DISK);
    Context again = simulation.context("disk").child("ssd3");
    assertThrows(IllegalArgumentException.class, () -> again.station("die", 1, StationRole.DISK));
    assertThrows(IllegalArgumentException.class, () -> device.station("", 1, StationRole.DISK));
    assertThrows(IllegalArgumentException.class, () -> device.station("x", 0, StationRole.DISK));
    assertThrows(IllegalArgumentException.class, () -> device.child(""));
    assertThrows(IllegalArgumentException.class, () -> simulation.context(""));
    assertEquals("disk.ssd3.die", simulation.stations().get(0).name());
  }

  @Test
  void aStreamDependsOnSeedAndNameAlone() {
    long drawn = device.random("phase").nextLong();
    Context other = new Simulation(1).context("disk").child("ssd3");
    assertEquals(drawn, other.random("phase").nextLong());
    assertNotEquals(drawn, new Simulation(2).context("disk.ssd3").random("phase").nextLong());
    assertNotEquals(drawn, device.random("other").nextLong());
  }

  @Test
  void theLogSaysWhenAndWho() {
    simulation.runUntil(42);
    device.log("disk-failed", "member 3");
    assertEquals(
        List.of(new LogEntry(42, "disk.ssd3", "disk-failed", "member 3")), simulation.log());
  }

  @Test
  void bothQueuesGiveTheSameRun() {
    assertEquals(trace(QueueKind.HEAP), trace(QueueKind.WHEEL));
  }

  /** Jobs wander between stations of few nanoseconds and of seconds; ties are frequent. */
  private static List<String> trace(QueueKind kind) {
    Simulation simulation = new Simulation(8, kind);
    Context net = simulation.context("net");
    RandomStream random = net.random("service");
    Station[] stations = new Station[6];
    long[] scales = {1, 10, 1_000, 100_000, 10_000_000, 1_000_000_000};
    for (int i = 0; i < stations.length; i++) {
      stations[i] = net.station("s" + i, 1 + i % 3, StationRole.DISK);
    }
    List<String> trace = new ArrayList<>();
    EventHandler[] next = new EventHandler[1];
    next[0] =
        token -> {
          trace.add(simulation.nowNanos() + " " + token);
          int to = (int) random.below(stations.length);
          stations[to].submit(random.below(3) * scales[to], next[0], token);
        };
    for (int job = 0; job < 50; job++) {
      next[0].fire(job);
    }
    while (trace.size() < 100_000) {
      simulation.step();
    }
    return trace;
  }
}
