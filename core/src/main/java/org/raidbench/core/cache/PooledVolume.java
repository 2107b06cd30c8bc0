package org.raidbench.core.cache;

import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * An array behind a pool of SSDs. A read is answered by the pool if it holds all of it; if it holds
 * a dirty part, that part comes from the pool and the rest from the array. A write that the pool
 * keeps is done once it is in the pool; any other goes to the array, and what the pool holds of it
 * is written too or dropped, as its mode says.
 */
public final class PooledVolume implements Volume {
  private final SsdPool pool;
  private final CacheLines lines;
  private final Volume volume;
  private final DirtyData data;
  private final Destager destager;
  private final int lineSectors;
  private final boolean writesBack;
  private final StreamTable readStreams = new StreamTable();
  private final StreamTable writeStreams = new StreamTable();
  private final PoolOperations operations;
  private final Missed missed = new Missed();

  PooledVolume(SsdPool pool, Volume volume, DirtyData data, Destager destager) {
    this.pool = pool;
    this.lines = pool.lines();
    this.volume = volume;
    this.data = data;
    this.destager = destager;
    this.lineSectors = lines.lineSectors();
    this.writesBack = pool.mode() == CacheMode.WRITE_BACK;
    this.operations = new PoolOperations(lines, pool.ssds(), volume, destager);
  }

  @Override
  public long sectors() {
    return volume.sectors();
  }

  /**
   * Bytes in the pool that are not on the array yet.
   *
   * @return those that are dirty or on their way
   */
  public long dirtyBytes() {
    return destager.dirtyBytes();
  }

  /**
   * Leaves lines of the array's beginning in the pool, as an earlier load over them would have, and
   * some of them dirty: those that an ascending sweep has yet to reach. What finds no room is left
   * out.
   *
   * @param heldSectors how much of the array, from its beginning
   * @param dirtySectors how much of that is not on the array
   */
  public void hold(long heldSectors, long dirtySectors) {
    long held = Math.min(heldSectors, volume.sectors()) / lineSectors;
    for (long number = 0; number < held; number++) {
      int line = lines.find(data.key(number));
      if (line == CacheLines.NONE) {
        line = pool.allocate(data.key(number));
      }
      if (line == CacheLines.NONE) {
        break;
      }
      lines.setValid(line, 0, lineSectors);
      if (writesBack && (number + 1) * lineSectors <= dirtySectors) {
        data.absorbInto(line, number * lineSectors, 0, lineSectors);
      }
    }
    destager.pump();
  }

  @Override
  public void read(
      long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
    destager.hostIsActive();
    int stream = readStreams.access(sector, sectors);
    operations.begin();
    boolean held = true;
    boolean anyDirty = false;
    long last = (sector + sectors - 1) / lineSectors;
    for (long number = sector / lineSectors; number <= last; number++) {
      int line = lines.find(data.key(number));
      int from = from(number, sector);
      int to = to(number, sector + sectors);
      held &= line != CacheLines.NONE && lines.holds(line, from, to);
      anyDirty |= line != CacheLines.NONE && lines.kept(line);
    }
    if (held || anyDirty) {
      for (long number = sector / lineSectors; number <= last; number++) {
        piecesOf(number, from(number, sector), to(number, sector + sectors));
      }
    } else {
      operations.fromArray(sector, sectors);
    }
    operations.read(account, fast, client, token);
    if (held) {
      pool.countHit();
      return;
    }
    pool.countMiss();
    missed.of(false, sectors, readStreams.consecutive(stream));
    for (long number = sector / lineSectors; number <= last; number++) {
      fill(number);
    }
  }

  /** What there is of a line comes from the pool, the rest from the array. */
  private void piecesOf(long number, int from, int to) {
    long start = number * lineSectors;
    int line = lines.find(data.key(number));
    if (line == CacheLines.NONE) {
      operations.fromArray(start + from, to - from);
      return;
    }
    pool.order().hit(line);
    int at = from;
    while (at < to) {
      int heldTo = lines.nextMissing(line, at, to);
      if (heldTo > at) {
        operations.ofLine(line, at, heldTo);
      }
      at = lines.nextHeld(line, heldTo, to);
      if (at > heldTo) {
        operations.fromArray(start + heldTo, at - heldTo);
      }
    }
  }

  private void fill(long number) {
    long key = data.key(number);
    long start = number * lineSectors;
    int length = (int) Math.min(lineSectors, volume.sectors() - start);
    int line = lines.find(key);
    if (line != CacheLines.NONE && (lines.filling(line) || lines.holds(line, 0, length))) {
      return;
    }
    missed.touches = pool.missesOf(key);
    if (!pool.fills().hasRoom() || !pool.device().admit(missed)) {
      return;
    }
    if (line == CacheLines.NONE) {
      line = pool.allocate(key);
    }
    if (line != CacheLines.NONE) {
      pool.fills().begin(line, volume, start, length);
    }
  }

  @Override
  public void write(
      long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
    destager.hostIsActive();
    missed.of(true, sectors, writeStreams.consecutive(writeStreams.access(sector, sectors)));
    operations.begin();
    long last = (sector + sectors - 1) / lineSectors;
    for (long number = sector / lineSectors; number <= last; number++) {
      int from = from(number, sector);
      int to = to(number, sector + sectors);
      int line = lines.find(data.key(number));
      if (writesBack) {
        line = keep(number, line, from, to);
      }
      if (!writesBack || line == CacheLines.NONE) {
        through(number, from, to);
      }
    }
    operations.write(account, fast, client, token);
    destager.pump();
  }

  /** Takes a piece of a write into the pool: its line, or NONE if it has to go through. */
  private int keep(long number, int present, int from, int to) {
    int line = present;
    boolean room = pool.mayKeepMore();
    if (line == CacheLines.NONE) {
      missed.touches = pool.missesOf(data.key(number));
      line = room && pool.device().admit(missed) ? pool.allocate(data.key(number)) : line;
    }
    if (line == CacheLines.NONE || !(room || lines.kept(line))) {
      return CacheLines.NONE;
    }
    data.absorbInto(line, number * lineSectors, from, to);
    operations.ofLine(line, from, to);
    return line;
  }

  /** Lets a piece of a write through to the array. */
  private void through(long number, int from, int to) {
    operations.fromArray(number * lineSectors + from, to - from);
    int line = lines.find(data.key(number));
    if (line == CacheLines.NONE) {
      return;
    }
    if (pool.mode() != CacheMode.READ_ONLY && lines.holds(line, from, to)) {
      lines.overtakeFill(line);
      operations.ofLine(line, from, to);
    } else if (pool.mode() == CacheMode.READ_ONLY) {
      lines.invalidate(line, 0, lineSectors);
    } else {
      lines.invalidate(line, from, to);
    }
  }

  private int from(long number, long sector) {
    return (int) Math.max(0, sector - number * lineSectors);
  }

  private int to(long number, long end) {
    return (int) Math.min(lineSectors, end - number * lineSectors);
  }

  /** What the device is told of an access that the pool has no line for. */
  private static final class Missed implements CacheDevice.Access {
    private boolean write;
    private int sectors;
    private int consecutive;
    private int touches;

    void of(boolean writes, int length, int ofStream) {
      write = writes;
      sectors = length;
      consecutive = ofStream;
    }

    @Override
    public boolean write() {
      return write;
    }

    @Override
    public int sectors() {
      return sectors;
    }

    @Override
    public int consecutive() {
      return consecutive;
    }

    @Override
    public int touches() {
      return touches;
    }
  }
}
