package org.raidbench.core.kernel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * A station: jobs that wait are in a ring, only those in service are events. A booked job is no
 * event at all.
 */
final class FifoStation implements Station, EventHandler {
  private final Simulation simulation;
  private final String name;
  private final StationRole role;
  private final int servers;

  private final JobRing waiting = new JobRing();
  private final @Nullable EventHandler[] doneOf;
  private final long[] tokenOf;
  private final long[] endOf;
  private final int[] idle;
  private int idleCount;
  private long startedNanos;
  private boolean submitted;
  private @Nullable Bookings bookings;

  FifoStation(Simulation simulation, String name, int servers, StationRole role) {
    if (servers < 1) {
      throw new IllegalArgumentException(
          "station \"%s\" needs at least one server: %d".formatted(name, servers));
    }
    this.simulation = simulation;
    this.name = name;
    this.role = Objects.requireNonNull(role, "role");
    this.servers = servers;
    doneOf = new EventHandler[servers];
    tokenOf = new long[servers];
    endOf = new long[servers];
    idle = new int[servers];
    for (int i = 0; i < servers; i++) {
      idle[i] = servers - 1 - i;
    }
    idleCount = servers;
  }

  @Override
  public void submit(long serviceNanos, EventHandler done, long token) {
    checkService(serviceNanos);
    if (!submitted) {
      if (bookings != null) {
        throw new IllegalStateException("station \"" + name + "\" is used through reserve");
      }
      submitted = true;
    }
    if (idleCount > 0) {
      start(idle[--idleCount], serviceNanos, done, token);
    } else {
      waiting.add(serviceNanos, done, token);
    }
  }

  /** A server has finished: it takes the next job before anyone is told. */
  @Override
  public void fire(long server) {
    int at = (int) server;
    EventHandler done = Objects.requireNonNull(doneOf[at]);
    long token = tokenOf[at];
    if (waiting.isEmpty()) {
      idle[idleCount++] = at;
    } else {
      start(at, waiting.serviceNanos(), waiting.handler(), waiting.token());
      waiting.remove();
    }
    done.fire(token);
  }

  @Override
  public long reserve(long arrivalNanos, long serviceNanos) {
    checkService(serviceNanos);
    Bookings book = bookings;
    if (book == null) {
      if (submitted) {
        throw new IllegalStateException("station \"" + name + "\" is used through submit");
      }
      book = new Bookings(servers);
      bookings = book;
    }
    return book.book(simulation.nowNanos(), arrivalNanos, serviceNanos);
  }

  @Override
  public int waiting() {
    return waiting.size();
  }

  @Override
  public int present() {
    return servers - idleCount + waiting.size();
  }

  /** Who is told when a server has finished. */
  EventHandler user(int server) {
    return Objects.requireNonNull(doneOf[server]);
  }

  StationUse use() {
    long lagNanos = bookings == null ? 0 : bookings.lagNanos();
    return new StationUse(name, role, servers, busyNanos(), lagNanos);
  }

  private long busyNanos() {
    long nowNanos = simulation.nowNanos();
    if (bookings != null) {
      return bookings.workedNanos(nowNanos);
    }
    long busy = startedNanos;
    for (long end : endOf) { // an idle server's end has passed
      busy -= Math.max(0, end - nowNanos);
    }
    return busy;
  }

  private void start(int server, long serviceNanos, EventHandler done, long token) {
    if (doneOf[server] != done) { // a reference store costs the collector's barrier
      doneOf[server] = done;
    }
    tokenOf[server] = token;
    long end = simulation.nowNanos() + serviceNanos;
    endOf[server] = end;
    startedNanos += serviceNanos;
    simulation.at(end, this, server);
  }

  private void checkService(long serviceNanos) {
    if (serviceNanos < 0) {
      throw new IllegalArgumentException(
          "station \"%s\" was asked for a service of %d ns".formatted(name, serviceNanos));
    }
  }
}
