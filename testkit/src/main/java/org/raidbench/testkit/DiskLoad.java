package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.RandomStream;

/** A closed loop of random commands: whenever one ends, the next one is given on its tag. */
final class DiskLoad {
  private static final int SECTORS_MAX = 256;

  private final DiskProbe probe;
  private final RandomStream random;
  private final Mix mix;
  private int left;
  private long nextSector;

  DiskLoad(DiskProbe probe, long seed, Mix mix) {
    this.probe = probe;
    this.random = new RandomStream(seed, "load");
    this.mix = mix;
  }

  /** Begins to keep {@code depth} commands in flight, {@code commands} in all. */
  void start(int depth, int commands) {
    left = commands;
    probe.listener =
        ending -> {
          assertEquals(DiskStatus.OK, ending.status(), () -> "a healthy disk: " + ending);
          submit(ending.tag());
        };
    for (int tag = 0; tag < depth; tag++) {
      submit(tag);
    }
  }

  /** Gives no more commands, and takes any ending. */
  void stop() {
    left = 0;
    probe.listener = ending -> {};
  }

  private void submit(int tag) {
    if (left == 0) {
      return;
    }
    left--;
    int sectors = 1 + (int) random.below(Math.min(SECTORS_MAX, probe.capacitySectors));
    long sector = sector(sectors);
    int flags = mix.fuaShare > random.nextDouble() ? Disk.FUA : 0;
    double kind = random.nextDouble();
    if (kind < mix.readShare) {
      probe.read(tag, sector, sectors);
    } else if (kind < mix.readShare + mix.flushShare) {
      probe.flush(tag);
    } else {
      long now = probe.context.nowNanos();
      long data = random.below(2) == 0 ? now : now + random.below(5_000_000);
      probe.submit(tag, DiskOp.WRITE, sector, sectors, flags, data);
    }
  }

  /** A third goes on from the last one, a third falls into one MiB, a third anywhere. */
  private long sector(int sectors) {
    long last = probe.capacitySectors - sectors;
    long sector =
        switch ((int) random.below(3)) {
          case 0 -> Math.min(nextSector, last);
          case 1 -> random.below(Math.min(2048, last + 1));
          default -> random.below(last + 1);
        };
    nextSector = sector + sectors;
    return sector;
  }

  /** What the commands are; the rest are writes. */
  record Mix(double readShare, double flushShare, double fuaShare) {
    static final Mix ALL = new Mix(0.5, 0.05, 0.1);
    static final Mix READS = new Mix(1, 0, 0);
    static final Mix WRITES = new Mix(0.2, 0, 0);
    static final Mix FORCED_WRITES = new Mix(0.2, 0, 1);
  }
}
