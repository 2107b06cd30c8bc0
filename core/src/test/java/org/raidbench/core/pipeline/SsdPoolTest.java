package org.raidbench.core.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.system.Part;
import org.raidbench.core.system.PoolPart;
import org.raidbench.testkit.Sweep;
import org.raidbench.testkit.fake.FakeDisk;

/** Four disks behind a pool of one SSD, which is the fifth disk. */
final class SsdPoolTest {
  private static final int LINE = 128;

  private static Stand stand(CacheMode mode, long fillRate) {
    return stand(mode, fillRate, 0, 0);
  }

  private static Stand stand(CacheMode mode, long fillRate, long heldBytes, long dirtyBytes) {
    Stand stand = new Stand();
    stand.diskCount = 5;
    stand.arrayDisks = 4;
    stand.pool =
        new PoolPart(
            "cc",
            Part.of(new SecondTouch(fillRate)),
            new FakeStripes("raid0"),
            List.of(4),
            LINE,
            mode,
            false,
            heldBytes,
            dirtyBytes);
    return stand;
  }

  private static long reads(Stand stand, int disk) {
    return stand.disks.get(disk).commands().stream().filter(c -> c.op() == DiskOp.READ).count();
  }

  private static long writes(Stand stand, int disk) {
    return stand.disks.get(disk).commands().stream().filter(c -> c.op() == DiskOp.WRITE).count();
  }

  private static void read(Stand stand, StorageSystem system, long sector, int sectors) {
    system.submit(0, 0, false, sector, sectors);
    stand.runAll();
  }

  @Test
  void whatIsReadTwiceIsAnsweredByThePool() {
    Stand stand = stand(CacheMode.READ_ONLY, Long.MAX_VALUE);
    StorageSystem system = stand.build();
    read(stand, system, 8, 8);
    assertEquals(0, writes(stand, 4), "a first touch brings nothing in");
    read(stand, system, 16, 8);
    FakeDisk.Command fill = stand.disks.get(4).commands().get(0);
    assertEquals(DiskOp.WRITE, fill.op());
    assertEquals(LINE, fill.sectors(), "the whole line");
    long before = reads(stand, 0);
    read(stand, system, 24, 8);
    assertEquals(before, reads(stand, 0));
    assertEquals(1, reads(stand, 4));
    assertEquals(fill.sector() + 24, stand.disks.get(4).commands().get(1).sector());
  }

  @Test
  void aWriteDropsTheLine() {
    Stand stand = stand(CacheMode.READ_ONLY, Long.MAX_VALUE);
    StorageSystem system = stand.build();
    read(stand, system, 0, 8);
    read(stand, system, 0, 8);
    system.submit(0, 0, true, 64, 8);
    stand.runAll();
    long before = reads(stand, 4);
    read(stand, system, 0, 8);
    assertEquals(before, reads(stand, 4));
    assertEquals(1, writes(stand, 0));
  }

  @Test
  void aWriteThroughUpdatesTheLine() {
    Stand stand = stand(CacheMode.WRITE_THROUGH, Long.MAX_VALUE);
    StorageSystem system = stand.build();
    read(stand, system, 0, 8);
    read(stand, system, 0, 8);
    long before = writes(stand, 4);
    system.submit(0, 0, true, 64, 8);
    stand.runAll();
    assertEquals(before + 1, writes(stand, 4));
    assertEquals(1, writes(stand, 0));
    long arrayReads = reads(stand, 0);
    read(stand, system, 64, 8);
    assertEquals(arrayReads, reads(stand, 0));
  }

  @Test
  void aWriteDuringTheFillLeavesNothingOldBehind() {
    Stand stand = stand(CacheMode.READ_ONLY, 1_000_000);
    StorageSystem system = stand.build();
    read(stand, system, 0, 8);
    system.submit(0, 0, false, 0, 8);
    stand.simulation.runUntil(stand.simulation.nowNanos() + 1_000_000); // the fill takes 66 ms
    system.submit(1, 0, true, 0, 8);
    stand.runAll();
    assertEquals(0, writes(stand, 4), "what was read is out of date");
    long before = reads(stand, 4);
    read(stand, system, 0, 8);
    assertEquals(before, reads(stand, 4));
  }

  @Test
  void fillsShareTheFillBandwidth() {
    Stand stand = stand(CacheMode.READ_ONLY, 1_000_000);
    StorageSystem system = stand.build();
    for (int line = 0; line < 4; line++) {
      read(stand, system, line * LINE, 8);
    }
    long start = stand.simulation.nowNanos();
    for (int line = 0; line < 4; line++) {
      system.submit(line, 0, false, line * LINE, 8);
    }
    stand.runAll();
    long took = stand.simulation.nowNanos() - start;
    assertTrue(took > 4 * 65_536_000L, () -> "took " + took);
    assertEquals(4, writes(stand, 4));
  }

  @Test
  void aFullPoolGivesUpWhatWasUnusedForLongest() {
    Stand stand = stand(CacheMode.READ_ONLY, Long.MAX_VALUE);
    stand.poolMemberSectors = 2 * LINE; // two lines
    StorageSystem system = stand.build();
    for (int line = 0; line < 3; line++) {
      read(stand, system, line * LINE, 8);
      read(stand, system, line * LINE, 8);
    }
    long before = reads(stand, 4);
    read(stand, system, LINE, 8);
    read(stand, system, 2 * LINE, 8);
    assertEquals(before + 2, reads(stand, 4), "the two youngest are there");
    read(stand, system, 0, 8);
    assertEquals(before + 2, reads(stand, 4), "the oldest is not");
  }

