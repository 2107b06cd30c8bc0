package org.raidbench.testkit.fake;

import java.util.ArrayDeque;
import java.util.Deque;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** A station of a {@link ManualContext}; it tells a test what it was used for. */
public final class ManualStation implements Station {
  private final ManualWorld world;
  private final String name;
  private final int servers;
  private final StationRole role;
  private final Deque<Job> queue = new ArrayDeque<>();
  private final long[] freeNanos;
  private boolean submitted;
  private boolean reserved;
  private long lastArrivalNanos;
  private int inService;
  private long jobs;
  private long serviceNanos;

  ManualStation(ManualWorld world, String name, int servers, StationRole role) {
    if (servers < 1) {
      throw new IllegalArgumentException(name + " needs at least one server, not " + servers);
    }
    this.world = world;
    this.name = name;
    this.servers = servers;
    this.role = role;
    this.freeNanos = new long[servers];
  }

  @Override
  public void submit(long serviceNanos, EventHandler done, long token) {
    if (reserved) {
      throw new IllegalStateException(name + " has been reserved before");
    }
    checkService(serviceNanos);
    submitted = true;
    queue.add(new Job(serviceNanos, done, token));
    serve();
  }

  private void serve() {
    while (inService < servers && !queue.isEmpty()) {
      Job job = queue.remove();
      inService++;
      count(job.serviceNanos);
      world.schedule(world.nowNanos + job.serviceNanos, ignored -> served(job), 0);
    }
  }

  /** The next job begins before the last one's owner is told, who may submit another. */
  private void served(Job job) {
    inService--;
    serve();
    job.done.fire(job.token);
  }

  @Override
  public long reserve(long arrivalNanos, long serviceNanos) {
    if (submitted) {
      throw new IllegalStateException(name + " has been submitted to before");
    }
    checkService(serviceNanos);
    if (arrivalNanos < lastArrivalNanos) {
      throw new IllegalArgumentException(
          "%s: arrival %d is before the last arrival, %d"
              .formatted(name, arrivalNanos, lastArrivalNanos));
    }
    reserved = true;
    lastArrivalNanos = arrivalNanos;
    count(serviceNanos);
    int first = 0;
    for (int i = 1; i < servers; i++) {
      if (freeNanos[i] < freeNanos[first]) {
        first = i;
      }
    }
    freeNanos[first] = Math.max(arrivalNanos, freeNanos[first]) + serviceNanos;
    return freeNanos[first];
  }

  private void checkService(long nanos) {
    if (nanos < 0) {
      throw new IllegalArgumentException(name + ": service time is negative: " + nanos);
    }
  }

  private void count(long nanos) {
    jobs++;
    serviceNanos += nanos;
  }

  @Override
  public int waiting() {
    return queue.size();
  }

  @Override
  public int present() {
    return inService + queue.size();
  }

  /**
   * The station's full name.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * How many jobs it serves at once.
   *
   * @return at least 1
   */
  public int servers() {
    return servers;
  }

  /**
   * What it is to a reader.
   *
   * @return the role
   */
  public StationRole role() {
    return role;
  }

  /**
   * How many jobs have been taken into service, or booked.
   *
   * @return their number
   */
  public long jobs() {
    return jobs;
  }

  /**
   * The service times of all jobs taken into service, or booked.
   *
   * @return their sum in nanoseconds
   */
  public long serviceNanos() {
    return serviceNanos;
  }

  private record Job(long serviceNanos, EventHandler done, long token) {}
}
