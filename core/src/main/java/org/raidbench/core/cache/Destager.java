package org.raidbench.core.cache;

import java.util.Arrays;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;
import org.raidbench.core.contract.MisuseException;
import org.raidbench.core.kernel.SlotPool;

/**
 * Brings an array's dirty rows to its disks, in the order and at the pace that its controller
 * decides. Adjacent dirty lines become one write, those of adjacent rows too: a disk that is given
 * one strip at a time loses a revolution for each. Of a row's several pieces, those that share
 * parity take turns on its lock.
 *
 * <p>If writes wait for room and the controller would let nothing go, the next row in order goes
 * nevertheless: nothing else could make room.
 */
final class Destager implements VolumeClient, Destage.View {
  /** How often a dirty cache is looked at while nothing happens, so that quiet is noticed. */
  private static final long LOOK_NANOS = 10_000_000;

  private static final long SECTOR_BYTES = 512;

  private final Context context;
  private final DestageSource cache;
  private final DirtyData data;
  private final Volume volume;
  private final Destage destage;
  private final Firmware firmware;
  private final SlotPool slots;
  private final int adjacentRows;
  private final EventHandler bringOut = this::bringOut;
  private final EventHandler look = this::look;

  private final FlightPieces[] piecesOfFlight;
  private final long[][] runsOfFlight;
  private final int[] runCountOfFlight;
  private final int[] pendingOfFlight;
  private final long[] sectorsOfFlight;
  private long sectorsOnTheirWay;
  private long lastHostNanos;
  private int readsWaiting;
  private boolean looking;
  private boolean flushing;
  private boolean pumping;

  Destager(
      Context context,
      DestageSource cache,
      DirtyData data,
      Volume volume,
      Destage destage,
      Firmware firmware,
      DestageWindow window) {
    this.context = context;
    this.cache = cache;
    this.data = data;
    this.volume = volume;
    this.destage = destage;
    this.firmware = firmware;
    this.slots = window.slots();
    this.adjacentRows = window.adjacentRows();
    int flightsMax = window.rows();
    piecesOfFlight = new FlightPieces[flightsMax];
    Arrays.setAll(piecesOfFlight, flight -> new FlightPieces());
    runsOfFlight = new long[flightsMax][32];
    runCountOfFlight = new int[flightsMax];
    pendingOfFlight = new int[flightsMax];
    sectorsOfFlight = new long[flightsMax];
  }

  /** A command has come from the host. */
  void hostIsActive() {
    lastHostNanos = context.nowNanos();
  }

  /** A host read waits for the array's disks, or no longer does. */
  void readWaits(int change) {
    readsWaiting += change;
  }

  /** Everything is to go to the disks, whatever the controller's order of the day. */
  void flush(boolean all) {
    flushing = all;
    pump();
  }

  long dirtyBytes() {
    return (data.dirtySectors() + sectorsOnTheirWay) * SECTOR_BYTES;
  }

  /** Sends rows for as long as there is something to send and the window has room. */
  void pump() {
    if (pumping) {
      return; // what a row that needs no write sets off is done by the loop below
    }
    pumping = true;
    DirtyRows rows = data.rows();
    while (rows.hasRoom() && data.dirtyLines() > 0) {
      long row = flushing ? nextInOrder() : destage.next(this);
      if (row == Destage.NONE && cache.writesWait() && rows.flights() == 0) {
        row = nextInOrder();
      }
      if (row == Destage.NONE) {
        break;
      }
      send(row);
    }
    pumping = false;
    if (data.dirtyLines() > 0 && rows.flights() == 0 && !looking) {
      looking = true;
      context.at(context.nowNanos() + LOOK_NANOS, look, 0);
    }
  }

  private void look(long token) {
    looking = false;
    pump();
  }

  private long nextInOrder() {
    long row = dirtyRowFrom(lastRow() + 1);
    return row == Destage.NONE ? dirtyRowFrom(0) : row;
  }

  private void send(long row) {
    slots.take();
    int flight = data.rows().send(row, adjacentRows);
    piecesOfFlight[flight].clear();
    runCountOfFlight[flight] = 0;
    sectorsOfFlight[flight] = 0;
    gather(flight, row, data.rows().length(flight));
    sectorsOnTheirWay += sectorsOfFlight[flight];
    if (runCountOfFlight[flight] == 0) {
      arrived(flight); // overwritten on the disks meanwhile
    } else {
      firmware.destage(piecesOfFlight[flight].count(), bringOut, flight);
    }
  }

