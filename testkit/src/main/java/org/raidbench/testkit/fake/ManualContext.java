package org.raidbench.testkit.fake;

import java.util.List;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.StationRole;

/**
 * A simulation that a test moves by hand: clock, scheduler, stations and random streams, written as
 * plainly as their javadoc reads. Slow: every step looks at every event.
 *
 * <pre>{@code
 * ManualContext context = new ManualContext();
 * Disk disk = model.create(context, model.spec(), setup, completion);
 * disk.submit(0, DiskOp.READ, 0, 8, 0, 0);
 * context.runUntil(10_000_000);
 * }</pre>
 *
 * <p>Contexts made by {@link #child} share the clock, the events and the log. Not for use by
 * several threads.
 */
public final class ManualContext implements Context {
  /** Events {@link #runAll} carries out before it gives up. */
  private static final long EVENTS_MAX = 10_000_000;

  private final ManualWorld world;
  private final String name;

  /** Makes a simulation with seed 1 at instant 0; the context is named {@code device}. */
  public ManualContext() {
    this(1, "device");
  }

  /**
   * Makes a simulation at instant 0.
   *
   * @param seed what random streams derive from
   * @param name the context's full name
   */
  public ManualContext(long seed, String name) {
    this(new ManualWorld(seed), name);
  }

  private ManualContext(ManualWorld world, String name) {
    this.world = world;
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long nowNanos() {
    return world.nowNanos;
  }

  @Override
  public void at(long timeNanos, EventHandler handler, long token) {
    world.schedule(timeNanos, handler, token);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the name is taken or there is no server
   */
  @Override
  public ManualStation station(String name, int servers, StationRole role) {
    ManualStation station = new ManualStation(world, this.name + "." + name, servers, role);
    world.add(station);
    return station;
  }

  @Override
  public RandomStream random(String name) {
    return new RandomStream(world.seed, this.name + "." + name);
  }

  @Override
  public void log(String kind, String detail) {
    world.log.add(new LogEntry(world.nowNanos, name, kind, detail));
  }

  @Override
  public ManualContext child(String name) {
    return new ManualContext(world, this.name + "." + name);
  }

  /**
   * Carries out the next event, moving the clock to its instant.
   *
   * @return false if there was none
   */
  public boolean step() {
    return world.step(Long.MAX_VALUE);
  }

  /**
   * Carries out every event up to an instant, including those of that instant, and leaves the clock
   * there.
   *
   * @param timeNanos the instant, not before now
   * @throws IllegalArgumentException if it has passed
   */
  public void runUntil(long timeNanos) {
    if (timeNanos < world.nowNanos) {
      throw new IllegalArgumentException(timeNanos + " is before now, " + world.nowNanos);
    }
    while (world.step(timeNanos)) {
      // until nothing is left to do by then
    }
    world.nowNanos = timeNanos;
  }

  /**
   * Carries out events until none is left.
   *
   * @throws AssertionError if there are still some after ten million
   */
  public void runAll() {
    for (long i = 0; i < EVENTS_MAX; i++) {
      if (!step()) {
        return;
      }
    }
    throw new AssertionError("still not idle after " + EVENTS_MAX + " events");
  }

  /**
   * How many events are scheduled.
   *
   * @return their number
   */
  public int pending() {
    return world.pending();
  }

  /**
   * What was written to the event log, oldest first.
   *
   * @return an unmodifiable copy
   */
  public List<LogEntry> entries() {
    return List.copyOf(world.log);
  }

  /**
   * Every station of the simulation, in the order in which they were made.
   *
   * @return an unmodifiable copy
   */
  public List<ManualStation> stations() {
    return List.copyOf(world.stations.values());
  }

  /**
   * A line of the event log.
   *
   * @param timeNanos when
   * @param device the full name of the context that wrote it
   * @param kind what happened
   * @param detail for people
   */
  public record LogEntry(long timeNanos, String device, String kind, String detail) {}
}
