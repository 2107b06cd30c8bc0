package org.raidbench.disks.ssd;

import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * An SSD at work.
 *
 * <p>A read passes the command engine, its dies, and then channels and interface together: two
 * events, whatever its size. A write passes engine and interface while its data arrives, then
 * enters the buffer: one event, and a part of one for each page that the dies program.
 */
final class Ssd implements Disk {
  private static final byte FREE = 0;
  private static final byte READING = 1;
  private static final byte WRITING = 2;
  private static final byte FLUSHING = 3;

  private final Context context;
  private final DiskCompletion completion;
  private final SsdFigures figures;
  private final boolean acknowledgesEarly;

  private final Station engine;
  private final Station intake;
  private final RateTimer readCommand;
  private final RateTimer writeCommand;
  private final RateTimer readTransfer;
  private final RateTimer writeTransfer;
  private final Flash flash;
  private final FlashMap map;
  private final Streams writeStreams = new Streams();
  private final WriteBuffer buffer;

  private final byte[] kind;
  private final long[] sectorOf;
  private final int[] sectorsOf;
  private final boolean[] fua;
  private final boolean[] continues;
  private final int[] firstDie;
  private final long[] lastReadyNanos;
  private final long[] firstByteNanos;

  private final EventHandler onPageReady = this::pageReady;
  private final EventHandler onReadDone = this::readDone;
  private final EventHandler onWriteArrived = this::writeArrived;
  private final EventHandler onFlush = this::flushArrived;

  private boolean powered = true;
  private long epoch;
  private int queued;
  private long reads;
  private long writes;
  private long bytesRead;
  private long bytesWritten;

