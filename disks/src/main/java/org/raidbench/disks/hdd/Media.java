package org.raidbench.disks.hdd;

import org.raidbench.api.sim.Station;

/**
 * The media and what works on them: at any time one command, the writing back of one run of the
 * cache, or a read-ahead that the next command ends.
 */
final class Media {
  private static final int READ = 0;
  private static final int WRITE = 1;
  private static final int DESTAGE = 2;

  private final BufferDesign design;
  private final CommandTimes times;
  private final QueueDesign rules;
  private final Commands commands;
  private final HardDisk drive;
  private final long busReadNanos;
  private final long busWriteNanos;
  private final MediaPass pass;
  private final ReadBuffer buffer;
  private final ReadStream stream;
  private final Station station;
  private final PositionQueue queue;
  private final CommandChoice choice;
  private final WriteCache cache;
  private final PositionQueue destage;

  private boolean busy;
  private int kind;
  private int current;
  private boolean endsCommand;
  private boolean flushing;

  /** When the last operation left the media, and whether the next must wait for the turnaround. */
  private long freeNanos;

  private boolean turnaround;

  /** Where a write can go on without a turnaround, while the media have only just become free. */
  private long chainSector = -1;

  /** The sector after the last one that a write or a writing back has dealt with. */
  private long writtenTo = -1;

  private long busyNanos;
  private long busySince;
  private long written;

  Media(
      DriveDesign drive,
      Spindle spindle,
      Commands commands,
      HardDisk owner,
      Station station,
      long busReadNanos,
      long busWriteNanos) {
    this.design = drive.buffer();
    this.times = drive.times();
    this.rules = drive.queue();
    this.commands = commands;
    this.drive = owner;
    this.busReadNanos = busReadNanos;
    this.busWriteNanos = busWriteNanos;
    this.pass = new MediaPass(spindle);
    this.buffer = new ReadBuffer(design);
    this.stream = new ReadStream(pass, buffer, spindle.layout, design);
    this.station = station;
    this.queue = new PositionQueue(spindle, rules.tags(), rules.effectiveDepth());
    this.choice = new CommandChoice(rules, commands, queue, stream, design.segmentSectors());
    this.cache = new WriteCache(design);
    this.destage =
        new PositionQueue(spindle, Math.max(1, cache.capacity()), rules.effectiveDepth());
  }

  /** Answers a read from cache or buffer, or goes on with the read-ahead for it, if it can. */
  boolean answers(int tag, long now, long hitNanos) {
    long sector = commands.sector[tag];
    int sectors = commands.sectors[tag];
    if ((busy && !design.hitsWhileBusy()) || !design.caching()) {
      return false;
    }
    if (!cache.isEmpty() && design.hitsOnWrites() && cache.holds(sector, sectors)) {
      hit(tag, hitNanos);
      return true;
    }
    settle(now);
    int segment = buffer.find(sector);
    if (segment < 0 && !busy && design.almostHits() && stream.isAbout(sector)) {
      segment = stream.segment();
    }
    if (segment < 0) {
      return false;
    }
    if (buffer.end(segment) >= sector + sectors) {
      wholeHit(tag, segment, now, hitNanos);
      return true;
    }
    if (busy || !design.partialHitsTransfer()) {
      return false;
    }
    buffer.touch(segment, false);
    if (!stream.fills(segment)) {
      long from = Math.max(stream.stop(now), commands.readyNanos[tag]);
      stream.begin(segment);
      pass.read(from, buffer.end(segment), sector + sectors, design.immediateRead(), false);
    }
    follow(tag, now, hitNanos);
    return true;
  }

  private void hit(int tag, long transferNanos) {
    drive.hit();
    commands.firstByteNanos[tag] = transferNanos;
    drive.endAt(tag, transferNanos + commands.sectors[tag] * busReadNanos + times.readCompletion());
  }

  private void wholeHit(int tag, int segment, long now, long hitNanos) {
    hit(tag, hitNanos);
    buffer.touch(segment, false);
    if (!design.keepsRead()) {
      buffer.drop(segment);
    }
    if (!busy) {
      stream.answered(
          segment, now, commands.readyNanos[tag], commands.sector[tag], commands.sectors[tag]);
    }
  }

  /** The read-ahead goes on as a read of a command whose beginning it has or is about to have. */
  private void follow(int tag, long now, long transferNanos) {
    long sector = commands.sector[tag];
    int sectors = commands.sectors[tag];
    drive.hit();
    pass.forgetBefore(Math.min(sector, stream.end()));
    pass.want(sector + sectors);
    long had = Math.max(sector, stream.end());
    ends(READ, tag, now);
    readTo(tag, had, transferNanos + Math.max(0, had - sector) * busReadNanos, transferNanos);
  }

