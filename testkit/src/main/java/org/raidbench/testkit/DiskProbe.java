package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.ManualContext;

/** A disk under test, every completion of which is checked as it comes. */
final class DiskProbe {
  /** Longer than any command of any disk. */
  private static final long NEVER_NANOS = 3_600_000_000_000L;

  final ManualContext context;
  final Disk disk;
  final int tags;
  final long capacitySectors;
  final List<Ending> endings = new ArrayList<>();

  /** Told of each command's end after it has been checked. */
  Consumer<Ending> listener = ending -> {};

  private final Command[] held;
  private boolean submitting;
  private int inFlight;

  DiskProbe(DiskModel model, Spec spec, DiskSetup setup, long seed) {
    context = new ManualContext(seed, "disk");
    tags = Math.toIntExact(spec.whole(DiskKeys.TAGS));
    capacitySectors = spec.whole(DiskKeys.CAPACITY) / 512;
    held = new Command[tags];
    disk = model.create(context, spec, setup, this::done);
  }

  void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    held[tag] = new Command(op, sector, sectors, dataNanos, context.nowNanos());
    inFlight++;
    submitting = true;
    try {
      disk.submit(tag, op, sector, sectors, flags, dataNanos);
    } finally {
      submitting = false;
    }
  }

  void read(int tag, long sector, int sectors) {
    submit(tag, DiskOp.READ, sector, sectors, 0, 0);
  }

  void write(int tag, long sector, int sectors, int flags) {
    submit(tag, DiskOp.WRITE, sector, sectors, flags, context.nowNanos());
  }

  void flush(int tag) {
    submit(tag, DiskOp.FLUSH, 0, 0, 0, 0);
  }

  private void done(int tag, DiskStatus status, long firstByteNanos) {
    long now = context.nowNanos();
    assertTrue(!submitting, () -> "tag " + tag + " ended from inside submit");
    assertTrue(tag >= 0 && tag < tags, () -> "a tag ended that does not exist: " + tag);
    Command command = held[tag];
    assertTrue(command != null, () -> "tag " + tag + " ended while nothing was in flight on it");
    String what = command.op + " on tag " + tag;
    if (status == DiskStatus.OK) {
      assertTrue(
          firstByteNanos <= now,
          () -> what + ": first byte at " + firstByteNanos + ", after its end at " + now);
      if (command.op == DiskOp.READ) {
        assertTrue(
            firstByteNanos >= command.submittedNanos,
            () -> what + ": first byte at " + firstByteNanos + ", before it was asked for");
      } else {
        assertEquals(now, firstByteNanos, () -> what + ": first byte of what is not a read");
      }
      if (command.op == DiskOp.WRITE) {
        assertTrue(
            now >= command.dataNanos,
            () -> what + ": done at " + now + ", before its data came at " + command.dataNanos);
      }
    }
    held[tag] = null;
    inFlight--;
    Ending ending =
        new Ending(
            tag,
            command.op,
            command.sector,
            command.sectors,
            status,
            command.submittedNanos,
            now,
            firstByteNanos);
    endings.add(ending);
    listener.accept(ending);
  }

  int inFlight() {
    return inFlight;
  }

  /** Runs until nothing is in flight, and fails if that never comes. */
  void drain() {
    long limit = context.nowNanos() + NEVER_NANOS;
    while (inFlight > 0 && context.nowNanos() < limit && context.step()) {
      // until all have ended
    }
    assertEquals(0, inFlight, "commands that never end");
  }

  /** Lets time pass in which an ended command could end again. */
  void rest() {
    context.runUntil(context.nowNanos() + 10_000_000_000L);
  }

  private record Command(
      DiskOp op, long sector, int sectors, long dataNanos, long submittedNanos) {}

  /** How a command ended. */
  record Ending(
      int tag,
      DiskOp op,
      long sector,
      int sectors,
      DiskStatus status,
      long submittedNanos,
      long endNanos,
      long firstByteNanos) {
    long bytes() {
      return 512L * sectors;
    }
  }
}
