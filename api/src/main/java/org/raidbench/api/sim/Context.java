package org.raidbench.api.sim;

import org.raidbench.api.stability.Stable;

/**
 * What a device is given by the simulation it lives in.
 *
 * <p>A context belongs to one device of one simulation. Its methods are called from that
 * simulation's thread alone. Names given to {@link #station}, {@link #random} and {@link #child}
 * are local: the device's own name is put in front.
 */
@Stable
public interface Context {
  /**
   * The device's full name, unique in its simulation: {@code disk.ssd3}.
   *
   * @return the name
   */
  String name();

  /**
   * The current instant.
   *
   * @return nanoseconds since the simulation began, never negative, never decreasing
   */
  long nowNanos();

  /**
   * Schedules an event. Events fire in order of time; those of one instant in the order in which
   * they were scheduled.
   *
   * @param timeNanos the instant, not before {@link #nowNanos}
   * @param handler called at that instant
   * @param token passed to the handler
   * @throws IllegalArgumentException if the instant has passed
   */
  void at(long timeNanos, EventHandler handler, long token);

  /**
   * Makes a station: a first-come-first-served queue whose use is counted and reported.
   *
   * @param name local name, unique within this context
   * @param servers how many jobs it serves at once, at least one
   * @param role what it is to a reader who asks for the bottleneck
   * @return a new station
   */
  Station station(String name, int servers, StationRole role);

  /**
   * A random stream of this device's own, derived from the simulation's seed and the full name, so
   * that adding a device moves no other's numbers.
   *
   * @param name local name
   * @return a new stream; the same name gives the same numbers again
   */
  RandomStream random(String name);

  /**
   * Writes to the event log: something about the system's state has changed. Not for single I/Os.
   *
   * @param kind what happened, lower-case words joined by hyphens: {@code battery-low}
   * @param detail for people
   */
  void log(String kind, String detail);

  /**
   * A context for a part of this device.
   *
   * @param name local name
   * @return a context whose names begin with this one's and that name
   */
  Context child(String name);
}
