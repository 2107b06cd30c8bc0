package org.raidbench.core.link;

import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** The lanes between a controller and an expander: a wide port that all disks behind it share. */
public final class Lanes {
  private final Station station;
  private final long laneBytesPerSecond;
  private final boolean buffered;
  private long lastArrivalNanos;

  /**
   * Makes a wide port.
   *
   * @param context its station
   * @param count how many lanes
   * @param laneBytesPerSecond the rate of each
   * @param buffered whether the expander buffers slower disks, so that a lane is held no longer
   *     than its own rate takes
   */
  public Lanes(Context context, int count, long laneBytesPerSecond, boolean buffered) {
    this.station = context.station("lanes", count, StationRole.EXPANDER);
    this.laneBytesPerSecond = laneBytesPerSecond;
    this.buffered = buffered;
  }

  long laneBytesPerSecond() {
    return laneBytesPerSecond;
  }

  boolean buffered() {
    return buffered;
  }

  /** Books a lane; connections are granted in the order in which they are asked for. */
  long book(long readyNanos, long heldNanos) {
    lastArrivalNanos = Math.max(lastArrivalNanos, readyNanos);
    return station.reserve(lastArrivalNanos, heldNanos);
  }
}
