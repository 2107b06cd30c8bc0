package org.raidbench.core.run;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.load.SystemFactory;
import org.raidbench.core.measure.ImpossibleResultException;
import org.raidbench.core.pipeline.StorageSystem;
import org.raidbench.core.pipeline.Upkeep;

/** What a system does wrong is found out, not reported as a result. */
final class FaultySystemTest {
  /** Completes each request after ten microseconds, except as a test has it. */
  private abstract static class Faulty implements StorageSystem {
    final Simulation simulation;
    final Completion completion;
    long count;

    Faulty(Simulation simulation, Completion completion) {
      this.simulation = simulation;
      this.completion = completion;
    }

    void complete(int request) {
      simulation.at(simulation.nowNanos() + 10_000, token -> completion.done((int) token), request);
    }

    @Override
    public List<Integer> targets(String array) {
      return List.of(0);
    }

    @Override
    public long targetSectors(int target) {
      return 1 << 20;
    }

    @Override
    public List<String> stages() {
      return List.of();
    }

    @Override
    public long stageNanos(int stage) {
      throw new IllegalArgumentException("no stage " + stage);
    }

    @Override
    public Upkeep upkeep() {
      return Upkeep.NONE;
    }

    @Override
    public long dirtyBytes() {
      return 0;
    }
  }

  private static ImpossibleResultException run(SystemFactory factory, int depth) {
    return run(factory, depth, RunSettings.DEFAULT);
  }

  private static ImpossibleResultException run(
      SystemFactory factory, int depth, RunSettings settings) {
    Job job = Job.of("j", depth, List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096)));
    return assertThrows(
        ImpossibleResultException.class,
        () ->
            CaseRunner.run(
                factory,
                List.of(new AssignedWorkload(Workload.of("w", job), "test")),
                settings,
                () -> false));
  }

  @Test
  void aSystemThatStopsIsAtFault() {
    SystemFactory stops =
        (simulation, max, completion) ->
            new Faulty(simulation, completion) {
              @Override
              public void submit(int r, int target, boolean write, long sector, int sectors) {
                if (++count < 100) {
                  complete(r);
                }
              }
            };
    assertTrue(run(stops, 4).getMessage().contains("4 requests are in flight"));
  }

  @Test
  void aLostRequestIsFound() {
    SystemFactory loses =
        (simulation, max, completion) ->
            new Faulty(simulation, completion) {
              @Override
              public void submit(int r, int target, boolean write, long sector, int sectors) {
                if (++count != 100) {
                  simulation.at(
                      simulation.nowNanos() + 1_000_000, it -> completion.done((int) it), r);
                }
              }
            };
    RunSettings longEnough = new RunSettings(0, 25_000_000_000L, 0.01, 0.95, 1, 1, 1);
    assertTrue(run(loses, 4, longEnough).getMessage().contains("has not been completed"));
  }
}
