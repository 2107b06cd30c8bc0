package org.raidbench.core.array;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.raid.Computations;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** Computes parity and recovers data, at so many bytes read a second. */
public final class ParityEngine {
  private static final long SECTOR_BYTES = 512;

  private final @Nullable Station station;
  private final @Nullable RateTimer timer;

  /**
   * Makes an engine.
   *
   * @param context its station
   * @param bytesPerSecond bytes it reads a second; 0 if it takes no time
   */
  public ParityEngine(Context context, long bytesPerSecond) {
    if (bytesPerSecond > 0) {
      station = context.station("parity", 1, StationRole.PARITY_ENGINE);
      timer = new RateTimer(bytesPerSecond);
    } else {
      station = null;
      timer = null;
    }
  }

  /** Carries out computations; {@code done} is called at once if they take no time. */
  void compute(Computations computations, EventHandler done, long token) {
    if (station == null || timer == null || computations.count() == 0) {
      done.fire(token);
      return;
    }
    long bytes = 0;
    for (int i = 0; i < computations.count(); i++) {
      bytes += computations.sectors(i) * SECTOR_BYTES;
    }
    station.submit(timer.nanos(bytes), done, token);
  }
}
