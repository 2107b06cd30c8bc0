package org.raidbench.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Scoring;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.load.AssignedJob;
import org.raidbench.core.load.LoadGenerator;
import org.raidbench.core.load.SystemFactory;
import org.raidbench.core.pipeline.StorageSystem;

/**
 * A system that lives on from one set of workloads to the next, with what they left in its caches.
 * Belongs to one thread.
 */
public final class SystemSession {
  private final Simulation simulation;
  private final PhaseRecorder recorder;
  private final LoadGenerator generator;

  /**
   * Builds the system at time 0 of a new simulation.
   *
   * @param factory builds it
   * @param maxRequests the most requests any of its workloads has in flight
   * @param seed from which all random streams derive
   */
  public SystemSession(SystemFactory factory, int maxRequests, long seed) {
    simulation = new Simulation(seed);
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
    ResultAssembler assembler = new ResultAssembler(system.stages(), scoring(workloads));
    for (int stage = 0; stage < stages(workloads); stage++) {
      List<AssignedJob> jobs = new ArrayList<>();
      List<JobOrigin> origins = new ArrayList<>();
      for (int i = 0; i < workloads.size(); i++) {
        AssignedWorkload workload = workloads.get(i);
        for (Job job : jobs(workload, stage)) {
          String name = workload.workload().name() + "/" + job.name();
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
