package org.raidbench.core.kernel;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.disks.DisksPlugin;

/** Neither a disk nor the kernel below it makes garbage, command by command. */
final class DiskGarbageTest {
  private static final int ROUNDS = 6;
  private static final int COMMANDS = 4_000;

  /** Less than the smallest object for each command; arrays may still grow now and then. */
  private static final long BYTES_MAX = 16L * COMMANDS / 2;

  static List<DiskModel> models() {
    return new DisksPlugin().disks();
  }

  @ParameterizedTest
  @MethodSource("models")
  void commandsCostNoGarbage(DiskModel model) {
    Simulation simulation = new Simulation(1);
    Loop loop = new Loop(simulation, model);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = threads.getThreadAllocatedBytes(thread);
      int until = loop.done + COMMANDS;
      while (loop.done < until && simulation.step()) {
        // another event
      }
      least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
    }

    long bytes = least;
    assertTrue(loop.done >= ROUNDS * COMMANDS, () -> "only " + loop.done + " commands ended");
    assertTrue(
        bytes < BYTES_MAX,
        () -> model.id() + ": " + bytes + " bytes for " + COMMANDS + " commands");
  }

  /** Keeps every tag in use: reads and writes of 4 KiB anywhere, two to one. */
  private static final class Loop implements DiskCompletion {
    private final Simulation simulation;
    private final RandomStream random = new RandomStream(1, "loop");
    private final long pages;
    private final Disk disk;
    private int done;

    Loop(Simulation simulation, DiskModel model) {
      this.simulation = simulation;
      pages = model.spec().whole(DiskKeys.CAPACITY) / 4096;
      disk =
          model.create(
              simulation.context("disk"),
              model.spec(),
              new DiskSetup(true, DiskStart.STEADY),
              this);
      for (int tag = 0; tag < model.spec().whole(DiskKeys.TAGS); tag++) {
        submit(tag);
      }
    }

    @Override
    public void done(int tag, DiskStatus status, long firstByteNanos) {
      done++;
      submit(tag);
    }

    private void submit(int tag) {
      DiskOp op = random.below(3) == 0 ? DiskOp.WRITE : DiskOp.READ;
      disk.submit(tag, op, 8 * random.below(pages), 8, 0, simulation.nowNanos());
    }
  }
}
