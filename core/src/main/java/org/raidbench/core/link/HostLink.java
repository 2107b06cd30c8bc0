package org.raidbench.core.link;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * The way of data between host and controller: the bus, and the controller's own path behind it
 * where that is narrower than either side. Transfers pass in the order in which they are sent.
 *
 * <p>Commands and completions are not counted: the buses' rates are practical ones.
 */
public final class HostLink {
  private final Context context;
  private final Way toController;
  private final Way toHost;
  private final @Nullable Way pathIn;
  private final @Nullable Way pathOut;

  /**
   * Makes a link.
   *
   * @param context the link's stations
   * @param bytesPerSecond rate of the bus
   * @param bothWays whether it carries both directions at once
   * @param pathBytesPerSecond rate of the controller's own path, 0 if that never limits
   */
  public HostLink(Context context, long bytesPerSecond, boolean bothWays, long pathBytesPerSecond) {
    this.context = context;
    if (bothWays) {
      toController = way("to-controller", StationRole.HOST_LINK, bytesPerSecond);
      toHost = way("to-host", StationRole.HOST_LINK, bytesPerSecond);
    } else {
      toController = way("bus", StationRole.HOST_LINK, bytesPerSecond);
      toHost = toController;
    }
    if (pathBytesPerSecond > 0) {
      pathIn = way("path-in", StationRole.DATA_PATH, pathBytesPerSecond);
      pathOut = way("path-out", StationRole.DATA_PATH, pathBytesPerSecond);
    } else {
      pathIn = null;
      pathOut = null;
    }
  }

  private Way way(String name, StationRole role, long bytesPerSecond) {
    return new Way(context.station(name, 1, role), new RateTimer(bytesPerSecond));
  }

  /**
   * Sends data to the controller now.
   *
   * @param bytes how much
   * @return when all of it has arrived
   */
  public long toController(long bytes) {
    long arrived = toController.send(context.nowNanos(), bytes);
    return pathIn == null ? arrived : pathIn.send(arrived, bytes);
  }

  /**
   * Sends data to the host now.
   *
   * @param bytes how much
   * @return when all of it has arrived
   */
  public long toHost(long bytes) {
    long ready = context.nowNanos();
    return toHost.send(pathOut == null ? ready : pathOut.send(ready, bytes), bytes);
  }

  /** One direction of one station. */
  private static final class Way {
    private final Station station;
    private final RateTimer timer;
    private long lastArrivalNanos;

    Way(Station station, RateTimer timer) {
      this.station = station;
      this.timer = timer;
    }

    long send(long arrivalNanos, long bytes) {
      // On a shared bus behind a narrower path, a later sender may be ready earlier: it waits.
      lastArrivalNanos = Math.max(lastArrivalNanos, arrivalNanos);
      return station.reserve(lastArrivalNanos, timer.nanos(bytes));
    }
  }
}
