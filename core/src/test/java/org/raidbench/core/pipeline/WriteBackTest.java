package org.raidbench.core.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.core.array.Stage;
import org.raidbench.core.kernel.StationUse;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.InitialCache;
import org.raidbench.testkit.Sweep;
import org.raidbench.testkit.fake.FakeDisk;

final class WriteBackTest {
  private static final Policy BACK =
      new Policy(ReadPolicy.NONE, WritePolicy.FORCED_BACK, IoPolicy.DIRECT, false);

  /** Sixteen lines of 64 KiB, of which twelve may be dirty. */
  private static Stand stand() {
    Stand stand =
        new Stand()
            .controller(ControllerKeys.CACHE, "1MiB")
            .controller(ControllerKeys.CACHE_LINE, "64KiB");
    stand.policy = BACK;
    return stand;
  }

  private static long commands(Stand stand, DiskOp op) {
    return stand.disks.stream()
        .flatMap(disk -> disk.commands().stream())
        .filter(command -> command.op() == op)
        .count();
  }

  private static long sectors(Stand stand, DiskOp op) {
    return stand.disks.stream()
        .flatMap(disk -> disk.commands().stream())
        .filter(command -> command.op() == op)
        .mapToLong(FakeDisk.Command::sectors)
        .sum();
  }

  @Test
  void aWriteIsAcknowledgedOnceItIsInMemory() {
    Stand stand = stand().controller(ControllerKeys.CACHE_RATE, "1GB/s");
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.simulation.runUntil(1_000_000);
    // The bus at 3,200 MiB/s, then the memory at 1 GB/s.
    assertEquals(1_220 + 4_096, stand.nanosOf(0));
    assertEquals(4_096, system.stageNanos(Stage.CACHE.ordinal()));
    assertEquals(0, commands(stand, DiskOp.WRITE));
    assertEquals(4_096, system.dirtyBytes());
  }

