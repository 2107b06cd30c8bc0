package org.raidbench.disks.ssd;

import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * The dies and their channels. Everything is booked ahead on stations, so that an operation costs
 * no event here, however many dies take part.
 *
 * <p>A unit of addresses, as large as a die's page, lies on one die; consecutive units lie on
 * consecutive dies; where a row of units begins is a hash of its number.
 */
final class Flash {
  private final Context context;
  private final int dies;
  private final int channels;
  private final int pageShift;
  private final int pageBytes;
  private final long readNanos;
  private final long programNanos;
  private final long pageTransferNanos;
  private final Station[] die;
  private final Station[] channel;
  private final RateTimer[] channelTimer;
  private final int[] channelOf;

  // Operations reach a die in the order in which they are booked: none may arrive before the last.
  private final long[] dieArrivalNanos;
  private final int[] unitsOfDie;
  private int nextProgramDie;

  // Reads and groups of programs that have been booked and are not over.
  private int operations;
  private long busySinceNanos;
  private long busyNanos;

  private long firstReadyNanos;
  private long lastReadyNanos;
  private long firstTransferNanos;

  Flash(Context context, SsdFigures figures) {
    this.context = context;
    dies = figures.dies();
    channels = figures.channels();
    pageBytes = figures.pageBytes();
    pageShift = Integer.numberOfTrailingZeros(pageBytes / SsdFigures.SECTOR_BYTES);
    pageTransferNanos = pageBytes * 1_000_000_000L / figures.channelBytesPerSecond();
    readNanos = figures.dieReadNanos();
    programNanos = figures.dieProgramNanos();
    die = new Station[dies];
    for (int i = 0; i < dies; i++) {
      die[i] = context.station("die" + i, 1, StationRole.DISK);
    }
    channel = new Station[channels];
    channelTimer = new RateTimer[channels];
    for (int i = 0; i < channels; i++) {
      channel[i] = context.station("channel" + i, 1, StationRole.DISK);
      channelTimer[i] = new RateTimer(figures.channelBytesPerSecond());
    }
    channelOf = new int[dies];
    for (int i = 0; i < dies; i++) {
      channelOf[i] = i % channels;
    }
    dieArrivalNanos = new long[dies];
    unitsOfDie = new int[dies];
  }

  int dies() {
    return dies;
  }

  int pageBytes() {
    return pageBytes;
  }

  /**
   * Books the dies that hold a range.
   *
   * @param arrivalNanos when the operation reaches them
   * @param sector first sector
   * @param sectors how many
   * @return the first one's die
   */
  int bookRead(long arrivalNanos, long sector, int sectors) {
    long firstUnit = sector >>> pageShift;
    long lastUnit = (sector + sectors - 1) >>> pageShift;
    int firstDie = dieOf(firstUnit);
    if (firstUnit == lastUnit) {
      lastReadyNanos = bookDie(firstDie, arrivalNanos, readNanos);
      firstReadyNanos = lastReadyNanos;
      return firstDie;
    }
    countUnits(firstUnit, lastUnit);
    long first = Long.MAX_VALUE;
    long last = 0;
    for (int i = 0; i < dies; i++) {
      int units = unitsOfDie[i];
      if (units > 0) {
        unitsOfDie[i] = 0;
        long ready = bookDie(i, arrivalNanos, units * readNanos);
        first = Math.min(first, ready - (units - 1) * readNanos);
        last = Math.max(last, ready);
      }
    }
    firstReadyNanos = first;
    lastReadyNanos = last;
    return firstDie;
  }

  private void countUnits(long firstUnit, long lastUnit) {
    long unit = firstUnit;
    while (unit <= lastUnit) {
      int column = (int) (unit % dies);
      if (column == 0 && lastUnit - unit >= dies - 1) {
        int rows = (int) ((lastUnit - unit + 1) / dies);
        for (int i = 0; i < dies; i++) {
          unitsOfDie[i] += rows;
        }
        unit += (long) rows * dies;
        continue;
      }
      int at = dieOf(unit);
      long end = Math.min(lastUnit + 1, unit - column + dies);
      for (; unit < end; unit++) {
        unitsOfDie[at]++;
        at = at + 1 == dies ? 0 : at + 1;
      }
    }
  }

