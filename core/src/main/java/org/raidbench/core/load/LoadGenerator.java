package org.raidbench.core.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.sim.EventHandler;
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

  /** Bytes that count, doubled, and one more for a write. */
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
    InstanceMaker maker = new InstanceMaker(simulation, system);
    Faults faults = new Faults("");
    int firstRequest = 0;
    running = new int[jobs.size()];
    for (int index = 0; index < jobs.size(); index++) {
      AssignedJob assigned = jobs.get(index);
      Job job = assigned.job();
      @Nullable AccessPattern pattern =
          job.source() == null ? new AccessPattern(job.lines()) : null;
      running[index] = job.instances();
      for (int i = 0; i < job.instances(); i++) {
        if (pattern != null) {
          made.add(maker.drawn(index, assigned, i, pattern, firstRequest, faults));
        } else {
          maker.sourced(index, assigned, i, firstRequest, faults).ifPresent(made::add);
        }
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
    instance.completed(request, simulation.nowNanos());
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
      long due = instance.next(nowNanos);
      if (due > nowNanos) {
        if (due != Instance.NEVER) {
          sleep(index, due);
        }
        return;
      }
      send(instance, nowNanos);
    }
    if (instance.wantsToThink()) {
      sleep(index, nowNanos + instance.thinkNanos());
    }
  }

  private void send(Instance instance, long nowNanos) {
    int request = instance.freeRequests[--instance.freeCount];
    sentNanos[request] = nowNanos;
    sizeAndDirection[request] = instance.countedBytes * 2 + (instance.write ? 1 : 0);
    instance.sent(request);
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
    if (untilNanos < instances[index].wakesAtNanos) {
      instances[index].wakesAtNanos = untilNanos;
      simulation.at(untilNanos, wake, (generation << INSTANCE_BITS) | index);
    }
  }

  private void wake(long token) {
    if (token >>> INSTANCE_BITS != generation) {
      return;
    }
    int index = (int) token;
    Instance instance = instances[index];
    // One that was called for earlier after all has woken it already.
    if (simulation.nowNanos() == instance.wakesAtNanos) {
      instance.wakesAtNanos = Instance.NEVER;
      instance.wake();
      fill(index, instance);
      endIfDone(instance);
    }
  }

  private void endIfDone(Instance instance) {
    if (instance.stopped && instance.inFlight == 0 && !instance.ended) {
      instance.ended = true;
      if (--running[instance.jobIndex] == 0) {
        listener.ended(instance.jobIndex);
      }
    }
  }
}