  @Test
  void aQuietHostLetsTheCacheDrain() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    for (int i = 0; i < 5; i++) {
      system.submit(i, 0, true, i * 1_000L, 8);
    }
    stand.runAll();
    assertEquals(0, system.dirtyBytes());
    assertEquals(5 * 8, sectors(stand, DiskOp.WRITE));
    assertTrue(stand.simulation.nowNanos() < 1_000_000_000, "and the simulation comes to rest");
  }

  @Test
  void adjacentWritesBecomeOne() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    for (int i = 0; i < 16; i++) {
      system.submit(i, 0, true, 8L * ((7 * i) % 16), 8);
    }
    stand.runAll();
    assertEquals(1, commands(stand, DiskOp.WRITE), "one strip, written once");
    assertEquals(128, sectors(stand, DiskOp.WRITE));
  }

  @Test
  void aFullRowNeedsNoReads() {
    Stand stand = stand().level("raid5");
    StorageSystem system = stand.build();
    for (int i = 0; i < 3; i++) {
      system.submit(i, 0, true, 128L * i, 128);
    }
    stand.runAll();
    assertEquals(0, commands(stand, DiskOp.READ));
    assertEquals(4, commands(stand, DiskOp.WRITE));
  }

  @Test
  void aSmallWriteReadsOldDataAndParity() {
    Stand stand = stand().level("raid5");
    stand.diskCount = 6;
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.runAll();
    assertEquals(2, commands(stand, DiskOp.READ));
    assertEquals(2, commands(stand, DiskOp.WRITE));
  }

  @Test
  void writesBeyondTheLimitWaitForTheDisks() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    for (int i = 0; i < 40; i++) {
      system.submit(i, 0, true, i * 128L, 8);
    }
    stand.simulation.runUntil(200_000);
    assertTrue(stand.completed.size() >= 12 && stand.completed.size() < 40);
    assertTrue(system.dirtyBytes() <= 12 * 4_096);
    stand.runAll();
    assertEquals(40, stand.completed.size());
    assertEquals(40 * 8, sectors(stand, DiskOp.WRITE));
  }

  private static StationUse window(Stand stand) {
    return stand.simulation.slotPools().stream()
        .filter(pool -> pool.role().label().equals("destage window"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void solidStateDisksGetAsManyRowsAsTheyTakeCommands() {
    Stand stand = stand().disk(DiskKeys.KIND, "ssd").disk(DiskKeys.TAGS, "8");
    stand.build();
    assertEquals(4 * 8, window(stand).servers());
    Stand limited = stand().disk(DiskKeys.KIND, "ssd").disk(DiskKeys.TAGS, "8");
    limited.expander = new ExpanderPart("sas2", 4, false, 2);
    limited.build();
    assertEquals(4 * 2, window(limited).servers(), "an expander lets fewer through");
    Stand spanned = stand().level("raid00").disk(DiskKeys.KIND, "ssd").disk(DiskKeys.TAGS, "8");
    spanned.build();
    assertEquals(4 * 8, window(spanned).servers(), "spans share what the disks take");
  }

  /** How long it takes until 4,000 scattered writes, 64 at a time, are on the disks. */
  private static long scatteredWritesNanos(Policy policy, String kind) {
    Stand stand =
        stand()
            .controller(ControllerKeys.CACHE, "32MiB")
            .disk(DiskKeys.KIND, kind)
            .disk(DiskKeys.TAGS, "16");
    stand.policy = policy;
    stand.diskServers = 16;
    StorageSystem[] system = new StorageSystem[1];
    int[] sent = new int[1];
    stand.completion =
        request -> {
          if (sent[0] < 4_000) {
            system[0].submit(request, 0, true, sent[0]++ * 2_711L * 8 % 600_000, 8);
          }
        };
    system[0] = stand.build();
    for (int i = 0; i < 64; i++) {
      system[0].submit(i, 0, true, sent[0]++ * 2_711L * 8 % 600_000, 8);
    }
    stand.runAll();
    return stand.simulation.nowNanos();
  }

  @Test
  void solidStateDisksWrittenBackAreNotHeldBackByAWindowForHardDisks() {
    long through = scatteredWritesNanos(Stand.UNCACHED, "ssd");
    long back = scatteredWritesNanos(BACK, "ssd");
    long rotating = scatteredWritesNanos(BACK, "hdd");
    assertTrue(back < 1.2 * through + 60_000_000, "written back " + back + ", through " + through);
    assertTrue(rotating > 3 * (back - 60_000_000), "disks with heads keep the window of four rows");
  }

  @Test
  void disksThatARowKeepsBusyTogetherShareAWindowOfFourRows() {
    Map<String, Integer> groups = Map.of("raid0", 4, "raid10", 2, "raid5", 1, "raid50", 2);
    groups.forEach(
        (level, count) -> {
          Stand stand = stand().level(level);
          stand.diskCount = level.equals("raid50") ? 6 : 4;
          stand.build();
          assertEquals(4 * count, window(stand).servers(), level);
        });
  }

  @Test
  void aChoiceAmongMoreRowsThanThereCanBeIsOneAmongAll() {
    Stand stand = stand().controller(ControllerKeys.DESTAGE_CHOICE, "4294967296");
    StorageSystem system = stand.build();
    for (int i = 0; i < 40; i++) {
      system.submit(i, 0, true, i * 1_000L, 8);
    }
    stand.runAll();
    assertEquals(40, stand.completed.size());
    assertEquals(40 * 8, sectors(stand, DiskOp.WRITE));
  }

  @Test
  void theDestageWindowIsCounted() {
    Stand stand = stand().level("raid5");
    StorageSystem system = stand.build();
    for (int i = 0; i < 200; i++) {
      system.submit(i, 0, true, i * 1_000L, 8);
    }
    stand.simulation.runUntil(2_000_000);
    assertEquals(4, window(stand).servers());
    assertTrue(window(stand).busyNanos() > 4 * 1_800_000, "full as long as writes wait");
    assertTrue(window(stand).busyNanos() <= 4 * 2_000_000);
  }

  @Test
  void theOrderOfWaitingWritesIsKept() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    for (int i = 0; i < 60; i++) {
      system.submit(i, 0, true, ((i * 37L) % 60) * 128, 8);
    }
    stand.runAll();
    for (int i = 0; i < 60; i++) {
      assertEquals(i, stand.completed.get(i));
    }
  }

  @Test
  void whatIsWrittenAgainOnItsWayIsWrittenAgain() {
    Stand stand = stand();
    stand.diskCount = 1;
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.simulation.runUntil(60_050_000); // the disk writes since 60 ms
    assertEquals(1, commands(stand, DiskOp.WRITE));
    system.submit(1, 0, true, 0, 8);
    stand.runAll();
    assertEquals(2, commands(stand, DiskOp.WRITE));
    assertEquals(0, system.dirtyBytes());
  }

  @Test
  void aWriteLargerThanTheCacheGoesThrough() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 32 * 128);
    stand.runAll();
    assertEquals(32 * 128, sectors(stand, DiskOp.WRITE));
    assertEquals(0, system.dirtyBytes());
  }

  @Test
  void whatIsDirtyIsReadFromTheCache() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 16);
    stand.simulation.runUntil(10_000);
    system.submit(1, 0, false, 8, 8);
    system.submit(2, 0, false, 8, 16);
    stand.simulation.runUntil(1_000_000);
    assertEquals(1, commands(stand, DiskOp.READ), "only the one that reaches beyond");
    assertTrue(stand.nanosOf(1) < 20_000);
  }

  @Test
  void aFullCacheStartsFull() {
    Stand stand = stand();
    stand.initialCache = InitialCache.FULL;
    StorageSystem system = stand.build();
    assertTrue(system.dirtyBytes() >= 10 * 8_192, () -> "dirty: " + system.dirtyBytes());
    assertTrue(system.dirtyBytes() <= 12 * 8_192);
  }

  @Test
  void everyWrittenSectorReachesTheDisks() {
    Sweep.seeds(
        15,
        seed -> {
          RandomStream random = new RandomStream(seed, "writes");
          Stand stand = stand();
          stand.stripSectors = 16 << random.below(4);
          stand.diskCount = 3 + (int) random.below(4);
          String level = List.of("raid0", "raid5", "raid6").get((int) random.below(3));
          stand.diskCount = Math.max(stand.diskCount, 4);
          stand.level(level);
          StorageSystem system = stand.build();
          long sectors = Math.min(4_000, system.targetSectors(0));
          boolean[] written = new boolean[(int) sectors];
          int requests = 300;
          for (int i = 0; i < requests; i++) {
            int length = 1 + (int) random.below(200);
            long sector = random.below(sectors - length);
            boolean write = random.below(3) > 0;
            system.submit(i, 0, write, sector, length);
            for (long at = sector; write && at < sector + length; at++) {
              written[(int) at] = true;
            }
            if (random.below(4) == 0) {
              stand.simulation.runUntil(stand.simulation.nowNanos() + random.below(2_000_000));
            }
          }
          stand.runAll();
          assertEquals(requests, stand.completed.size());
          assertEquals(0, system.dirtyBytes());
          long distinct = 0;
          for (boolean one : written) {
            distinct += one ? 1 : 0;
          }
          assertTrue(sectors(stand, DiskOp.WRITE) >= distinct);
        });
  }

  @Test
  void aGoodShutdownLeavesNothingInACacheAndARebootEmptiesIt() {
    Stand stand = stand();
    StorageSystem system = stand.build();
    for (int i = 0; i < 5; i++) {
      system.submit(i, 0, true, i * 4096L, 8);
    }
    stand.simulation.runUntil(1_000_000);
    assertEquals(5 * 4_096, system.dirtyBytes());
    system.upkeep().flush();
    while (!system.upkeep().flushed()) {
      assertTrue(stand.simulation.step(), "nothing left to happen");
    }
    assertEquals(0, system.dirtyBytes());
    assertEquals(5 * 8, sectors(stand, DiskOp.WRITE));
    assertEquals(4, commands(stand, DiskOp.FLUSH), "each disk");
    system.submit(8, 0, false, 0, 8);
    stand.simulation.runUntil(stand.simulation.nowNanos() + 1_000_000);
    assertEquals(0, commands(stand, DiskOp.READ), "still in the cache");
    system.upkeep().reboot();
    system.submit(9, 0, false, 0, 8);
    stand.simulation.runUntil(stand.simulation.nowNanos() + 1_000_000);
    assertEquals(1, commands(stand, DiskOp.READ), "no longer");
    assertEquals("reboot", stand.simulation.log().get(0).kind());
  }
}
