package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.kernel.LogEntry;
import org.raidbench.core.pipeline.SystemBuilder;
import org.raidbench.core.run.CaseMeasurement;
import org.raidbench.core.run.SystemSession;
import org.raidbench.core.system.SystemPlan;

/** Takes one system through the steps of a course, up to the last that is asked for. */
final class CourseRun {
  private final SystemPlan plan;
  private final long seed;
  private final SystemSession session;
  private final List<Step> steps;

  /**
   * Builds the system.
   *
   * @param plan what it is composed of
   * @param steps what happens, as far as it is wanted
   * @param seed of every random draw
   */
  CourseRun(SystemPlan plan, List<Step> steps, long seed) {
    this.plan = plan;
    this.steps = steps;
    this.seed = seed;
    int requestsMax = 1;
    for (Step step : steps) {
      if (step instanceof Step.Run run) {
        requestsMax =
            Math.max(requestsMax, SystemSession.requestsMax(AssignedLoads.of(plan, run.loads())));
      } else if (step instanceof Step.Fill) {
        requestsMax = Math.max(requestsMax, SystemSession.FILL_DEPTH * plan.disks().size());
      }
    }
    session =
        new SystemSession(
            (simulation, most, completion) ->
                SystemBuilder.build(plan, simulation, most, completion),
            requestsMax,
            seed);
  }

  /** Runs them; what the cases asked for gave, which are runs of these steps in their order. */
  List<CaseResult> results(List<BenchCase> moments) {
    List<CaseResult> results = new ArrayList<>();
    int eventsTold = 0;
    for (int i = 0; i < steps.size(); i++) {
      if (!(steps.get(i) instanceof Step.Run run)) {
        take(steps.get(i));
        continue;
      }
      BenchCase next = moments.get(results.size());
      boolean asked = next.moment() != null && next.moment().step() == i;
      CaseMeasurement measured =
          session.run(
              AssignedLoads.of(plan, run.loads()),
              SimulatedCase.settings(plan, asked ? next.settings() : run.settings(), seed),
              Thread.currentThread()::isInterrupted);
      List<LogEntry> events = session.events();
      if (asked) {
        results.add(
            SimulatedCase.result(next, seed, measured, events.subList(eventsTold, events.size())));
      }
      eventsTold = events.size();
    }
    return results;
  }

  private void take(Step step) {
    if (step instanceof Step.Reboot) {
      session.reboot(Thread.currentThread()::isInterrupted);
    } else if (step instanceof Step.Idle idle) {
      session.idle(idle.nanos());
    } else if (step instanceof Step.Fill fill) {
      session.fill(fill.array(), Thread.currentThread()::isInterrupted);
    } else if (step instanceof Step.Protect protect) {
      session.protect(
          protect.delayNanos(),
          protection -> {
            switch (protect.what()) {
              case LEARN -> protection.learn();
              case FAIL -> protection.fail();
              case RESTORE -> protection.restore();
              case CHARGE -> protection.setCharge(protect.charge());
            }
          });
    } else {
      throw new IllegalArgumentException("not a step to take: " + step.text());
    }
  }
}
