package org.raidbench.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Scoring;
import org.raidbench.api.workload.Timing;
import org.raidbench.core.kernel.LogEntry;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.load.AssignedJob;
import org.raidbench.core.load.LoadGenerator;
import org.raidbench.core.load.SystemFactory;
import org.raidbench.core.measure.ImpossibleResultException;
import org.raidbench.core.pipeline.StorageSystem;
import org.raidbench.core.pipeline.Upkeep;
import org.raidbench.core.watch.Supervision;

/**
 * A system that lives on from one set of workloads to the next, with what they left in its caches.
 * Belongs to one thread.
 */
public final class SystemSession {
  /** Requests of 1 MiB that a target is given at once while it is filled. */
  public static final int FILL_DEPTH = 4;

  private static final long FILL_BYTES = 1 << 20;
  private static final long SECTOR_BYTES = 512;
  private static final long STEPS_PER_LOOK = 1 << 20;

  private final Simulation simulation;
  private final PhaseRecorder recorder;
  private final LoadGenerator generator;
  private int runs;

  /**
   * Builds the system at time 0 of a new simulation.
   *
   * @param factory builds it
   * @param maxRequests the most requests any of its workloads has in flight
   * @param seed from which all random streams derive
   */
  public SystemSession(SystemFactory factory, int maxRequests, long seed) {
    simulation = new Simulation(seed);
    Supervision.progress(simulation::eventCount);
    recorder = new PhaseRecorder(simulation);
    generator = new LoadGenerator(simulation, factory, maxRequests, recorder);
  }

  /**
   * The most requests that workloads run together have in flight.
   *
   * @param workloads the workloads
   * @return requests, over all stages
   */
  public static int requestsMax(List<AssignedWorkload> workloads) {
    int most = 0;
    for (int stage = 0; stage < stages(workloads); stage++) {
      int sum = 0;
      for (AssignedWorkload workload : workloads) {
        for (Job job : jobs(workload, stage)) {
          sum = Math.addExact(sum, Math.multiplyExact(job.instances(), job.queueDepth()));
        }
      }
      most = Math.max(most, sum);
    }
    return most;
  }

  /**
   * Runs workloads together, as {@link CaseRunner#run} does, on the system as it is.
   *
   * @param workloads at least one, each with its array
   * @param settings how long to run; their seed is not looked at
   * @param cancelled asked now and then
   * @return the measurement
   */
  public CaseMeasurement run(
      List<AssignedWorkload> workloads, RunSettings settings, BooleanSupplier cancelled) {
    StorageSystem system = generator.system();
    // A workload that runs again is not to ask for the very same places.
    String prefix = ++runs == 1 ? "" : "run-" + runs + "/";
    ResultAssembler assembler = new ResultAssembler(system.stages(), scoring(workloads));
    for (int stage = 0; stage < stages(workloads); stage++) {
      List<AssignedJob> jobs = new ArrayList<>();
      List<JobOrigin> origins = new ArrayList<>();
      for (int i = 0; i < workloads.size(); i++) {
        AssignedWorkload workload = workloads.get(i);
        for (Job job : jobs(workload, stage)) {
          String name = prefix + workload.workload().name() + "/" + job.name();
          jobs.add(new AssignedJob(name, job, system.targets(workload.arrayOf(job))));
          origins.add(new JobOrigin(i, workload.workload().groupReporting()));
        }
      }
      assembler.add(
          origins,
          new PhaseRunner(simulation, generator, recorder, jobs, settings, cancelled).run());
    }
    return assembler.result();
  }

  /**
   * Writes an array from beginning to end, all of its targets at once, in requests of 1 MiB; what
   * is left over at the end, less than one of these, stays as it is.
   *
   * @param array the array's name
   * @param cancelled asked now and then
   */
  public void fill(String array, BooleanSupplier cancelled) {
    List<AssignedJob> jobs = new ArrayList<>();
    for (int target : generator.system().targets(array)) {
      long bytes = generator.system().targetSectors(target) * SECTOR_BYTES;
      long block = Math.min(FILL_BYTES, bytes);
      Timing once = new Timing(0, 0, 0, bytes / block * block, false);
      Job job =
          new Job(
              "fill",
              1,
              FILL_DEPTH,
              List.of(new AccessLine(1, block, block, 0, 0, SECTOR_BYTES)),
              Distribution.UNIFORM,
              Region.WHOLE,
              false,
              false,
              Pacing.NONE,
              once,
              0,
              Map.of());
      jobs.add(new AssignedJob("fill " + array + "/" + target, job, List.of(target)));
    }
    new PhaseRunner(simulation, generator, recorder, jobs, RunSettings.DEFAULT, cancelled).run();
  }

  /**
   * Lets time pass without requests; those under way complete.
   *
   * @param nanos how long, from the last of them on
   */
  public void idle(long nanos) {
    drain();
    simulation.runUntil(simulation.nowNanos() + nanos);
  }

  /**
   * Shuts the system down in good order and starts it again, in no time beyond what it takes to
   * bring what is dirty to the media.
   *
   * @param cancelled asked now and then
   */
  public void reboot(BooleanSupplier cancelled) {
    drain();
    Upkeep upkeep = generator.system().upkeep();
    upkeep.flush();
    for (long steps = 1; !upkeep.flushed(); steps++) {
      if (!simulation.step()) {
        throw new ImpossibleResultException("caches hold data, but nothing is left to happen");
      }
      if (steps % STEPS_PER_LOOK == 0 && cancelled.getAsBoolean()) {
        throw new CancellationException("the run was cancelled");
      }
    }
    upkeep.reboot();
  }

  /**
   * Has something happen to the cache's protection, if there is one.
   *
   * @param delayNanos after how long, whatever runs then
   * @param event what happens
   */
  public void protect(long delayNanos, Consumer<Protection> event) {
    generator
        .system()
        .upkeep()
        .protection()
        .ifPresent(
            protection -> {
              if (delayNanos == 0) {
                event.accept(protection);
              } else {
                long atNanos = simulation.nowNanos() + delayNanos;
                simulation.at(atNanos, token -> event.accept(protection), 0);
              }
            });
  }

  /**
   * What the system's devices have told of changes of their state.
   *
   * @return an unmodifiable view that grows
   */
  public List<LogEntry> events() {
    return simulation.log();
  }

  private void drain() {
    while (generator.inFlight() > 0) {
      if (!simulation.step()) {
        throw new ImpossibleResultException(
            "requests are in flight, but nothing is left to happen");
      }
    }
  }

  /** Workloads that run together share their stages, so that all of these count. */
  private static Scoring scoring(List<AssignedWorkload> workloads) {
    return workloads.size() == 1 ? workloads.get(0).workload().scoring() : Scoring.ALL;
  }

  private static int stages(List<AssignedWorkload> workloads) {
    return workloads.stream().mapToInt(each -> each.workload().stages().size()).max().orElse(0);
  }

  private static List<Job> jobs(AssignedWorkload workload, int stage) {
    List<List<Job>> stages = workload.workload().stages();
    return stage < stages.size() ? stages.get(stage) : List.of();
  }
}
