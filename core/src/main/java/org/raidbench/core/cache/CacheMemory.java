package org.raidbench.core.cache;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** The bandwidth of a cache's memory, which all that goes in or out shares. */
public final class CacheMemory {
  private static final long SECTOR_BYTES = 512;

  private final Context context;
  private final @Nullable Station station;
  private final @Nullable RateTimer timer;

  /**
   * Makes a memory.
   *
   * @param context its station
   * @param bytesPerSecond its bandwidth, 0 if it never limits
   */
  public CacheMemory(Context context, long bytesPerSecond) {
    this.context = context;
    if (bytesPerSecond > 0) {
      station = context.station("cache-memory", 1, StationRole.CACHE_MEMORY);
      timer = new RateTimer(bytesPerSecond);
    } else {
      station = null;
      timer = null;
    }
  }

  /** Moves data in or out now: when it is there. */
  long move(long sectors) {
    if (station == null || timer == null) {
      return context.nowNanos();
    }
    return station.reserve(context.nowNanos(), timer.nanos(sectors * SECTOR_BYTES));
  }
}
