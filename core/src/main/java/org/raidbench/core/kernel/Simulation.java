package org.raidbench.core.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * One simulation: its time, its events, its stations. Belongs to one thread.
 *
 * <p>Events fire in the order of (time, sequence number). An event for the present instant comes
 * after all that were scheduled for this instant before, so it waits in a plain ring.
 */
public final class Simulation {
  /** Far more than all queues of a system together hold: then something goes round in circles. */
  private static final long AT_ONE_INSTANT_MAX = 5_000_000;

  private final long seed;
  private final EventQueue queue;
  private final JobRing immediate = new JobRing();
  private final Map<String, FifoStation> stations = new LinkedHashMap<>();
  private final Map<String, SlotPool> pools = new LinkedHashMap<>();
  private final List<LogEntry> log = new ArrayList<>();
  private long nowNanos;
  private long scheduledCount;
  private long eventCount;
  private long firedNowCount;
  private boolean stopped;

  /**
   * Begins a simulation at time 0.
   *
   * @param seed from which all random streams derive
   */
  public Simulation(long seed) {
    this(seed, QueueKind.WHEEL);
  }

  /**
   * Begins a simulation at time 0.
   *
   * @param seed from which all random streams derive
   * @param kind how it keeps its events
   */
  public Simulation(long seed, QueueKind kind) {
    this.seed = seed;
    this.queue = kind.make();
  }

  /**
   * A context for a device.
   *
   * @param name the device's name, not empty
   * @return its view of this simulation
   * @throws IllegalArgumentException if the name is empty
   */
  public Context context(String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a device needs a name");
    }
    return new SimulationContext(this, name);
  }

  /**
   * The current instant.
   *
   * @return nanoseconds since the beginning
   */
  public long nowNanos() {
    return nowNanos;
  }

  /**
   * The seed from which all random streams derive.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * How many events have fired.
   *
   * @return events since the beginning
   */
  public long eventCount() {
    return eventCount;
  }

  /**
   * Whether anything is still to happen.
   *
   * @return true if events are scheduled
   */
  public boolean hasEvents() {
    return scheduledCount > eventCount;
  }

  /**
   * Schedules an event, as {@link Context#at} does.
   *
   * @param timeNanos the instant, not before now
   * @param handler called at that instant
   * @param token passed to the handler
   * @throws IllegalArgumentException if the instant has passed
   */
  public void at(long timeNanos, EventHandler handler, long token) {
    scheduledCount++;
    if (timeNanos > nowNanos) {
      queue.add(timeNanos, handler, token);
    } else if (timeNanos == nowNanos) {
      immediate.add(0, handler, token);
    } else {
      throw new IllegalArgumentException(
          "an event was scheduled for %d ns at %d ns".formatted(timeNanos, nowNanos));
    }
  }

  /**
   * Fires the next event.
   *
   * @return false if there is none
   */
  public boolean step() {
    return step(Long.MAX_VALUE);
  }

  /**
   * Fires events up to an instant, that instant included, and moves the clock there. If an event
   * calls {@link #stop}, the clock stays at that event.
   *
   * @param timeNanos the instant, not before now
   * @throws IllegalArgumentException if the instant has passed
   */
  public void runUntil(long timeNanos) {
    if (timeNanos < nowNanos) {
      throw new IllegalArgumentException(
          "cannot run until %d ns at %d ns".formatted(timeNanos, nowNanos));
    }
    stopped = false;
    while (step(timeNanos)) {
      if (stopped) {
        return;
      }
    }
    nowNanos = timeNanos;
  }

  /** Lets {@link #runUntil} return after the present event. */
  public void stop() {
    stopped = true;
  }

  /**
   * Makes a pool of slots whose use is counted. Pools are made in the order of a request's path.
   *
   * @param name its full name, unique among pools
   * @param slots how many, at least one
   * @param role what it is to a reader who asks for the bottleneck
   * @return a new pool
   * @throws IllegalArgumentException if there is such a pool already
   */
  public SlotPool slotPool(String name, int slots, StationRole role) {
    SlotPool pool = new SlotPool(this, name, slots, role);
    if (pools.putIfAbsent(name, pool) != null) {
      throw new IllegalArgumentException("there is a pool \"" + name + "\" already");
    }
    return pool;
  }

  /**
   * How much each pool has been used: slots are its servers, and a slot that is taken is busy.
   *
   * @return a snapshot, in the order in which the pools were made
   */
  public List<StationUse> slotPools() {
    return pools.values().stream().map(SlotPool::use).toList();
  }

  /**
   * How much each station has been used.
   *
   * @return a snapshot, in the order in which the stations were made
   */
  public List<StationUse> stations() {
    return stations.values().stream().map(FifoStation::use).toList();
  }

  /**
   * What devices have logged.
   *
   * @return an unmodifiable view that grows
   */
  public List<LogEntry> log() {
    return Collections.unmodifiableList(log);
  }

  Station station(String name, int servers, StationRole role) {
    FifoStation station = new FifoStation(this, name, servers, role);
    if (stations.putIfAbsent(name, station) != null) {
      throw new IllegalArgumentException("there is a station \"" + name + "\" already");
    }
    return station;
  }

  void log(LogEntry entry) {
    log.add(entry);
  }

  /** Whose event it is: of a station, that of who uses it. */
  private static EventHandler user(EventHandler handler, long token) {
    return handler instanceof FifoStation station ? station.user((int) token) : handler;
  }

  private boolean step(long limitNanos) {
    EventHandler handler;
    long token;
    int event = queue.pollUntil(immediate.isEmpty() ? limitNanos : nowNanos);
    if (event != EventQueue.NONE) {
      long timeNanos = queue.timeNanos(event);
      if (timeNanos != nowNanos) {
        nowNanos = timeNanos;
        firedNowCount = 0;
      }
      handler = queue.handler(event);
      token = queue.token(event);
    } else if (!immediate.isEmpty()) {
      handler = immediate.handler();
      token = immediate.token();
      immediate.remove();
    } else {
      return false;
    }
    eventCount++;
    if (++firedNowCount > AT_ONE_INSTANT_MAX) {
      throw new StandstillException(nowNanos, firedNowCount - 1, user(handler, token));
    }
    handler.fire(token);
    return true;
  }
}
