package org.raidbench.core.cache;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * A pool of SSDs in front of arrays: itself an array, which the host does not see. Lines that the
 * device wants are read from their array in the background and written to the pool.
 */
public final class SsdPool implements VolumeClient {
  /** Lines on their way in at once; what would be one too many is not brought in. Assumed. */
  private static final int FILLS_MAX = 64;

  private static final long SECTOR_BYTES = 512;

  private final CacheDevice device;
  private final Volume pool;
  private final PoolLines lines;
  private final MissMemory misses;
  private final @Nullable Station fillStation;
  private final @Nullable RateTimer fillTimer;
  private final EventHandler store = this::store;

  private final int[] freeFills = new int[FILLS_MAX];
  private final int[] lineOfFill = new int[FILLS_MAX];
  private final int[] sectorsOfFill = new int[FILLS_MAX];
  private int freeFillCount;
  private int volumes;
  private long hits;
  private long missed;

  /** Fills whose data has come from the array. */
  private final VolumeClient fetched =
      new VolumeClient() {
        @Override
        public void done(int fill) {
          if (fillStation == null || fillTimer == null) {
            store(fill);
          } else {
            long bytes = sectorsOfFill[fill] * SECTOR_BYTES;
            fillStation.submit(fillTimer.nanos(bytes), store, fill);
          }
        }
      };

  /**
   * Makes a pool without anything in it.
   *
   * @param context its station
   * @param device decides what is brought in and given up
   * @param pool the array of SSDs
   */
  public SsdPool(Context context, CacheDevice device, Volume pool) {
    this.device = device;
    this.pool = pool;
    if (device.mode() == CacheMode.WRITE_BACK) {
      throw new IllegalArgumentException("a pool of SSDs cannot be written back to yet");
    }
    long count = pool.sectors() / device.lineSectors();
    this.lines = new PoolLines((int) Math.min(Integer.MAX_VALUE / 8, count));
    this.misses = new MissMemory(lines.count());
    if (device.fillBytesPerSecond() == Long.MAX_VALUE) {
      fillStation = null;
      fillTimer = null;
    } else {
      fillStation = context.station("fill", 1, StationRole.CACHE_FILL);
      fillTimer = new RateTimer(device.fillBytesPerSecond());
    }
    for (int fill = FILLS_MAX - 1; fill >= 0; fill--) {
      freeFills[freeFillCount++] = fill;
    }
  }

  /**
   * Puts an array behind the pool.
   *
   * @param volume the array
   * @return the array as it is met through the pool
   */
  public Volume inFrontOf(Volume volume) {
    return new PooledVolume(this, volume, volumes++);
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
   * Reads that an array had to answer.
   *
   * @return their number
   */
  public long misses() {
    return missed;
  }

  /**
   * Lines that hold something.
   *
   * @return their number
   */
  public int filledLines() {
    return lines.filledCount();
  }

  CacheDevice device() {
    return device;
  }

  PoolLines lines() {
    return lines;
  }

  Volume array() {
    return pool;
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

  boolean canFill() {
    return freeFillCount > 0;
  }

  /** Brings a line in, unless no line can be given up for it. */
  void fill(long key, Volume from, long sector, int sectors) {
    int line = lines.beginFill(key, device);
    if (line == CacheDevice.NONE) {
      return;
    }
    int fill = freeFills[--freeFillCount];
    lineOfFill[fill] = line;
    sectorsOfFill[fill] = sectors;
    from.read(sector, sectors, StageClock.NONE, false, fetched, fill);
  }

  private void store(long token) {
    int fill = (int) token;
    long sector = (long) lineOfFill[fill] * device.lineSectors();
    pool.write(sector, sectorsOfFill[fill], StageClock.NONE, false, this, fill);
  }

  /** A line has been written to the pool. */
  @Override
  public void done(int fill) {
    lines.endFill(lineOfFill[fill]);
    freeFills[freeFillCount++] = fill;
  }
}