  /** Puts a command into the queue for the media. */
  void enqueue(int tag) {
    queue.add(tag, commands.sector[tag], commands.write[tag], commands.readyNanos[tag]);
  }

  /** A write goes past the cache; what it replaces there need not be written. */
  void supersede(int tag) {
    if (!cache.isEmpty()) {
      cache.supersede(commands.sector[tag], commands.sectors[tag], destage);
    }
  }

  /** Takes a write into the cache if there is room. */
  boolean accepts(int tag, long now, long dataNanos, long perSector) {
    long sector = commands.sector[tag];
    int sectors = commands.sectors[tag];
    if (busy && !design.acceptsWhileBusy() && !continuesWriteBack(sector)) {
      return false;
    }
    if (!cache.accept(sector, sectors, dataNanos, perSector, destage)) {
      return false;
    }
    if (!busy) {
      stream.stop(now);
    }
    buffer.written(sector, sector + sectors);
    return true;
  }

  /** Whether a write begins where the run ends that is being written. */
  private boolean continuesWriteBack(long sector) {
    return kind == DESTAGE
        && design.mergedSectors() > 1
        && sector == cache.start(current) + cache.count(current);
  }

  /** Begins the next operation, if the media are free and something waits. */
  void start(long now) {
    while (!busy && (!queue.isEmpty() || !destage.isEmpty())) {
      settle(now);
      int next = choice.chained(now == freeNanos ? chainSector : -1, now);
      if (next >= 0) {
        queue.remove(next);
        beginWrite(next, now, freeNanos);
        return;
      }
      long from = Math.max(now, turnaround ? freeNanos + rules.turnaroundNanos() : freeNanos);
      int tag = choice.pick(now, from);
      boolean mayWriteBack = !destage.isEmpty() && (tag < 0 || flushing || commands.someoneWaits());
      if (mayWriteBack) {
        boolean must = tag < 0 || choice.overdue(now);
        int run = destage.pickUnder(from, must ? Long.MAX_VALUE : choice.pickedNanos());
        if (run >= 0) {
          beginWriteBack(run, now);
          return;
        }
      }
      if (!beginCommand(tag, now, from)) {
        continue;
      }
      return;
    }
  }

  /** Returns false if the command needed no media after all. */
  private boolean beginCommand(int tag, long now, long from) {
    queue.remove(tag);
    if (commands.write[tag]) {
      beginWrite(tag, now, Math.max(from, commands.readyNanos[tag]));
      return true;
    }
    long sector = commands.sector[tag];
    if (stream.isOn() && design.caching() && sector >= stream.start()) {
      long hitNanos = Math.max(now, commands.readyNanos[tag]);
      if (sector + commands.sectors[tag] <= stream.end()) {
        wholeHit(tag, stream.segment(), now, hitNanos);
        return false;
      }
      if (stream.goesOnTo(sector)) {
        follow(tag, now, hitNanos);
        return true;
      }
    }
    beginRead(tag, now, Math.max(from, commands.readyNanos[tag]));
    return true;
  }

  private void beginRead(int tag, long now, long from) {
    long sector = commands.sector[tag];
    int sectors = commands.sectors[tag];
    long begin = Math.max(from, stream.stop(now));
    int segment = buffer.takeForRead(sector);
    stream.begin(segment);
    pass.read(begin, sector, sector + sectors, design.immediateRead(), design.readsTrackFront());
    long enough = pass.doneNanos(sector + design.watermarkSectors(sectors) - 1);
    long connected =
        design.neverDisconnects()
            ? commands.readyNanos[tag] + times.dataPreparation()
            : Math.max(enough, commands.readyNanos[tag] + times.readDisconnectAfterRead())
                + times.reselect()
                + times.dataPreparation();
    ends(READ, tag, now);
    readTo(tag, sector, connected, Math.max(enough, connected));
    stream.keepFront(sector);
  }

  /** The rest of a read, once it is known when its transfer may begin. */
  private void readTo(int tag, long from, long busFree, long firstByte) {
    long sector = commands.sector[tag];
    int sectors = commands.sectors[tag];
    long end = sector + sectors;
    long mediaDone = pass.doneNanos(end - 1);
    long across =
        busReadNanos == 0
            ? Math.max(busFree, mediaDone)
            : pass.drainNanos(from, end, busFree, busReadNanos);
    commands.firstByteNanos[tag] = firstByte;
    stream.asked(sector, sectors);
    finishes(tag, mediaDone, across + times.readCompletion());
  }

