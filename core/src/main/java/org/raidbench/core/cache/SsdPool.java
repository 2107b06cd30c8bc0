package org.raidbench.core.cache;

import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.sim.Context;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * A pool of SSDs in front of arrays: itself an array, which the host does not see. What the device
 * admits is brought in from the arrays or, if the pool is written back, stays in it when it is
 * written, until it is destaged.
 */
public final class SsdPool implements DestageSource {
  private static final long SECTOR_BYTES = 512;

  private final Context context;
  private final CacheDevice device;
  private final CacheMode mode;
  private final Volume ssds;
  private final CacheLines lines;
  private final PoolLines order;
  private final PoolFills fills;
  private final MissMemory misses;
  private int volumes;
  private long hits;
  private long missed;

  /**
   * Makes a pool without anything in it.
   *
   * @param context its clock and its station
   * @param device decides what is brought in and given up
   * @param mode what becomes of writes: the device's mode, or a more careful one
   * @param ssds the array of SSDs
   */
  public SsdPool(Context context, CacheDevice device, CacheMode mode, Volume ssds) {
    this.context = context;
    this.device = device;
    this.mode = mode;
    this.ssds = ssds;
    long count = ssds.sectors() / device.lineSectors();
    this.lines = new CacheLines((int) Math.min(Integer.MAX_VALUE / 8, count), device.lineSectors());
    this.order = new PoolLines(lines, device);
    this.fills = new PoolFills(context, device, lines, ssds);
    this.misses = new MissMemory(lines.count());
  }

  /**
   * Puts an array behind the pool.
   *
   * @param volume the array
   * @param geometry how its rows lie
   * @param destage what is destaged next, if the pool is written back
   * @param window how much of it at once
   * @param firmware charged with what is destaged
   * @return the array as it is met through the pool
   */
  public PooledVolume inFrontOf(
      Volume volume,
      RowGeometry geometry,
      Destage destage,
      DestageWindow window,
      Firmware firmware) {
    DirtyRows rows =
        new DirtyRows(
            volume.sectors() / geometry.rowSectors() + 1, window.rows(), window.sortedRows());
    DirtyData data = new DirtyData(lines, rows, volumes++, geometry.rowSectors());
    Destager destager = new Destager(context, this, data, volume, destage, firmware, window);
    return new PooledVolume(this, volume, data, destager);
  }

  /**
   * Reads that the pool has answered.
   *
   * @return their number
   */
  public long hits() {
    return hits;
  }

  /**
   * Reads that an array had to answer, wholly or in part.
   *
   * @return their number
   */
  public long misses() {
    return missed;
  }

  /**
   * Lines that the pool has.
   *
   * @return their number
   */
  public int lineCount() {
    return lines.count();
  }

  /**
   * Lines that hold something or are about to.
   *
   * @return their number
   */
  public int usedLines() {
    return lines.usedCount();
  }

  /**
   * Lines that are dirty or on their way to an array.
   *
   * @return their number
   */
  public int keptLines() {
    return lines.keptCount();
  }

  /**
   * Bytes of a line.
   *
   * @return a multiple of 512
   */
  public long lineBytes() {
    return lines.lineSectors() * SECTOR_BYTES;
  }

  CacheDevice device() {
    return device;
  }

  CacheMode mode() {
    return mode;
  }

  PoolLines order() {
    return order;
  }

  PoolFills fills() {
    return fills;
  }

  Volume ssds() {
    return ssds;
  }

  void countHit() {
    hits++;
  }

  void countMiss() {
    missed++;
  }

  int missesOf(long key) {
    return misses.miss(key);
  }

  /** A line for a key that has none, or NONE. */
  int allocate(long key) {
    int line = lines.allocate(key);
    if (line != CacheLines.NONE) {
      order.begin(line);
    }
    return line;
  }

  /** Whether a line that is neither dirty nor on its way may become so. */
  boolean mayKeepMore() {
    return lines.keptCount() < lines.count();
  }

  @Override
  public CacheLines lines() {
    return lines;
  }

  @Override
  public int dirtyShareLines() {
    return Math.max(1, lines.count() / Math.max(1, volumes));
  }

  /** Writes for which there is no room pass by, so none waits. */
  @Override
  public boolean writesWait() {
    return false;
  }

  @Override
  public void roomMade() {}

  @Override
  public int bringOut(FlightPieces pieces, long sectors, VolumeClient client, int token) {
    for (int i = 0; i < pieces.count(); i++) {
      long sector = (long) pieces.line(i) * lines.lineSectors() + pieces.from(i);
      int count = pieces.to(i) - pieces.from(i);
      ssds.read(sector, count, StageClock.NONE, false, client, token);
    }
    return pieces.count();
  }
}
