package org.raidbench.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.core.kernel.QueueKind;
import org.raidbench.core.kernel.Simulation;

/** What one event costs: taken, fired, and another one added ("hold", as Vaucher and Duval do). */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EventQueueBenchmark {
  private static final long MEAN_DELAY_NANOS = 100_000;

  /** Where events are kept. */
  @Param({"WHEEL", "HEAP"})
  public QueueKind kind = QueueKind.WHEEL;

  /** Events pending all the time. */
  @Param({"10", "100", "3000"})
  public int pending;

  private Simulation simulation = new Simulation(1);

  /** Fills the queue. */
  @Setup(Level.Iteration)
  public void fill() {
    simulation = new Simulation(1, kind);
    Simulation filled = simulation;
    RandomStream random = filled.context("benchmark").random("delays");
    EventHandler[] again = new EventHandler[1];
    again[0] =
        token ->
            filled.at(filled.nowNanos() + 1 + random.below(2 * MEAN_DELAY_NANOS), again[0], token);
    for (int i = 0; i < pending; i++) {
      again[0].fire(i);
    }
  }

  /**
   * One event.
   *
   * @return always true
   */
  @Benchmark
  public boolean hold() {
    return simulation.step();
  }
}