  Ssd(Context context, SsdFigures figures, DiskSetup setup, DiskCompletion completion) {
    this.context = context;
    this.completion = completion;
    this.figures = figures;
    acknowledgesEarly = setup.writeCache() || figures.powerLossProtected();
    engine = context.station("engine", 1, StationRole.DISK);
    intake = context.station("interface", 1, StationRole.DISK);
    readCommand = new RateTimer(figures.readsPerSecond());
    writeCommand =
        new RateTimer(
            setup.start() == DiskStart.STEADY
                ? figures.sustainedWritesPerSecond()
                : figures.writesPerSecond());
    readTransfer = new RateTimer(figures.readBytesPerSecond());
    writeTransfer = new RateTimer(figures.writeBytesPerSecond());
    flash = new Flash(context, figures);
    map =
        new FlashMap(
            figures.capacitySectors(),
            figures.flashBytes(),
            figures.mappingSectors(),
            setup.start() == DiskStart.STEADY);
    buffer =
        new WriteBuffer(
            context,
            flash,
            figures,
            new WriteBuffer.Listener() {
              @Override
              public void entered(int tag) {
                writeEntered(tag);
              }

              @Override
              public void programmed(int tag) {
                end(tag, DiskStatus.OK, Ssd.this.context.nowNanos());
              }
            });
    int tags = figures.tags();
    kind = new byte[tags];
    sectorOf = new long[tags];
    sectorsOf = new int[tags];
    fua = new boolean[tags];
    continues = new boolean[tags];
    firstDie = new int[tags];
    lastReadyNanos = new long[tags];
    firstByteNanos = new long[tags];
  }

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    check(tag, op, sector, sectors, flags);
    if (op == DiskOp.WRITE && dataNanos < context.nowNanos()) {
      throw new IllegalArgumentException(
          "the data arrived at " + dataNanos + " ns, it is " + context.nowNanos() + " ns");
    }
    sectorOf[tag] = sector;
    sectorsOf[tag] = sectors;
    queued++;
    switch (op) {
      case READ -> read(tag, sector, sectors);
      case WRITE -> write(tag, sector, sectors, flags, dataNanos);
      case FLUSH -> {
        kind[tag] = FLUSHING;
        long now = context.nowNanos();
        context.at(engine.reserve(now, readCommand.nanos(1)), onFlush, token(tag));
      }
    }
  }

  private void check(int tag, DiskOp op, long sector, int sectors, int flags) {
    if (!powered) {
      throw new IllegalStateException(context.name() + " has no power");
    }
    if (tag < 0 || tag >= kind.length) {
      throw new IllegalArgumentException("there is no tag " + tag + " of " + kind.length);
    }
    if (kind[tag] != FREE) {
      throw new IllegalStateException("tag " + tag + " is in use");
    }
    if (flags != 0 && flags != FUA) {
      throw new IllegalArgumentException("there are no flags " + flags);
    }
    if (op != DiskOp.FLUSH
        && (sector < 0 || sectors < 1 || sector > figures.capacitySectors() - sectors)) {
      throw new IllegalArgumentException(
          sectors + " sectors at " + sector + " are not within the capacity");
    }
  }

  private long token(int tag) {
    return (epoch << 32) | tag;
  }

  private boolean isStale(long token) {
    return token >>> 32 != epoch;
  }

  private void read(int tag, long sector, int sectors) {
    kind[tag] = READING;
    long issued = engine.reserve(context.nowNanos(), readCommand.nanos(1));
    flash.begin();
    firstDie[tag] = flash.bookRead(issued, sector, sectors);
    lastReadyNanos[tag] = flash.lastReadyNanos();
    context.at(flash.firstReadyNanos(), onPageReady, token(tag));
  }

  private void pageReady(long token) {
    if (isStale(token)) {
      return;
    }
    int tag = (int) token;
    long now = context.nowNanos();
    int sectors = sectorsOf[tag];
    long bytes = bytesOf(tag);
    long service = readTransfer.nanos(bytes);
    long passed = intake.reserve(now, service);
    long end = Math.max(passed, flash.bookTransfer(firstDie[tag], sectorOf[tag], sectors));
    long page = flash.firstTransferNanos();
    if (lastReadyNanos[tag] != now) {
      end = Math.max(end, lastReadyNanos[tag] + page);
    }
    firstByteNanos[tag] = Math.min(end, Math.max(now + page, passed - service));
    context.at(end, onReadDone, token);
  }

  private void readDone(long token) {
    if (!isStale(token)) {
      int tag = (int) token;
      flash.end();
      reads++;
      bytesRead += bytesOf(tag);
      end(tag, DiskStatus.OK, firstByteNanos[tag]);
    }
  }

  private void write(int tag, long sector, int sectors, int flags, long dataNanos) {
    long now = context.nowNanos();
    kind[tag] = WRITING;
    fua[tag] = flags == FUA;
    continues[tag] = writeStreams.follow(sector, sectors);
    RateTimer command = continues[tag] ? readCommand : writeCommand;
    long issued = engine.reserve(now, command.nanos(1));
    long passed = intake.reserve(now, writeTransfer.nanos(bytesOf(tag)));
    long arrived = Math.max(dataNanos, Math.max(issued, passed) + figures.writeDelayNanos());
    context.at(arrived, onWriteArrived, token(tag));
  }

  private void writeArrived(long token) {
    if (!isStale(token)) {
      int tag = (int) token;
      double extraPages = map.write(sectorOf[tag], sectorsOf[tag], continues[tag]);
      buffer.arrive(tag, bytesOf(tag), extraPages * FlashMap.PAGE_BYTES);
    }
  }

  private void writeEntered(int tag) {
    writes++;
    bytesWritten += bytesOf(tag);
    if (acknowledgesEarly && (figures.powerLossProtected() || !fua[tag])) {
      end(tag, DiskStatus.OK, context.nowNanos());
    } else {
      buffer.awaitProgrammed(tag, bytesOf(tag));
    }
  }

  private void flushArrived(long token) {
    if (!isStale(token)) {
      int tag = (int) token;
      if (figures.powerLossProtected()) {
        end(tag, DiskStatus.OK, context.nowNanos());
      } else {
        buffer.awaitProgrammed(tag, 0);
      }
    }
  }

  private long bytesOf(int tag) {
    return (long) sectorsOf[tag] * SsdFigures.SECTOR_BYTES;
  }

  private void end(int tag, DiskStatus status, long firstByte) {
    kind[tag] = FREE;
    queued--;
    completion.done(tag, status, firstByte);
  }

  @Override
  public long powerCut() {
    if (!powered) {
      return 0;
    }
    powered = false;
    // Events on their way are stale from here on. What they have booked stays booked: for the
    // milliseconds that it lasts, a drive that gets its power back is slower than it would be.
    epoch++;
    long lost = 0;
    if (figures.powerLossProtected()) {
      buffer.save();
    } else {
      lost = buffer.dirtyBytes();
      buffer.clear();
    }
    flash.endAll();
    writeStreams.clear();
    for (int tag = 0; tag < kind.length; tag++) {
      if (kind[tag] != FREE) {
        end(tag, DiskStatus.ABORTED, context.nowNanos());
      }
    }
    return lost;
  }

  @Override
  public void powerOn() {
    powered = true;
  }

  @Override
  public DiskState state() {
    return new DiskState(
        queued,
        buffer.dirtyBytes(),
        reads,
        writes,
        bytesRead,
        bytesWritten,
        buffer.mediaBytes(),
        0,
        flash.busyNanos());
  }
}