  @Test
  void aWriteBackStaysInThePoolUntilItIsDestaged() {
    Stand stand = stand(CacheMode.WRITE_BACK, Long.MAX_VALUE, 8 * LINE * 512L, 0);
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 8, 8);
    stand.simulation.runUntil(1_000_000);
    assertEquals(List.of(0), stand.completed);
    assertEquals(1, writes(stand, 4), "it is in the pool");
    assertEquals(0, writes(stand, 0), "and not on the array");
    assertEquals(4096, system.dirtyBytes());
    stand.runAll();
    assertEquals(1, writes(stand, 0), "until the host has been quiet");
    FakeDisk.Command brought = stand.disks.get(4).commands().get(1);
    assertEquals(DiskOp.READ, brought.op(), "the pool is read for it");
    assertEquals(8, brought.sectors(), "what is dirty of the line");
    assertEquals(0, system.dirtyBytes());
  }

  @Test
  void aWriteThatIsNotAdmittedPassesBy() {
    Stand stand = stand(CacheMode.WRITE_BACK, Long.MAX_VALUE);
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 8, 8);
    stand.runAll();
    assertEquals(0, writes(stand, 4), "a first touch");
    assertEquals(1, writes(stand, 0));
    system.submit(0, 0, true, 8, 8);
    stand.simulation.runUntil(stand.simulation.nowNanos() + 1_000_000);
    assertEquals(1, writes(stand, 4), "a second");
    assertEquals(1, writes(stand, 0));
  }

  @Test
  void aReadOfDirtyDataIsPutTogetherOfPoolAndArray() {
    Stand stand = stand(CacheMode.WRITE_BACK, Long.MAX_VALUE);
    StorageSystem system = stand.build();
    system.submit(0, 0, true, 8, 8);
    stand.simulation.runUntil(1_000_000);
    system.submit(0, 0, true, 8, 8);
    stand.simulation.runUntil(2_000_000);
    system.submit(1, 0, false, 0, 24);
    stand.simulation.runUntil(3_000_000);
    assertEquals(1, reads(stand, 4), "the dirty part");
    assertEquals(3, reads(stand, 0), "what lies before and behind it, and the line to fill it up");
  }

  @Test
  void aPoolStartsAsItWasLeft() {
    Stand stand = stand(CacheMode.WRITE_BACK, Long.MAX_VALUE, 4 * LINE * 512L, 2 * LINE * 512L);
    stand.poolMemberSectors = 64 * LINE;
    StorageSystem system = stand.build();
    assertEquals(2 * LINE * 512L, system.dirtyBytes());
    system.submit(0, 0, false, 3 * LINE, 8);
    stand.simulation.runUntil(1_000_000);
    assertEquals(1, reads(stand, 4), "it is there");
    stand.runAll();
    assertEquals(0, system.dirtyBytes());
  }

  @Test
  void noRequestIsLost() {
    Sweep.seeds(
        15,
        seed -> {
          RandomStream random = new RandomStream(seed, "pool");
          Stand stand =
              stand(
                  CacheMode.values()[(int) random.below(3)],
                  random.below(2) == 0 ? Long.MAX_VALUE : 100_000_000);
          stand.poolMemberSectors = LINE * (1 + random.below(12));
          StorageSystem[] system = new StorageSystem[1];
          int[] left = {600};
          stand.completion =
              request -> {
                if (left[0]-- > 0) {
                  submit(system[0], random, request);
                }
              };
          system[0] = stand.build();
          for (int request = 0; request < 12; request++) {
            submit(system[0], random, request);
          }
          stand.runAll();
          assertEquals(612, stand.completed.size());
          assertEquals(0, system[0].dirtyBytes(), "everything has been destaged");
        });
  }

  private static void submit(StorageSystem system, RandomStream random, int request) {
    int sectors = 1 + (int) random.below(300);
    system.submit(request, 0, random.below(4) == 0, random.below(3_000), sectors);
  }

  /** Brings in what is read twice, gives up what was unused for longest. */
  private record SecondTouch(long fillRate) implements CacheDeviceModel {
    @Override
    public ModelId id() {
      return ModelId.of("fake/second-touch");
    }

    @Override
    public String title() {
      return "Second touch";
    }

    @Override
    public Spec spec() {
      return Spec.builder().build();
    }

    @Override
    public List<String> check(String level, CacheMode mode, List<String> members, long bytes) {
      return List.of();
    }

    @Override
    public CacheDevice create(Context context, Spec spec, CacheMode cacheMode) {
      return new CacheDevice() {
        @Override
        public int lineSectors() {
          return LINE;
        }

        @Override
        public CacheMode mode() {
          return cacheMode;
        }

        @Override
        public boolean admit(Access view) {
          return view.touches() >= 2;
        }

        @Override
        public int victim(Lines lines) {
          int line = lines.oldest();
          while (line != NONE && !lines.free(line)) {
            line = lines.younger(line);
          }
          return line;
        }

        @Override
        public long fillBytesPerSecond() {
          return fillRate;
        }

        @Override
        public boolean needsProtection() {
          return false;
        }
      };
    }
  }
}
