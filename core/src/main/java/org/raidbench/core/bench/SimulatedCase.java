package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.pipeline.SystemBuilder;
import org.raidbench.core.run.AssignedWorkload;
import org.raidbench.core.run.CaseMeasurement;
import org.raidbench.core.run.CaseRunner;
import org.raidbench.core.run.RunSettings;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.SystemPlan;

/** Runs a case in a simulation of its own. */
public final class SimulatedCase implements CaseEngine {
  /** Makes the engine; it has no state. */
  public SimulatedCase() {}

  @Override
  public CaseResult run(BenchCase benchCase, long seed) {
    @Nullable SystemPlan plan = benchCase.plan();
    if (plan == null) {
      throw new IllegalArgumentException("not applicable: " + benchCase.notApplicable());
    }
    List<AssignedWorkload> workloads = new ArrayList<>();
    List<String> ignored = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    List<String> arrays = plan.arrays().stream().map(ArrayPart::name).toList();
    for (Load load : benchCase.loads()) {
      workloads.add(
          new AssignedWorkload(
              load.workload(), load.array(), NamedTargets.of(load.workload(), arrays)));
      ignored.addAll(load.workload().ignored());
      notes.addAll(NamedTargets.notes(load, arrays));
    }
    notes.addAll(UnprotectedBack.notes(plan));
    CaseMeasurement measured =
        CaseRunner.run(
            (simulation, maxRequests, completion) ->
                SystemBuilder.build(plan, simulation, maxRequests, completion),
            workloads,
            settings(benchCase.settings(), seed),
            Thread.currentThread()::isInterrupted);
    return new CaseResult(
        benchCase.coordinates(),
        null,
        measured.total(),
        measured.jobs(),
        Unverified.of(plan, measured.total().bottleneck()),
        ignored,
        notes);
  }

  private static RunSettings settings(CaseSettings asked, long seed) {
    RunSettings usual = RunSettings.DEFAULT;
    // Who says how long a case may take does not want it cut short by a number of I/Os.
    boolean timed = asked.atMostNanos() > 0 || asked.measureNanos() > 0;
    return new RunSettings(
        asked.rampNanos(),
        asked.measureNanos(),
        asked.precisionShare(),
        usual.level(),
        asked.atMostNanos() > 0 ? asked.atMostNanos() : usual.atMostNanos(),
        timed ? Long.MAX_VALUE : usual.atMostIos(),
        seed);
  }
}
