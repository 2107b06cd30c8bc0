package org.raidbench.core.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Job;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.pipeline.StorageSystem;

/**
 * Keeps jobs' requests in flight: a closed loop in which every completion lets its thread send the
 * next request, unless a rate, a pause or the job's end forbids it. Belongs to the simulation's
 * thread; a request costs no allocation.
 */
public final class LoadGenerator implements StorageSystem.Completion {
  private static final long SECTOR_BYTES = 512;
  private static final int INSTANCE_BITS = 32;

  private final Simulation simulation;
  private final StorageSystem system;
  private final LoadListener listener;
  private final EventHandler wake = this::wake;

  private final int[] instanceOf;
  private final long[] sentNanos;

  /** Bytes, doubled, and one more for a write. */
  private final long[] sizeAndDirection;

  private Instance[] instances = new Instance[0];

  /** Instances of each job that have not ended. */
  private int[] running = new int[0];

  private int inFlight;

  /** Tells wake-ups of this load from those of the ones before. */
  private long generation;

  /**
   * Has a system built that completes its requests here, and does nothing yet.
   *
   * @param simulation the simulation
   * @param factory builds the system
   * @param maxRequests the most requests any load will have in flight
   * @param listener told of what happens
   */
  public LoadGenerator(
      Simulation simulation, SystemFactory factory, int maxRequests, LoadListener listener) {
    this.simulation = simulation;
    this.listener = listener;
    this.system = factory.build(simulation, maxRequests, this);
    instanceOf = new int[maxRequests];
    sentNanos = new long[maxRequests];
    sizeAndDirection = new long[maxRequests];
  }

  /**
   * The system under load.
   *
   * @return what the factory built
   */
  public StorageSystem system() {
    return system;
  }

  /**
   * Begins jobs now, together; each after its own start delay.
   *
   * @param jobs the jobs
   * @throws IllegalStateException if requests of an earlier load are in flight
   * @throws org.raidbench.api.fault.FaultsException if a region does not fit its target
   */
  public void begin(List<AssignedJob> jobs) {
    if (inFlight > 0) {
      throw new IllegalStateException(inFlight + " requests of the load before are in flight");
    }
    generation++;
    List<Instance> made = new ArrayList<>();
    Faults faults = new Faults("");
    int firstRequest = 0;
    running = new int[jobs.size()];
    for (int index = 0; index < jobs.size(); index++) {
      AssignedJob assigned = jobs.get(index);
      Job job = assigned.job();
      AccessPattern pattern = new AccessPattern(job.lines());
      running[index] = job.instances();
      for (int i = 0; i < job.instances(); i++) {
        made.add(instance(index, assigned, i, pattern, firstRequest, faults));
        firstRequest += job.queueDepth();
      }
    }
    faults.throwIfAny();
    instances = made.toArray(new Instance[0]);
    for (int i = 0; i < instances.length; i++) {
      for (int request : instances[i].freeRequests) {
        instanceOf[request] = i;
      }
      long delay = jobs.get(instances[i].jobIndex).job().timing().startDelayNanos();
      sleep(i, simulation.nowNanos() + delay);
    }
  }

  /**
   * Lets a job send no more requests; it ends when those in flight are complete.
   *
   * @param job its place in the list
   */
  public void stop(int job) {
    for (Instance instance : instances) {
      if (instance.jobIndex == job) {
        instance.stopped = true;
        endIfDone(instance);
      }
    }
  }

  /**
   * How many requests are in flight.
   *
   * @return requests
   */
  public int inFlight() {
    return inFlight;
  }

  /**
   * The ages of a job's requests in flight, added up.
   *
   * @param job its place in the list
   * @return nanoseconds
   */
  public long agesNanos(int job) {
    return ages(job, false);
  }

  /**
   * The age of a job's oldest request in flight.
   *
   * @param job its place in the list
   * @return nanoseconds, 0 if none is in flight
   */
  public long oldestNanos(int job) {
    return ages(job, true);
  }

