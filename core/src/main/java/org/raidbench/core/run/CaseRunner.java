package org.raidbench.core.run;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.raidbench.core.load.SystemFactory;

/** Runs one case: builds the system, puts workloads on it, measures. */
public final class CaseRunner {
  private CaseRunner() {}

  /**
   * Runs workloads together on a new system. Stages begin together too: a workload's second stage
   * waits for the first stages of all.
   *
   * @param factory builds the system
   * @param workloads at least one, each with its array
   * @param settings how long to run
   * @param cancelled asked now and then, possibly by another thread's doing
   * @return the measurement
   * @throws org.raidbench.api.fault.FaultsException if a job does not fit its array
   * @throws java.util.concurrent.CancellationException if cancelled
   * @throws org.raidbench.core.measure.ImpossibleResultException if the result breaks a law
   */
  public static CaseMeasurement run(
      SystemFactory factory,
      List<AssignedWorkload> workloads,
      RunSettings settings,
      BooleanSupplier cancelled) {
    int maxRequests = SystemSession.requestsMax(workloads);
    return new SystemSession(factory, maxRequests, settings.seed())
        .run(workloads, settings, cancelled);
  }
}