  /** When the first of the pages booked last is in its die's register. */
  long firstReadyNanos() {
    return firstReadyNanos;
  }

  /** When the last of the pages booked last is in its die's register. */
  long lastReadyNanos() {
    return lastReadyNanos;
  }

  /**
   * Books the channels for what has been read, from now on.
   *
   * @param firstDie the first one's die
   * @param sector first sector
   * @param sectors how many
   * @return when all of it has passed
   */
  long bookTransfer(int firstDie, long sector, int sectors) {
    long now = context.nowNanos();
    long firstUnit = sector >>> pageShift;
    long units = ((sector + sectors - 1) >>> pageShift) - firstUnit + 1;
    long bytes = (long) sectors * SsdFigures.SECTOR_BYTES;
    int at = channelOf[firstDie];
    if (units == 1) {
      firstTransferNanos = channelTimer[at].nanos(bytes);
      return channel[at].reserve(now, firstTransferNanos);
    }
    firstTransferNanos = pageTransferNanos;
    int used = (int) Math.min(units, channels);
    long each = bytes / used;
    long end = now;
    for (int i = 0; i < used; i++) {
      long share = i == 0 ? bytes - each * (used - 1) : each;
      end = Math.max(end, channel[at].reserve(now, channelTimer[at].nanos(share)));
      at = at + 1 == channels ? 0 : at + 1;
    }
    return end;
  }

  /** What the first page, or as much of it as was asked for, took of the transfer booked last. */
  long firstTransferNanos() {
    return firstTransferNanos;
  }

  /**
   * Books the next dies in turn for programming a page each, from now on.
   *
   * @param copies how many pages are copies of what lies on flash already
   * @param pages how many come from the buffer
   * @return when all are programmed
   */
  long bookPrograms(int copies, int pages) {
    long now = context.nowNanos();
    long end = now;
    for (int i = 0; i < copies + pages; i++) {
      int at = nextProgramDie;
      nextProgramDie = at + 1 == dies ? 0 : at + 1;
      int line = channelOf[at];
      long service = programNanos;
      long transferred = channel[line].reserve(now, channelTimer[line].nanos(pageBytes));
      if (i < copies) {
        // Out to the controller, which corrects errors, and in again.
        transferred = channel[line].reserve(now, channelTimer[line].nanos(pageBytes));
        service += readNanos;
      }
      end = Math.max(end, bookDie(at, transferred, service));
    }
    return end;
  }

  private long bookDie(int at, long arrivalNanos, long serviceNanos) {
    long arrival = Math.max(arrivalNanos, dieArrivalNanos[at]);
    dieArrivalNanos[at] = arrival;
    return die[at].reserve(arrival, serviceNanos);
  }

  /** A read or a group of programs is about to be booked. */
  void begin() {
    if (operations++ == 0) {
      busySinceNanos = context.nowNanos();
    }
  }

  /** A read or a group of programs is over. */
  void end() {
    if (--operations == 0) {
      busyNanos += context.nowNanos() - busySinceNanos;
    }
  }

  /** The power has gone: whatever was going on is over. */
  void endAll() {
    busyNanos = busyNanos();
    operations = 0;
  }

  /** Time during which something was going on. */
  long busyNanos() {
    return operations == 0 ? busyNanos : busyNanos + context.nowNanos() - busySinceNanos;
  }

  private int dieOf(long unit) {
    long row = unit / dies;
    long z = (row ^ (row >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    int start = (int) (((z >>> 32) * dies) >>> 32);
    int at = start + (int) (unit - row * dies);
    return at >= dies ? at - dies : at;
  }
}
