package org.raidbench.core.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;
import org.raidbench.testkit.Sweep;
import org.raidbench.testkit.fake.ManualContext;

/**
 * The kernel against the test kit's simulation, which looks at every event before each step: the
 * same device does the same at the same instants, ties included.
 */
final class ReferenceTest {
  private static final int ACTIONS = 400;

  @ParameterizedTest
  @EnumSource
  void theSameHappensAsInTheReference(QueueKind kind) {
    Sweep.seeds(
        100,
        seed -> {
          Simulation simulation = new Simulation(seed, kind);
          Restless fast = new Restless(simulation.context("restless"), seed);
          while (simulation.step()) {
            // until it comes to rest
          }
          ManualContext reference = new ManualContext(seed, "restless");
          Restless plain = new Restless(reference, seed);
          reference.runAll();

          assertTrue(plain.trace.size() > ACTIONS, "too little happened");
          assertEquals(plain.trace, fast.trace);
        });
  }

  /** Schedules, submits and books at random, often for the same instant, often far ahead. */
  private static final class Restless implements EventHandler {
    final List<String> trace = new ArrayList<>();
    private final Context context;
    private final RandomStream random;
    private final List<Station> submitted = new ArrayList<>();
    private final Station booked;
    private int left = ACTIONS;
    private long lastArrivalNanos;

    Restless(Context context, long seed) {
      this.context = context;
      random = context.random("actions");
      for (int servers = 1; servers <= 3; servers++) {
        submitted.add(context.station("queue " + servers, servers, StationRole.DISK));
      }
      booked = context.station("booked", 1 + (int) (seed % 3), StationRole.DISK_LINK);
      for (int i = 0; i < 5; i++) {
        act();
      }
    }

    @Override
    public void fire(long token) {
      trace.add(token + " at " + context.nowNanos());
      long actions = random.below(4);
      for (long i = 0; i < actions; i++) {
        act();
      }
    }

    private void act() {
      if (left == 0) {
        return;
      }
      long token = left--;
      long nanos = nanos();
      switch ((int) random.below(4)) {
        case 0 -> {
          lastArrivalNanos = Math.max(lastArrivalNanos, context.nowNanos() + random.below(3));
          long end = booked.reserve(lastArrivalNanos, nanos);
          context.at(Math.max(end, context.nowNanos()), this, token);
        }
        case 1 -> context.at(context.nowNanos() + nanos, this, token);
        default -> {
          Station station = submitted.get((int) random.below(submitted.size()));
          station.submit(nanos, this, token);
          trace.add(station.waiting() + " of " + station.present() + " wait");
        }
      }
    }

    private long nanos() {
      return switch ((int) random.below(4)) {
        case 0 -> random.below(3);
        case 1 -> random.below(1_000);
        case 2 -> random.below(1_000_000);
        default -> random.below(100_000_000_000L);
      };
    }
  }
}
