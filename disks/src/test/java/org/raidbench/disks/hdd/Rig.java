package org.raidbench.disks.hdd;

import java.util.List;
import java.util.function.LongSupplier;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.ManualContext;

/** One drive on a test stand: single commands, or a fixed number of them at a time. */
final class Rig {
  final ManualContext context;
  final Disk disk;
  final long sectors;
  private final RandomStream random;
  private final long[] submittedNanos = new long[256];

  /** The longest that a command of {@link #perSecond} took. */
  long longestNanos;

  /** The read beside a stream of writes, whose end ends the run; none if negative. */
  private int besideTag = -1;

  private long done;
  private long wanted;
  private int length;
  private DiskOp op = DiskOp.READ;
  private LongSupplier next = () -> 0;

  Rig(String model, boolean writeCache, long seed, Figure... overrides) {
    this(find(model), writeCache, seed, overrides);
  }

  Rig(DiskModel model, boolean writeCache, long seed, Figure... overrides) {
    Spec spec = model.spec();
    for (Figure figure : overrides) {
      spec = spec.with(figure);
    }
    this.context = new ManualContext(seed, "disk");
    this.random = new RandomStream(seed, "load");
    this.sectors = spec.whole(DiskKeys.CAPACITY) / 512;
    this.disk =
        model.create(
            context,
            spec,
            new DiskSetup(writeCache, DiskStart.STEADY),
            (tag, status, firstByte) -> ended(tag));
  }

  static DiskModel find(String id) {
    return HddCatalogue.models().stream()
        .filter(model -> model.id().toString().equals(id))
        .findFirst()
        .orElseThrow();
  }

  static Figure figure(Key key, String shown) {
    return Figure.of(key, shown, Certainty.GIVEN, "a test", List.of());
  }

  private void ended(int tag) {
    done++;
    if (tag == besideTag) {
      wanted = 0;
      return;
    }
    longestNanos = Math.max(longestNanos, context.nowNanos() - submittedNanos[tag]);
    if (done + disk.state().queued() < wanted) {
      submit(tag);
    }
  }

  private void submit(int tag) {
    submittedNanos[tag] = context.nowNanos();
    disk.submit(tag, op, next.getAsLong(), length, 0, context.nowNanos());
  }

  /** The time a single command takes. */
  long nanos(DiskOp what, long sector, int count) {
    long begin = context.nowNanos();
    done = 0;
    wanted = 1;
    disk.submit(0, what, sector, count, 0, begin);
    while (done == 0) {
      context.step();
    }
    return context.nowNanos() - begin;
  }

  /** Lets time pass. */
  void rest(long nanos) {
    context.runUntil(context.nowNanos() + nanos);
  }

  /** Commands a second at a fixed depth. */
  double perSecond(DiskOp what, int depth, int commands, int count, LongSupplier where) {
    op = what;
    length = count;
    next = where;
    done = 0;
    wanted = commands;
    long begin = context.nowNanos();
    for (int tag = 0; tag < depth; tag++) {
      submit(tag);
    }
    while (done < commands) {
      context.step();
    }
    return commands * 1e9 / (context.nowNanos() - begin);
  }

  /** The time that a read takes while writes go on, four at a time. */
  long readNanosBeside(LongSupplier writes, int count, long sector) {
    op = DiskOp.WRITE;
    length = count;
    next = writes;
    done = 0;
    wanted = Long.MAX_VALUE;
    for (int tag = 0; tag < 4; tag++) {
      submit(tag);
    }
    while (done < 500) {
      context.step();
    }
    besideTag = 4;
    long begin = context.nowNanos();
    disk.submit(besideTag, DiskOp.READ, sector, 8, 0, begin);
    while (wanted > 0) {
      context.step();
    }
    return context.nowNanos() - begin;
  }

  /** Places all over the drive, 4 KiB aligned. */
  LongSupplier anywhere(int count) {
    return () -> random.below((sectors - count) / 8) * 8;
  }

  /** One place after the other. */
  static LongSupplier from(long sector, int count) {
    long[] at = {sector - count};
    return () -> at[0] += count;
  }
}
