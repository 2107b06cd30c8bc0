package org.raidbench.core.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.Stage;
import org.raidbench.core.system.Part;
import org.raidbench.testkit.Sweep;
import org.raidbench.testkit.fake.FakeDisk;

final class ArrayAtWorkTest {
  private static long commands(Stand stand, DiskOp op) {
    return stand.disks.stream()
        .flatMap(disk -> disk.commands().stream())
        .filter(command -> command.op() == op)
        .count();
  }

  @Test
  void writesToOneRowTakeTurns() {
    Stand stand = new Stand().level("raid5");
    stand.diskCount = 6;
    stand.diskServers = 32;
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    system.submit(1, 0, true, 256, 8); // same row, other disk
    system.submit(2, 0, true, 5 * 128, 8); // next row
    stand.runAll();
    long alone = stand.nanosOf(2);
    assertEquals(alone, stand.nanosOf(0), 10_000);
    assertEquals(2 * alone, stand.nanosOf(1), 20_000);
    assertTrue(system.stageNanos(Stage.ROW_LOCK.ordinal()) > 200_000);
  }

  @Test
  void aWriteOfSeveralRowsIsCompletedOnce() {
    Stand stand = new Stand().level("raid6");
    stand.diskCount = 5;
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 100, 3 * 384 * 3);
    stand.runAll();
    assertEquals(java.util.List.of(0), stand.completed);
  }

  @Test
  void parityTakesTheEnginesTime() {
    Stand stand = new Stand().level("raid5").controller(ControllerKeys.PARITY_RATE, "1MB/s");
    stand.diskCount = 6;
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.runAll();
    // Old data, new data and old parity, 4 KiB each, at a byte a microsecond.
    long parity = system.stageNanos(Stage.PARITY.ordinal());
    assertEquals(0, parity % 4_096_000);
    assertTrue(parity >= 2 * 4_096_000 && parity <= 3 * 4_096_000, () -> parity + " ns");
  }

  @Test
  void aLostMemberIsReadFromTheOthers() {
    Stand stand = new Stand().level("raid5");
    stand.failedMembers = 1;
    StorageSystem system = stand.build();
    for (int i = 0; i < 3; i++) {
      system.submit(i, 0, false, i * 128L, 8);
    }
    stand.runAll();
    assertEquals(0, stand.disks.get(0).commands().size());
    assertEquals(2 + 3, commands(stand, DiskOp.READ), "one of the three is recovered from three");
    assertEquals(3, stand.completed.size());
  }

  @Test
  void aMirrorReadsFromTheNearerHead() {
    Stand stand = new Stand().level("raid1");
    stand.diskCount = 2;
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 0, 8);
    system.submit(1, 0, false, 1_000_000, 8);
    stand.runAll();
    FakeDisk low =
        stand.disks.get(0).commands().get(0).sector() == 0
            ? stand.disks.get(0)
            : stand.disks.get(1);
    FakeDisk high = low == stand.disks.get(0) ? stand.disks.get(1) : stand.disks.get(0);
    int before = low.commands().size();
    system.submit(2, 0, false, 1_000, 8);
    system.submit(3, 0, false, 999_000, 8);
    stand.runAll();
    assertEquals(before + (high.commands().isEmpty() ? 2 : 1), low.commands().size());
    assertEquals(4, commands(stand, DiskOp.READ));
  }

  @Test
  void whatIsOnlyOnItsWayDoesNotSayWhereTheHeadsAre() {
    Stand stand = new Stand().level("raid1");
    stand.diskCount = 2;
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 1_000_000, 8);
    system.submit(1, 0, false, 999_000, 8); // both heads are still at the beginning
    stand.runAll();
    assertEquals(1, stand.disks.get(0).commands().size());
    assertEquals(1, stand.disks.get(1).commands().size());
    system.submit(2, 0, false, 1_000_008, 8);
    stand.runAll();
    FakeDisk far =
        stand.disks.get(0).commands().get(0).sector() == 1_000_000
            ? stand.disks.get(0)
            : stand.disks.get(1);
    assertEquals(2, far.commands().size());
  }

  @Test
  void aMirrorWritesBoth() {
    Stand stand = new Stand().level("raid1");
    stand.diskCount = 2;
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.runAll();
    assertEquals(1, stand.disks.get(0).commands().size());
    assertEquals(1, stand.disks.get(1).commands().size());
  }

  @Test
  void aJbodIsATargetForEachDisk() {
    Stand stand = new Stand().level("jbod");
    StorageSystem system = stand.build();
    assertEquals(4, system.targets("test").size());
    system.submit(0, system.targets("test").get(2), false, 8, 8);
    stand.runAll();
    assertEquals(1, stand.disks.get(2).commands().size());
  }

  @Test
  void theFastPathIsTakenWhereTheRuleAndTheStripAllowIt() {
    Stand stand =
        new Stand()
            .controller(ControllerKeys.FAST_PATH, "yes")
            .controller(ControllerKeys.FAST_COMMAND, "1us")
            .controller(ControllerKeys.READ_COMMAND, "50us");
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 0, 8);
    stand.runAll();
    assertEquals(1_000, system.stageNanos(Stage.FIRMWARE.ordinal()));
    system.submit(0, 0, false, 124, 8); // two disks
    stand.runAll();
    assertEquals(51_000, system.stageNanos(Stage.FIRMWARE.ordinal()));
  }

  @Test
  void everyDiskCommandCostsFirmwareOffTheFastPath() {
    Stand stand = new Stand().controller(ControllerKeys.DISK_COMMAND, "3us");
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 124, 8);
    stand.runAll();
    assertEquals(6_000, system.stageNanos(Stage.FIRMWARE.ordinal()));
  }

  @Test
  void withoutProtectionWritesGoThroughAndTheCacheIsFlushed() {
    Stand stand =
        new Stand()
            .controller(ControllerKeys.CACHE, "1MiB")
            .controller(ControllerKeys.CACHE_LINE, "64KiB");
    stand.policy = new Policy(ReadPolicy.NONE, WritePolicy.BACK, IoPolicy.DIRECT, false);
    Switch protection = new Switch();
    stand.protection = Part.of(protection);
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 0, 8);
    stand.simulation.runUntil(1_000_000);
    assertEquals(4_096, system.dirtyBytes(), "protected: written back");
    protection.set(false);
    system.submit(1, 0, true, 1_000, 8);
    stand.simulation.runUntil(2_000_000);
    assertEquals(0, system.dirtyBytes());
    assertEquals(2, commands(stand, DiskOp.WRITE));
    assertTrue(stand.nanosOf(1) > 1_100_000);
    protection.set(true);
    system.submit(2, 0, true, 2_000, 8);
    stand.simulation.runUntil(3_000_000);
    assertEquals(4_096, system.dirtyBytes(), "and back again");
    assertEquals(
        2, stand.simulation.log().stream().filter(e -> e.kind().equals("write-policy")).count());
  }

  @Test
  void noRequestIsLostOrAnsweredTwice() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "mixed");
          String[] levels = {"raid0", "raid1", "raid5", "raid6", "raid10", "raid50", "raid60"};
          Stand stand = new Stand().level(levels[(int) random.below(levels.length)]);
          stand.diskCount = stand.level.id().product().equals("raid1") ? 2 : 8;
          stand.stripSectors = 16 << random.below(5);
          if (random.below(2) == 0) {
            stand
                .controller(ControllerKeys.CACHE, "2MiB")
                .controller(ControllerKeys.CACHE_LINE, "64KiB");
            ReadPolicy[] reads = ReadPolicy.values();
            IoPolicy[] ios = IoPolicy.values();
            stand.policy =
                new Policy(
                    reads[(int) random.below(reads.length)],
                    random.below(2) == 0 ? WritePolicy.FORCED_BACK : WritePolicy.THROUGH,
                    ios[(int) random.below(ios.length)],
                    false);
          }
          if (random.below(2) == 0 && !stand.level.id().product().equals("raid0")) {
            stand.failedMembers = 1L << random.below(stand.diskCount);
          }
          StorageSystem[] system = new StorageSystem[1];
          int[] left = {400};
          long[] sectorsMax = new long[1];
          int[] inFlight = new int[16];
          stand.completion =
              request -> {
                inFlight[request]--;
                if (left[0]-- > 0) {
                  inFlight[request]++;
                  submit(system[0], random, request, sectorsMax[0]);
                }
              };
          system[0] = stand.build();
          sectorsMax[0] = Math.min(system[0].targetSectors(0), 40_000);
          for (int request = 0; request < 16; request++) {
            inFlight[request]++;
            submit(system[0], random, request, sectorsMax[0]);
          }
          stand.runAll();
          for (int count : inFlight) {
            assertEquals(0, count);
          }
          assertEquals(416, stand.completed.size());
          assertEquals(0, system[0].dirtyBytes());
        });
  }

  private static void submit(
      StorageSystem system, RandomStream random, int request, long sectorsMax) {
    int sectors = 1 + (int) random.below(300);
    long sector = random.below(sectorsMax - sectors);
    system.submit(request, 0, random.below(2) == 0, sector, sectors);
  }

  /** A protection that a test switches on and off. */
  private static final class Switch implements ProtectionModel, Protection {
    private boolean ready = true;
    private Runnable changed = () -> {};

    void set(boolean isReady) {
      ready = isReady;
      changed.run();
    }

    @Override
    public Protection create(Context context, Spec spec, Runnable told) {
      changed = told;
      return this;
    }

    @Override
    public ModelId id() {
      return ModelId.of("fake/switch");
    }

    @Override
    public String title() {
      return "Switch";
    }

    @Override
    public Spec spec() {
      return Spec.builder().build();
    }

    @Override
    public boolean ready() {
      return ready;
    }

    @Override
    public boolean survives(long outageNanos) {
      return ready;
    }

    @Override
    public void fail() {
      set(false);
    }

    @Override
    public void restore() {
      set(true);
    }

    @Override
    public void setCharge(double share) {
      set(share > 0);
    }

    @Override
    public void learn() {
      set(false);
    }

    @Override
    public String state() {
      return ready ? "charged" : "failed";
    }
  }
}
