package org.raidbench.disks.hdd;

import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.StationRole;

/**
 * A hard disk at work: takes commands, answers from buffer and write cache what it can, hands the
 * rest to the {@link Media}, and tells when commands have ended.
 */
public final class HardDisk implements Disk {
  private static final int SECTOR_BYTES = 512;
  private static final int TAG_BITS = 16;

  private final Context context;
  private final DriveDesign design;
  private final long capacitySectors;
  private final boolean cachesWrites;
  private final long busWriteNanos;
  private final DiskCompletion completion;
  private final Commands commands;
  private final Media media;
  private final EventHandler onDone = this::done;
  private final EventHandler onMedia = this::mediaDone;
  private final long[] flushes;
  private int flushCount;

  private boolean powered = true;
  private long epoch;
  private boolean lastWasRead = true;

  /** Sectors of writes in the cache of which the outside does not know yet. */
  private long unacknowledgedSectors;

  private long reads;
  private long writes;
  private long sectorsRead;
  private long sectorsWritten;
  private long hits;

  /**
   * Makes a drive.
   *
   * @param context clock, scheduler and random streams
   * @param design what it is
   * @param capacitySectors user capacity, at most the layout's
   * @param writeCache whether writes may be acknowledged from the cache
   * @param busReadNanos time in which a sector crosses the drive's bus, if the drive is to account
   *     for it; zero where the link is modelled outside
   * @param busWriteNanos the same for writing
   * @param completion told of every command's end
   */
  public HardDisk(
      Context context,
      DriveDesign design,
      long capacitySectors,
      boolean writeCache,
      long busReadNanos,
      long busWriteNanos,
      DiskCompletion completion) {
    this.context = context;
    this.design = design;
    this.capacitySectors = capacitySectors;
    this.cachesWrites = writeCache && design.buffer().cachedWrites() > 0;
    this.busWriteNanos = busWriteNanos;
    this.completion = completion;
    this.commands = new Commands(design.queue().tags());
    this.flushes = new long[design.queue().tags()];
    this.media =
        new Media(
            design,
            Spindles.mount(design.mechanism(), context.random("spindle")),
            commands,
            this,
            context.station("media", 1, StationRole.DISK),
            busReadNanos,
            busWriteNanos);
  }

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    check(tag, op, sector, sectors, flags, dataNanos);
    long now = context.nowNanos();
    if (op == DiskOp.FLUSH) {
      commands.take(tag, now, 0, 0, true, now);
      flushes[flushCount++] = (long) tag | media.acceptedWrites() << TAG_BITS;
      media.flushing(true);
      if (media.oldestHeldWrite() > media.acceptedWrites()) {
        endFlushes(now);
      }
      media.start(now);
      return;
    }
    boolean write = op == DiskOp.WRITE;
    commands.take(tag, now, sector, sectors, write, dataNanos);
    if (!write) {
      read(tag, now);
    } else if (cachesWrites && (flags & FUA) == 0) {
      cachedWrite(tag, now);
    } else {
      throughWrite(tag, now);
    }
  }

  private void check(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    if (!powered) {
      throw new IllegalStateException("the power is off");
    }
    if (tag < 0 || tag >= commands.tags()) {
      throw new IllegalArgumentException("tag " + tag + " is not below " + commands.tags());
    }
    if (flags != 0 && flags != FUA) {
      throw new IllegalArgumentException("flags " + flags + " are not known");
    }
    if (op == DiskOp.WRITE && dataNanos < context.nowNanos()) {
      throw new IllegalArgumentException("data before now: " + dataNanos);
    }
    if (commands.held[tag]) {
      throw new IllegalStateException("tag " + tag + " is in use");
    }
    if (op != DiskOp.FLUSH && (sector < 0 || sectors < 1 || sector > capacitySectors - sectors)) {
      throw new IllegalArgumentException(
          sectors + " sectors at " + sector + " are not within " + capacitySectors);
    }
  }

  private void read(int tag, long now) {
    CommandTimes times = design.times();
    commands.readyNanos[tag] =
        now + (lastWasRead ? times.readMissAfterRead() : times.readMissAfterWrite());
    long hit =
        now
            + (lastWasRead ? times.readHitAfterRead() : times.readHitAfterWrite())
            + times.dataPreparation();
    if (media.answers(tag, now, hit)) {
      return;
    }
    media.enqueue(tag);
    media.start(now);
  }

  private void throughWrite(int tag, long now) {
    CommandTimes times = design.times();
    commands.through[tag] = true;
    commands.extra[tag] = times.extraDisconnect() && media.followsOtherWrite(commands.sector[tag]);
    commands.readyNanos[tag] =
        now
            + (commands.extra[tag]
                ? times.extraCommand() + times.extraSeek()
                : lastWasRead ? times.writeMissAfterRead() : times.writeMissAfterWrite());
    media.supersede(tag);
    media.enqueue(tag);
    media.start(now);
  }

  private void cachedWrite(int tag, long now) {
    CommandTimes times = design.times();
    long overhead = lastWasRead ? times.writeHitAfterRead() : times.writeHitAfterWrite();
    commands.readyNanos[tag] = now + overhead;
    if (!commands.someoneWaits() && accept(tag, now + overhead + times.dataPreparation())) {
      media.start(now);
    } else {
      commands.wait(tag);
    }
  }

  /** Takes a write into the cache if it has room, and acknowledges it. */
  private boolean accept(int tag, long transferNanos) {
    int sectors = commands.sectors[tag];
    long lastData = Math.max(transferNanos + sectors * busWriteNanos, commands.dataNanos[tag]);
    long firstData = busWriteNanos == 0 ? lastData : transferNanos + busWriteNanos;
    if (!media.accepts(tag, context.nowNanos(), firstData, busWriteNanos)) {
      return false;
    }
    commands.accepted[tag] = true;
    unacknowledgedSectors += sectors;
    endAt(tag, lastData + design.times().writeCompletion());
    return true;
  }

  /** Writes that waited for room in the cache, first come first served. */
  void acceptWaiting(long now) {
    CommandTimes times = design.times();
    while (commands.someoneWaits()) {
      int tag = commands.firstWaiting();
      long ready = Math.max(now, commands.readyNanos[tag]);
      if (!accept(tag, ready + times.reselect() + times.dataPreparation())) {
        return;
      }
      commands.firstServed();
    }
  }

  /** A command will have ended at an instant that is known already. */
  void endAt(int tag, long nanos) {
    context.at(Math.max(nanos, context.nowNanos()), onDone, epoch << TAG_BITS | tag);
  }

  /** The media will be free at an instant. */
  void mediaFreeAt(long nanos) {
    context.at(nanos, onMedia, epoch);
  }

  void hit() {
    hits++;
  }

  private void done(long token) {
    if (token >>> TAG_BITS == epoch) {
      end((int) token & ((1 << TAG_BITS) - 1));
    }
  }

  private void mediaDone(long token) {
    if (token != epoch) {
      return;
    }
    long now = context.nowNanos();
    int tag = media.finish(now);
    if (tag >= 0) {
      lastWasRead = !commands.write[tag];
    }
    acceptWaiting(now);
    if (flushCount > 0) {
      endFlushes(now);
    }
    media.start(now);
    if (tag >= 0) {
      end(tag);
    }
  }

  /** Ends flushes whose writes are on the media; by an event, for this may be inside a submit. */
  private void endFlushes(long now) {
    long oldest = media.oldestHeldWrite();
    int left = 0;
    for (int i = 0; i < flushCount; i++) {
      if (flushes[i] >>> TAG_BITS < oldest) {
        endAt((int) flushes[i] & ((1 << TAG_BITS) - 1), now);
      } else {
        flushes[left++] = flushes[i];
      }
    }
    flushCount = left;
    media.flushing(left > 0);
  }

  private void end(int tag) {
    int sectors = commands.sectors[tag];
    if (sectors > 0) {
      lastWasRead = !commands.write[tag];
      if (lastWasRead) {
        reads++;
        sectorsRead += sectors;
      } else {
        writes++;
        sectorsWritten += sectors;
      }
    }
    if (commands.accepted[tag]) {
      unacknowledgedSectors -= sectors;
    }
    commands.release(tag);
    long now = context.nowNanos();
    boolean read = !commands.write[tag];
    completion.done(tag, DiskStatus.OK, read ? Math.min(now, commands.firstByteNanos[tag]) : now);
  }

  @Override
  public long powerCut() {
    long lost = dirtyBytes();
    unacknowledgedSectors = 0;
    epoch++;
    powered = false;
    media.powerCut(context.nowNanos());
    flushCount = 0;
    long now = context.nowNanos();
    boolean[] inFlight = commands.held.clone();
    commands.clear();
    for (int tag = 0; tag < inFlight.length; tag++) {
      if (inFlight[tag]) {
        completion.done(tag, DiskStatus.ABORTED, now);
      }
    }
    return lost;
  }

  @Override
  public void powerOn() {
    powered = true;
    lastWasRead = true;
  }

  @Override
  public DiskState state() {
    return new DiskState(
        commands.count(),
        dirtyBytes(),
        reads,
        writes,
        sectorsRead * SECTOR_BYTES,
        sectorsWritten * SECTOR_BYTES,
        media.sectorsWritten() * SECTOR_BYTES,
        hits,
        media.busyNanos(context.nowNanos()));
  }

  private long dirtyBytes() {
    return Math.max(0, media.dirtySectors() - unacknowledgedSectors) * SECTOR_BYTES;
  }
}
