package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.kernel.StationUse;

final class BottleneckTest {
  private static final StationRole COMMANDS = new StationRole("controller commands");
  private static final StationRole DRIVER = new StationRole("driver queue");

  private static StationShare share(StationRole role, double share) {
    return new StationShare(role.label(), role, 1, 0, share);
  }

  @Test
  void theBusiestStationLimitsIfItIsBusyAllTheTime() {
    assertEquals(
        new Bottleneck("host link", "firmware"),
        Bottleneck.of(
            List.of(
                share(StationRole.HOST_LINK, 0.99),
                share(StationRole.FIRMWARE, 0.95),
                share(StationRole.DISK, 0.2)),
            List.of(share(COMMANDS, 1)),
            1));
  }

  @Test
  void disksCountAsTheBusiestOfThem() {
    assertEquals(
        new Bottleneck("disks", ""),
        Bottleneck.of(
            List.of(
                share(StationRole.DISK, 0.1),
                share(StationRole.DISK, 0.98),
                share(StationRole.FIRMWARE, 0.3)),
            List.of(),
            1));
  }

  @Test
  void aFullPoolLimitsWhereNoStationDoes() {
    assertEquals(
        new Bottleneck("controller commands", "disks"),
        Bottleneck.of(
            List.of(share(StationRole.DISK, 0.6)),
            List.of(share(DRIVER, 1), share(COMMANDS, 0.97)),
            1));
    assertEquals(
        "driver queue",
        Bottleneck.of(List.of(), List.of(share(DRIVER, 0.95), share(COMMANDS, 0.5)), 1).limit());
  }

  @Test
  void otherwiseTheLoadLimits() {
    List<StationShare> idle = List.of(share(StationRole.DISK, 0.6));
    assertEquals("queue depth", Bottleneck.of(idle, List.of(), 1).limit());
    assertEquals("offered load", Bottleneck.of(idle, List.of(), 0.3).limit());
    assertEquals("queue depth", Bottleneck.of(List.of(), List.of(), 1).limit());
  }

  @Test
  void aStationCannotWorkLongerThanTheInterval() {
    StationUse before = new StationUse("x", StationRole.DISK, 2, 1_000, 0);
    StationUse after = new StationUse("x", StationRole.DISK, 2, 3_000, 0);
    assertEquals(1, StationShare.between(List.of(before), List.of(after), 1_000).get(0).share());
    assertThrows(
        ImpossibleResultException.class,
        () -> StationShare.between(List.of(before), List.of(after), 999));
    assertThrows(
        ImpossibleResultException.class,
        () -> StationShare.between(List.of(after), List.of(before), 999));
    StationUse late = new StationUse("x", StationRole.DISK, 2, 3_000, 1);
    assertEquals(1, StationShare.between(List.of(before), List.of(late), 999).get(0).share());
  }

  @Test
  void stationsThatDifferInANumberCountAsOne() {
    List<StationUse> before =
        List.of(
            new StationUse("d.die0", StationRole.DISK, 1, 0, 0),
            new StationUse("d.die1", StationRole.DISK, 1, 0, 0),
            new StationUse("e.die0", StationRole.DISK, 1, 0, 0));
    List<StationUse> after =
        List.of(
            new StationUse("d.die0", StationRole.DISK, 1, 1000, 0),
            new StationUse("d.die1", StationRole.DISK, 1, 500, 0),
            new StationUse("e.die0", StationRole.DISK, 1, 100, 0));
    assertEquals(
        List.of(
            new StationShare("d.die", StationRole.DISK, 2, 1500, 0.75),
            new StationShare("e.die0", StationRole.DISK, 1, 100, 0.1)),
        StationShare.between(before, after, 1000));
  }

  @Test
  void sharesOfSeveralIntervalsAddUp() {
    StationUse none = new StationUse("x", StationRole.DISK, 1, 0, 0);
    StationUse some = new StationUse("x", StationRole.DISK, 1, 500, 0);
    List<StationShare> first = StationShare.between(List.of(none), List.of(some), 1_000);
    List<StationShare> second = StationShare.between(List.of(some), List.of(some), 1_000);
    assertEquals(0.25, StationShare.sum(List.of(first, second), 2_000).get(0).share());
  }
}
