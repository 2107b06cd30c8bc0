package org.raidbench.core.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.host.HostKeys;
import org.raidbench.core.array.Stage;
import org.raidbench.core.system.ExpanderPart;

/**
 * Times that can be computed by hand, from the host to the media and back. Links carry remainders,
 * so a later transfer may take a nanosecond more than the first.
 */
final class PathOfOneReadTest {
  /** 4,096 bytes at 550 MiB/s. */
  private static final long PORT_NANOS = 7_102;

  /** 4,096 bytes at 3,200 MiB/s. */
  private static final long BUS_NANOS = 1_220;

  private static Stand stand() {
    return new Stand()
        .controller(ControllerKeys.DRIVER_CYCLES, "10000")
        .controller(ControllerKeys.READ_COMMAND, "5us");
  }

  @Test
  void everyStageAddsItsTime() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    int target = system.targets("test").get(0);
    system.submit(7, target, false, 128 + 8, 8);
    stand.runAll();
    assertEquals(List.of(7), stand.completed);
    assertEquals(10_000 + 5_000 + 100_000 + PORT_NANOS + BUS_NANOS, stand.nanosOf(7));
    assertEquals(10_000, system.stageNanos(Stage.HOST_CPU.ordinal()));
    assertEquals(5_000, system.stageNanos(Stage.FIRMWARE.ordinal()));
    assertEquals(100_000, system.stageNanos(Stage.DISK.ordinal()));
    assertEquals(PORT_NANOS, system.stageNanos(Stage.DISK_LINK.ordinal()));
    assertEquals(BUS_NANOS, system.stageNanos(Stage.HOST_LINK.ordinal()));
    assertEquals(DiskOp.READ, stand.disks.get(1).commands().get(0).op());
    assertEquals(8, stand.disks.get(1).commands().get(0).sector());
  }

  @Test
  void portsBehindAnExpanderOnTheBoardShareTheChipsLanes() {
    Stand own = new Stand();
    Stand shared = new Stand().controller(ControllerKeys.CHIP_LANES, "1");
    for (Stand stand : List.of(own, shared)) {
      StorageSystem system = stand.build();
      for (int disk = 0; disk < 4; disk++) {
        system.submit(disk, 0, false, 128L * disk, 8);
      }
      stand.runAll();
    }
    // All four disks are ready at the same time; one lane takes one after another.
    assertEquals(3 * PORT_NANOS, shared.nanosOf(3) - own.nanosOf(3), 3 * BUS_NANOS + 4);
  }

  @Test
  void linesOfTheCacheCostTheFirmwareUnlessTheCacheHasNoPart() {
    Stand cached =
        stand()
            .controller(ControllerKeys.CACHE, "1MiB")
            .controller(ControllerKeys.CACHE_LINE, "64KiB")
            .controller(ControllerKeys.CACHE_LINE_WORK, "3us");
    cached.policy = new Policy(ReadPolicy.ADAPTIVE, WritePolicy.THROUGH, IoPolicy.DIRECT, false);
    StorageSystem system = cached.build();
    system.submit(0, 0, false, 128 - 4, 8);
    cached.runAll();
    assertEquals(5_000 + 2 * 3_000, system.stageNanos(Stage.FIRMWARE.ordinal()), "two lines");
    Stand uncached =
        stand()
            .controller(ControllerKeys.CACHE, "1MiB")
            .controller(ControllerKeys.CACHE_LINE, "64KiB")
            .controller(ControllerKeys.CACHE_LINE_WORK, "3us");
    StorageSystem plain = uncached.build();
    plain.submit(0, 0, false, 0, 8);
    uncached.runAll();
    assertEquals(5_000, plain.stageNanos(Stage.FIRMWARE.ordinal()));
  }

  @Test
  void theStagesOfARequestAddUpToItsTime() {
    Stand stand = stand().controller(ControllerKeys.MAX_COMMANDS, "2");
    StorageSystem system = stand.build();
    long total = 0;
    for (int request = 0; request < 50; request++) {
      system.submit(request, 0, request % 3 == 0, request * 96L, 160);
    }
    stand.runAll();
    for (int request = 0; request < 50; request++) {
      total += stand.nanosOf(request);
    }
    long staged = 0;
    for (int stage = 0; stage < system.stages().size(); stage++) {
      staged += system.stageNanos(stage);
    }
    assertEquals(total, staged);
  }

  @Test
  void aWriteSendsItsDataFirst() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.runAll();
    long atDisk = 10_000 + BUS_NANOS + 5_000;
    assertEquals(atDisk + PORT_NANOS, stand.disks.get(0).commands().get(0).dataNanos());
    assertEquals(atDisk + 100_000, stand.nanosOf(0));
  }

  @Test
  void commandsBeyondTheLimitWaitInTheDriver() {
    Stand stand = stand().controller(ControllerKeys.MAX_COMMANDS, "2");
    stand.diskServers = 8;
    StorageSystem system = stand.build();
    for (int request = 0; request < 3; request++) {
      system.submit(request, 0, false, 0, 8);
    }
    stand.runAll();
    // The third has been processed at 30 us, but is begun when the first has ended.
    assertEquals(stand.nanosOf(0) + 5_000 + 100_000 + PORT_NANOS + BUS_NANOS, stand.nanosOf(2), 1);
  }

  @Test
  void aLargeRequestIsCutAndCompletedOnce() {
    Stand stand = stand().controller(ControllerKeys.MAX_REQUEST, "64KiB");
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 64, 256);
    stand.runAll();
    assertEquals(List.of(0), stand.completed);
    int sectors =
        stand.disks.stream()
            .flatMap(disk -> disk.commands().stream())
            .mapToInt(command -> command.sectors())
            .sum();
    assertEquals(256, sectors);
  }

  @Test
  void theSlotAndTheCardAgreeOnTheSlower() {
    Stand stand = stand().host(HostKeys.SLOT, "pcie-1.0-x4");
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 0, 8);
    stand.runAll();
    // 800 MiB/s
    assertEquals(4 * BUS_NANOS, system.stageNanos(Stage.HOST_LINK.ordinal()), 4);
  }

  @Test
  void aSlotOfAnotherKindIsRefused() {
    Stand stand = stand().host(HostKeys.SLOT, "pci-x-133");
    assertThrows(IllegalArgumentException.class, stand::build);
  }

  @Test
  void disksOverlapAndTheirTagsAreKept() {
    Stand stand = stand().disk(DiskKeys.TAGS, "2");
    stand.diskServers = 8;
    StorageSystem system = stand.build();
    for (int request = 0; request < 4; request++) {
      system.submit(request, 0, false, 0, 8);
    }
    stand.runAll();
    // Four reads of one disk with two tags: the third waits until the first's data has come.
    assertEquals(
        stand.nanosOf(0) - BUS_NANOS + 100_000 + PORT_NANOS + BUS_NANOS, stand.nanosOf(2), 1);
  }

  @Test
  void aLaneIsHeldForTheTunnelledCommand() {
    Stand stand = stand().controller(ControllerKeys.DRIVER_CYCLES, "0");
    stand.controller(ControllerKeys.READ_COMMAND, "0us");
    stand.disk(DiskKeys.LANE_HOLD, "12us");
    stand.expander = new ExpanderPart("sas2", 1, false, 0);
    StorageSystem system = stand.build();
    for (int request = 0; request < 4; request++) {
      system.submit(request, 0, false, request * 128, 8);
    }
    stand.runAll();
    // All four disks are ready at 100 us; their data shares one lane.
    long hold = 12_000;
    for (int request = 0; request < 4; request++) {
      assertEquals(100_000 + (request + 1) * hold + BUS_NANOS, stand.nanosOf(request), 4);
    }
  }
}
