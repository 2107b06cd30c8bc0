package org.raidbench.core.cache;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * Brings lines into a pool of SSDs in the background: read from their array, paced by the fill
 * bandwidth, and written to the pool as far as nothing newer has got there.
 */
final class PoolFills implements VolumeClient {
  /** Lines on their way in at once; what would be one too many is not brought in. Assumed. */
  private static final int FILLS_MAX = 64;

  private static final long SECTOR_BYTES = 512;

  private final CacheLines lines;
  private final Volume ssds;
  private final @Nullable Station station;
  private final @Nullable RateTimer timer;
  private final EventHandler store = this::store;

  private final int[] free = new int[FILLS_MAX];
  private final int[] lineOf = new int[FILLS_MAX];
  private final int[] sectorsOf = new int[FILLS_MAX];
  private final int[] pendingOf = new int[FILLS_MAX];
  private int freeCount;
  private long bytes;

  /** Fills whose data has come from the array. */
  private final VolumeClient fetched =
      new VolumeClient() {
        @Override
        public void done(int fill) {
          if (station == null) {
            store(fill);
          } else {
            long nanos = Objects.requireNonNull(timer).nanos(sectorsOf[fill] * SECTOR_BYTES);
            station.submit(nanos, store, fill);
          }
        }
      };

  PoolFills(Context context, CacheDevice device, CacheLines lines, Volume ssds) {
    this.lines = lines;
    this.ssds = ssds;
    if (device.fillBytesPerSecond() == Long.MAX_VALUE) {
      station = null;
      timer = null;
    } else {
      station = context.station("fill", 1, StationRole.CACHE_FILL);
      timer = new RateTimer(device.fillBytesPerSecond());
    }
    for (int fill = FILLS_MAX - 1; fill >= 0; fill--) {
      free[freeCount++] = fill;
    }
  }

  boolean hasRoom() {
    return freeCount > 0;
  }

  /** Bytes that have been written to the pool because reads missed them. */
  long bytes() {
    return bytes;
  }

  /** Brings in what a line lacks of its first sectors. */
  void begin(int line, Volume from, long sector, int sectors) {
    int fill = free[--freeCount];
    lineOf[fill] = line;
    sectorsOf[fill] = sectors;
    lines.beginFill(line);
    from.read(sector, sectors, StageClock.NONE, false, fetched, fill);
  }

  private void store(long token) {
    int fill = (int) token;
    int line = lineOf[fill];
    int end = sectorsOf[fill];
    pendingOf[fill] = 1;
    int from = lines.stale(line) ? end : lines.nextMissing(line, 0, end);
    while (from < end) {
      int to = lines.nextHeld(line, from, end);
      pendingOf[fill]++;
      bytes += (to - from) * SECTOR_BYTES;
      long start = (long) line * lines.lineSectors();
      ssds.write(start + from, to - from, StageClock.NONE, false, this, fill);
      from = lines.nextMissing(line, to, end);
    }
    done(fill);
  }

  /** A piece of a line has been written to the pool. */
  @Override
  public void done(int fill) {
    if (--pendingOf[fill] == 0) {
      free[freeCount++] = fill;
      lines.endFill(lineOf[fill], 0, sectorsOf[fill]);
    }
  }
}