  private long ages(int job, boolean oldest) {
    boolean[] free = new boolean[instanceOf.length];
    for (Instance instance : instances) {
      for (int i = 0; i < instance.freeCount; i++) {
        free[instance.freeRequests[i]] = true;
      }
    }
    long nowNanos = simulation.nowNanos();
    long result = 0;
    for (Instance instance : instances) {
      for (int request = instance.firstRequest; request < instance.lastRequest; request++) {
        if (instance.jobIndex == job && !free[request]) {
          long age = nowNanos - sentNanos[request];
          result = oldest ? Math.max(result, age) : result + age;
        }
      }
    }
    return result;
  }

  @Override
  public void done(int request) {
    Instance instance = instances[instanceOf[request]];
    long size = sizeAndDirection[request];
    inFlight--;
    instance.inFlight--;
    instance.freeRequests[instance.freeCount++] = request;
    listener.completed(
        instance.jobIndex, (size & 1) != 0, size >>> 1, simulation.nowNanos() - sentNanos[request]);
    fill(instanceOf[request], instance);
    if (instance.inFlight == 0) {
      endIfDone(instance);
    }
  }

  /** Sends what may be sent now. */
  private void fill(int index, Instance instance) {
    long nowNanos = simulation.nowNanos();
    while (!instance.idle()) {
      long due = instance.drawNext(nowNanos);
      if (due > nowNanos) {
        sleep(index, due);
        return;
      }
      send(instance, nowNanos);
    }
    if (instance.wantsToThink() && !instance.asleep) {
      sleep(index, nowNanos + instance.thinkNanos());
    }
  }

  private void send(Instance instance, long nowNanos) {
    int request = instance.freeRequests[--instance.freeCount];
    sentNanos[request] = nowNanos;
    sizeAndDirection[request] = instance.bytes * 2 + (instance.write ? 1 : 0);
    instance.sent();
    inFlight++;
    listener.submitted(instance.jobIndex);
    system.submit(
        request,
        instance.target,
        instance.write,
        instance.offset / SECTOR_BYTES,
        (int) (instance.bytes / SECTOR_BYTES));
  }

  private void sleep(int index, long untilNanos) {
    instances[index].asleep = true;
    simulation.at(untilNanos, wake, (generation << INSTANCE_BITS) | index);
  }

  private void wake(long token) {
    if (token >>> INSTANCE_BITS != generation) {
      return;
    }
    int index = (int) token;
    Instance instance = instances[index];
    instance.wake();
    fill(index, instance);
  }

  private void endIfDone(Instance instance) {
    if (instance.stopped && instance.inFlight == 0 && !instance.ended) {
      instance.ended = true;
      if (--running[instance.jobIndex] == 0) {
        listener.ended(instance.jobIndex);
      }
    }
  }

  private Instance instance(
      int index,
      AssignedJob assigned,
      int number,
      AccessPattern pattern,
      int firstRequest,
      Faults faults) {
    Job job = assigned.job();
    String name = assigned.name() + "/" + number;
    Place[] places = new Place[assigned.targets().size()];
    for (int i = 0; i < places.length; i++) {
      int target = assigned.targets().get(i);
      long targetBytes = system.targetSectors(target) * SECTOR_BYTES;
      Bounds bounds = Bounds.of(job, number, targetBytes, faults);
      if (faults.isEmpty()) {
        places[i] = new Place(target, bounds, job, stream(name + "/" + i));
      }
    }
    long beginNanos = simulation.nowNanos() + job.timing().startDelayNanos();
    @Nullable Pacer pacer = Pacer.needed(job.pacing()) ? new Pacer(job.pacing(), beginNanos) : null;
    return new Instance(index, job, pattern, places, stream(name), pacer, firstRequest);
  }

  private RandomStream stream(String name) {
    return new RandomStream(simulation.seed(), "load." + name);
  }
}
