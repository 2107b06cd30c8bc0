package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.StateChange;
import org.raidbench.core.kernel.LogEntry;
import org.raidbench.core.pipeline.SystemBuilder;
import org.raidbench.core.run.CaseMeasurement;
import org.raidbench.core.run.RunSettings;
import org.raidbench.core.run.SpindleDrift;
import org.raidbench.core.run.SystemSession;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.SystemPlan;

/** Runs a case in a simulation of its own. */
public final class SimulatedCase implements CaseEngine {
  /** How often spindles are to have come round before a result that they matter to is sure. */
  private static final int DRIFT_CYCLES = 2;

  /** Makes the engine; it has no state. */
  public SimulatedCase() {}

  @Override
  public CaseResult run(BenchCase benchCase, long seed) {
    return run(List.of(benchCase), seed).get(0);
  }

  @Override
  public List<CaseResult> run(List<BenchCase> moments, long seed) {
    BenchCase last = moments.get(moments.size() - 1);
    @Nullable SystemPlan plan = last.plan();
    if (plan == null) {
      throw new IllegalArgumentException("not applicable: " + last.notApplicable());
    }
    @Nullable Moment moment = last.moment();
    if (moment != null) {
      List<Step> wanted = moment.course().steps().subList(0, moment.step() + 1);
      return new CourseRun(plan, wanted, seed).results(moments);
    }
    SystemSession session =
        new SystemSession(
            (simulation, maxRequests, completion) ->
                SystemBuilder.build(plan, simulation, maxRequests, completion),
            SystemSession.requestsMax(AssignedLoads.of(plan, last.loads())),
            seed);
    CaseMeasurement measured =
        session.run(
            AssignedLoads.of(plan, last.loads()),
            settings(plan, last.settings(), seed),
            Thread.currentThread()::isInterrupted);
    return List.of(result(last, seed, measured, session.events()));
  }

  /** What a case gave, and what it is to be read with. */
  static CaseResult result(
      BenchCase benchCase, long seed, CaseMeasurement measured, List<LogEntry> events) {
    SystemPlan plan = Objects.requireNonNull(benchCase.plan());
    List<String> arrays = plan.arrays().stream().map(ArrayPart::name).toList();
    List<String> ignored = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (Load load : benchCase.loads()) {
      ignored.addAll(load.workload().ignored());
      notes.addAll(NamedTargets.notes(load, arrays));
    }
    notes.addAll(UnprotectedBack.notes(plan));
    notes.addAll(PoolNotes.of(plan));
    notes.addAll(CacheNotes.of(plan, benchCase.loads()));
    return new CaseResult(
        benchCase.coordinates(),
        seed,
        null,
        measured.total(),
        measured.jobs(),
        Unverified.of(plan, benchCase.loads(), measured.total().bottleneck()),
        ignored,
        notes,
        events.stream()
            .map(it -> new StateChange(it.timeNanos(), it.device(), it.kind(), it.detail()))
            .toList());
  }

  /** As long as was asked for, and the usual rest. */
  static RunSettings settings(SystemPlan plan, CaseSettings asked, long seed) {
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
        seed,
        DRIFT_CYCLES * SpindleDrift.cycleNanos(plan));
  }
}
