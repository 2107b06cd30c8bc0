package org.raidbench.disks.ssd;

import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.fake.ManualContext;

/** A closed loop around one drive: so many commands at once, a new one for each that ends. */
final class Load {
  final ManualContext context = new ManualContext(7, "disk");
  final Disk disk;
  private final long capacitySectors;
  private final RandomStream random = new RandomStream(7, "load");
  private DiskOp op = DiskOp.READ;
  private boolean sequential;
  private int sectors;
  private long next;
  private long toIssue;
  private long done;
  private long latencyNanos;
  private long events;
  private final long[] issuedAt = new long[4096];
  private final boolean[] isRead = new boolean[4096];
  private int readPercent = -1;
  private long readsDone;
  private long readLatencyNanos;

  Load(DiskModel model, DiskStart start) {
    this(model, new DiskSetup(true, start));
  }

  Load(DiskModel model, DiskSetup setup) {
    capacitySectors = SsdFigures.of(model.spec()).capacitySectors();
    disk = model.create(context, model.spec(), setup, this::done);
  }

  private void done(int tag, DiskStatus status, long firstByteNanos) {
    done++;
    latencyNanos += context.nowNanos() - issuedAt[tag];
    if (isRead[tag]) {
      readsDone++;
      readLatencyNanos += context.nowNanos() - issuedAt[tag];
    }
    issue(tag);
  }

  private void issue(int tag) {
    if (toIssue == 0) {
      return;
    }
    toIssue--;
    long sector;
    if (sequential) {
      sector = next;
      next = next + 2L * sectors > capacitySectors ? 0 : next + sectors;
    } else {
      sector = random.below(capacitySectors / sectors) * sectors;
    }
    DiskOp now = op;
    if (readPercent >= 0) {
      now = random.below(100) < readPercent ? DiskOp.READ : DiskOp.WRITE;
    }
    issuedAt[tag] = context.nowNanos();
    isRead[tag] = now == DiskOp.READ;
    disk.submit(tag, now, sector, sectors, 0, context.nowNanos());
  }

  /** Commands a second of a load. */
  double rate(DiskOp what, boolean inSequence, int bytes, int depth, long commands) {
    readPercent = -1;
    return run(what, inSequence, bytes, depth, commands);
  }

  double mixedRate(int percent, int bytes, int depth, long commands) {
    readPercent = percent;
    return run(DiskOp.READ, false, bytes, depth, commands);
  }

  private double run(DiskOp what, boolean inSequence, int bytes, int depth, long commands) {
    op = what;
    sequential = inSequence;
    sectors = bytes / 512;
    toIssue = commands;
    done = 0;
    latencyNanos = 0;
    readsDone = 0;
    readLatencyNanos = 0;
    long began = context.nowNanos();
    for (int tag = 0; tag < depth; tag++) {
      issue(tag);
    }
    while (done < commands && context.step()) {
      events++;
    }
    if (done != commands) {
      throw new AssertionError(done + " of " + commands + " commands ended");
    }
    return commands * 1e9 / (context.nowNanos() - began);
  }

  double meanLatencyNanos() {
    return (double) latencyNanos / done;
  }

  double meanReadLatencyNanos() {
    return (double) readLatencyNanos / readsDone;
  }

  /** Events fired so far. */
  long events() {
    return events;
  }
}
