package org.raidbench.testkit.fake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.StationRole;

final class ManualContextTest {
  private final ManualContext context = new ManualContext(7, "disk.a");
  private final List<String> fired = new ArrayList<>();
  private final EventHandler note = token -> fired.add(token + "@" + context.nowNanos());

  @Test
  void eventsFireByTimeThenByOrderOfScheduling() {
    context.at(20, note, 1);
    context.at(10, note, 2);
    context.at(20, note, 3);
    context.at(0, note, 4);

    context.runAll();

    assertEquals(List.of("4@0", "2@10", "1@20", "3@20"), fired);
  }

  @Test
  void runUntilIncludesItsInstantAndLeavesTheClockThere() {
    context.at(10, token -> context.at(15, note, 1), 0);
    context.at(16, note, 2);

    context.runUntil(15);

    assertEquals(List.of("1@15"), fired);
    assertEquals(1, context.pending());
    context.runUntil(100);
    assertEquals(100, context.nowNanos());
    assertEquals(List.of("1@15", "2@16"), fired);
  }

  @Test
  void thePastIsRefused() {
    context.runUntil(10);

    assertThrows(IllegalArgumentException.class, () -> context.at(9, note, 0));
    assertThrows(IllegalArgumentException.class, () -> context.runUntil(9));
    assertFalse(context.step());
  }

  @Test
  void aStationServesInOrderAsManyAtOnceAsItHasServers() {
    ManualStation station = context.station("cpu", 2, StationRole.FIRMWARE);

    station.submit(10, note, 1);
    station.submit(30, note, 2);
    station.submit(5, note, 3);
    station.submit(0, note, 4);
    assertEquals(2, station.waiting());
    assertEquals(4, station.present());
    assertEquals(List.of(), fired, "never from inside submit");
    context.runAll();

    assertEquals(List.of("1@10", "3@15", "4@15", "2@30"), fired);
    assertEquals(4, station.jobs());
    assertEquals(45, station.serviceNanos());
    assertThrows(IllegalStateException.class, () -> station.reserve(30, 1));
  }

  @Test
  void aBookedStationAnswersAsASubmittedOneWould() {
    ManualStation station = context.station("link", 2, StationRole.DISK_LINK);

    assertEquals(10, station.reserve(0, 10));
    assertEquals(30, station.reserve(0, 30));
    assertEquals(15, station.reserve(0, 5));
    assertEquals(20, station.reserve(16, 4));
    assertEquals(0, station.present());
    assertThrows(IllegalArgumentException.class, () -> station.reserve(15, 1));
    assertThrows(IllegalArgumentException.class, () -> station.reserve(16, -1));
    assertThrows(IllegalStateException.class, () -> station.submit(1, note, 0));
  }

  @Test
  void namesAreLocalAndStationsUnique() {
    ManualContext child = context.child("left");
    child.station("die", 1, StationRole.DISK);
    context.station("die", 1, StationRole.DISK);

    assertEquals("disk.a.left", child.name());
    assertEquals(
        List.of("disk.a.left.die", "disk.a.die"),
        context.stations().stream().map(ManualStation::name).toList());
    assertThrows(IllegalArgumentException.class, () -> child.station("die", 1, StationRole.DISK));
    assertThrows(IllegalArgumentException.class, () -> child.station("none", 0, StationRole.DISK));
  }

  @Test
  void aStreamDependsOnSeedAndFullNameAlone() {
    long here = context.random("phase").nextLong();

    assertEquals(here, context.random("phase").nextLong());
    assertEquals(here, new ManualContext(7, "disk").child("a").random("phase").nextLong());
    assertNotEquals(here, new ManualContext(8, "disk.a").random("phase").nextLong());
    assertNotEquals(here, context.child("phase").random("phase").nextLong());
  }

  @Test
  void theLogKnowsWhenAndWho() {
    context.runUntil(5);
    context.child("battery").log("battery-low", "10 %");

    assertEquals(
        List.of(new ManualContext.LogEntry(5, "disk.a.battery", "battery-low", "10 %")),
        context.entries());
  }

  @Test
  void whatNeverEndsIsSeen() {
    EventHandler[] again = new EventHandler[1];
    again[0] = token -> context.at(context.nowNanos() + 1, again[0], 0);
    context.at(0, again[0], 0);

    assertTrue(
        assertThrows(AssertionError.class, context::runAll).getMessage().contains("not idle"));
  }
}