  /** Collects the dirty runs of adjacent rows, merging those that adjoin. */
  private void gather(int flight, long row, int rows) {
    CacheLines lines = cache.lines();
    int lineSectors = lines.lineSectors();
    long rowStart = row * data.rowSectors();
    long rowEnd = Math.min(volume.sectors(), rowStart + rows * data.rowSectors());
    for (long number = rowStart / lineSectors; number * lineSectors < rowEnd; number++) {
      int line = lines.find(data.key(number));
      if (line == CacheLines.NONE || !lines.dirty(line)) {
        continue;
      }
      long start = number * lineSectors;
      int from = (int) Math.max(0, rowStart - start);
      int to = (int) Math.min(lineSectors, rowEnd - start);
      int dirtyFrom = lines.nextDirty(line, from, to);
      if (dirtyFrom == to) {
        continue;
      }
      int firstDirty = dirtyFrom;
      int dirtyTo = dirtyFrom;
      lines.beginFlight(line);
      while (dirtyFrom < to) {
        dirtyTo = lines.nextClean(line, dirtyFrom, to);
        addRun(flight, start + dirtyFrom, start + dirtyTo);
        data.clean(line, dirtyFrom, dirtyTo);
        dirtyFrom = lines.nextDirty(line, dirtyTo, to);
      }
      piecesOfFlight[flight].add(line, firstDirty, dirtyTo);
    }
  }

  private void addRun(int flight, long from, long to) {
    sectorsOfFlight[flight] += to - from;
    int count = runCountOfFlight[flight];
    long[] runs = runsOfFlight[flight];
    if (count > 0 && runs[2 * count - 1] == from) {
      runs[2 * count - 1] = to;
      return;
    }
    if (2 * count == runs.length) {
      runs = Arrays.copyOf(runs, 4 * count);
      runsOfFlight[flight] = runs;
    }
    runs[2 * count] = from;
    runs[2 * count + 1] = to;
    runCountOfFlight[flight] = count + 1;
  }

  private void bringOut(long token) {
    int flight = (int) token;
    long sectors = sectorsOfFlight[flight];
    int awaited = cache.bringOut(piecesOfFlight[flight], sectors, broughtOut, flight);
    pendingOfFlight[flight] = awaited;
    if (awaited == 0) {
      write(flight);
    }
  }

  /** Data that has come out of the cache. */
  private final VolumeClient broughtOut =
      new VolumeClient() {
        @Override
        public void done(int flight) {
          if (--pendingOfFlight[flight] == 0) {
            write(flight);
          }
        }
      };

  private void write(int flight) {
    int count = runCountOfFlight[flight];
    pendingOfFlight[flight] = count;
    for (int i = 0; i < count; i++) {
      long from = runsOfFlight[flight][2 * i];
      int sectors = (int) (runsOfFlight[flight][2 * i + 1] - from);
      volume.write(from, sectors, StageClock.NONE, false, this, flight);
    }
  }

  @Override
  public void done(int flight) {
    if (--pendingOfFlight[flight] == 0) {
      arrived(flight);
      cache.roomMade();
      pump();
    }
  }

  private void arrived(int flight) {
    sectorsOnTheirWay -= sectorsOfFlight[flight];
    FlightPieces pieces = piecesOfFlight[flight];
    for (int i = 0; i < pieces.count(); i++) {
      cache.lines().endFlight(pieces.line(i));
    }
    data.rows().arrived(flight);
    slots.give();
  }

  @Override
  public int dirtyLines() {
    return data.dirtyLines();
  }

  @Override
  public int dirtyLimitLines() {
    return cache.dirtyShareLines();
  }

  @Override
  public long dirtyRowFrom(long row) {
    return data.rows().from(MisuseException.check("row", row));
  }

  @Override
  public long lastRow() {
    return data.rows().lastRow();
  }

  @Override
  public int readsWaiting() {
    return readsWaiting;
  }

  @Override
  public long idleNanos() {
    return context.nowNanos() - lastHostNanos;
  }
}