  private void beginWrite(int tag, long now, long from) {
    long sector = commands.sector[tag];
    int sectors = commands.sectors[tag];
    long begin = Math.max(from, stream.stop(now));
    long ready = commands.readyNanos[tag];
    boolean extra = commands.extra[tag];
    long connected =
        extra
            ? commands.arrivedNanos[tag]
                + times.extraCommand()
                + times.extraDisconnectFirst()
                + times.extraPause()
                + times.reselect()
                + times.dataPreparation()
            : ready + times.dataPreparation();
    if (begin > ready + times.reselect() && !extra) {
      connected = begin + times.reselect() + times.dataPreparation();
    }
    long lastData = Math.max(connected + sectors * busWriteNanos, commands.dataNanos[tag]);
    long firstData = busWriteNanos == 0 ? lastData : connected + busWriteNanos;
    // Drives that disconnect early were seen to begin writing only with this much in the buffer.
    int buffered = !times.extraDisconnect() ? 0 : sectors < 45 ? Math.min(sectors, 10) : 15;
    long notBefore = connected + buffered * busWriteNanos;
    pass.write(
        begin,
        sector,
        sector + sectors,
        design.immediateWrite(),
        times.leastWriteMove(),
        notBefore,
        firstData,
        busWriteNanos);
    long mediaDone = pass.doneNanos(sector + sectors - 1);
    buffer.written(sector, sector + sectors);
    wrote(sector, sectors);
    long end;
    if (design.holdsForWrite()) {
      end = Math.max(mediaDone, lastData);
    } else {
      long disconnect = extra ? times.extraDisconnectSecond() : times.writeDisconnect();
      end =
          Math.max(mediaDone, lastData + disconnect)
              + (extra ? times.reselectAgain() : times.reselect());
    }
    ends(WRITE, tag, now);
    finishes(tag, mediaDone, end + times.writeCompletion());
    turnaround = true;
  }

  private void beginWriteBack(int run, long now) {
    long begin = Math.max(Math.max(now, freeNanos), stream.stop(now));
    long sector = cache.start(run);
    int sectors = cache.count(run);
    destage.remove(run);
    cache.fly(run);
    pass.write(
        begin,
        sector,
        sector + sectors,
        design.immediateWrite(),
        times.leastWriteMove(),
        0,
        cache.newestNanos(run) - (cache.newestFirst(run) - sector) * cache.newestPerSector(run),
        cache.newestPerSector(run));
    long mediaDone = pass.doneNanos(sector + sectors - 1);
    wrote(sector, sectors);
    ends(DESTAGE, run, now);
    freeNanos = mediaDone;
    turnaround = false;
    endsCommand = false;
    station.reserve(now, mediaDone - now);
    drive.mediaFreeAt(mediaDone);
  }

  private void wrote(long sector, int sectors) {
    if (sector == writtenTo) {
      choice.wentOn(sectors);
    }
    writtenTo = sector + sectors;
    written += sectors;
  }

  private void ends(int what, int id, long now) {
    busy = true;
    kind = what;
    chainSector = -1;
    current = id;
    busySince = now;
    turnaround = what == READ;
  }

  private void finishes(int tag, long mediaDone, long end) {
    freeNanos = mediaDone;
    long free = design.freesMediaEarly() ? mediaDone : end;
    endsCommand = end == free;
    if (!endsCommand) {
      drive.endAt(tag, end);
    }
    station.reserve(busySince, free - busySince);
    drive.mediaFreeAt(free);
  }

  /** The operation is over; returns the tag of the command that ends with it, or -1. */
  int finish(long now) {
    busy = false;
    busyNanos += now - busySince;
    boolean chains = kind == WRITE && rules.chainsWrites() && now == freeNanos;
    chainSector = chains ? commands.sector[current] + commands.sectors[current] : -1;
    if (kind == DESTAGE) {
      cache.landed(current);
      return -1;
    }
    if (kind == READ) {
      stream.readOver(commands.sector[current] + commands.sectors[current]);
    }
    return endsCommand ? current : -1;
  }

  private void settle(long now) {
    if (!busy) {
      stream.settle(now);
    }
  }

  boolean followsOtherWrite(long sector) {
    return buffer.followsOtherWrite(sector);
  }

  void flushing(boolean waiting) {
    flushing = waiting;
  }

  long acceptedWrites() {
    return cache.accepted();
  }

  long oldestHeldWrite() {
    return cache.oldestHeld();
  }

  long dirtySectors() {
    return cache.dirtySectors();
  }

  long sectorsWritten() {
    return written;
  }

  long busyNanos(long now) {
    return busyNanos + (busy ? now - busySince : 0);
  }

  /** Everything but the platter and where the heads stand is forgotten. */
  void powerCut(long now) {
    stream.stop(now);
    busy = false;
    flushing = false;
    chainSector = -1;
    freeNanos = now;
    queue.clear();
    destage.clear();
    cache.clear();
    buffer.clear();
  }
}
