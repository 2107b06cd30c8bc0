package org.raidbench.core.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** Kernel and stations against closed formulas. */
final class QueueingTheoryTest {
  private static final long SERVICE_NANOS = 10_000;
  private static final int JOBS = 1_000_000;

  /** Poisson arrivals at one station; measures the mean time in it. */
  private static final class OpenQueue {
    private final Simulation simulation = new Simulation(11);
    private final RandomStream arrivals = simulation.context("source").random("arrivals");
    private final RandomStream services = simulation.context("source").random("services");
    private final EventHandler arrive = this::arrive;
    private final EventHandler done = this::done;
    private final Station station;
    private final double gapNanos;
    private final boolean exponential;
    private long started;
    private long finished;
    private double totalNanos;

    OpenQueue(int servers, double load, boolean exponential) {
      station = simulation.context("s").station("x", servers, StationRole.DISK);
      gapNanos = SERVICE_NANOS / (load * servers);
      this.exponential = exponential;
    }

    double meanResponse() {
      simulation.at(0, arrive, 0);
      while (simulation.step()) {
        // until the last job has left
      }
      assertEquals(JOBS, finished);
      return totalNanos / JOBS / SERVICE_NANOS;
    }

    double utilisation() {
      return (double) simulation.stations().get(0).busyNanos() / simulation.nowNanos();
    }

    private void arrive(long token) {
      long service = exponential ? services.exponentialNanos(SERVICE_NANOS) : SERVICE_NANOS;
      station.submit(service, done, simulation.nowNanos());
      if (++started < JOBS) {
        simulation.at(simulation.nowNanos() + arrivals.exponentialNanos(gapNanos), arrive, 0);
      }
    }

    private void done(long arrivedNanos) {
      totalNanos += simulation.nowNanos() - arrivedNanos;
      finished++;
    }
  }

  @ParameterizedTest(name = "load {0}")
  @CsvSource({"0.3, 0.01", "0.6, 0.015", "0.8, 0.03"})
  void oneExponentialServer(double load, double tolerance) {
    OpenQueue queue = new OpenQueue(1, load, true);
    double expected = 1 / (1 - load);
    assertEquals(expected, queue.meanResponse(), expected * tolerance);
    assertEquals(load, queue.utilisation(), load * 0.01);
  }

  @ParameterizedTest(name = "load {0}")
  @CsvSource({"0.3, 0.01", "0.6, 0.01", "0.8, 0.02"})
  void oneConstantServer(double load, double tolerance) {
    OpenQueue queue = new OpenQueue(1, load, false);
    double expected = 1 + load / (2 * (1 - load)); // Pollaczek and Khinchine
    assertEquals(expected, queue.meanResponse(), expected * tolerance);
    assertEquals(expected, 1 + crommelinWait(1, load), 1e-9, "the formula for many servers");
  }

  @ParameterizedTest(name = "{0} servers, load {1}")
  @CsvSource({"2, 0.7", "4, 0.8", "12, 0.9"})
  void manyConstantServers(int servers, double load) {
    double expected = 1 + crommelinWait(servers, load);
    OpenQueue queue = new OpenQueue(servers, load, false);
    assertEquals(expected, queue.meanResponse(), (expected - 1) * 0.05);
  }

  @ParameterizedTest(name = "{0} servers, load {1}")
  @CsvSource({"2, 0.7", "8, 0.8"})
  void manyExponentialServers(int servers, double load) {
    double expected = 1 + erlangC(servers, load) / (servers * (1 - load));
    OpenQueue queue = new OpenQueue(servers, load, true);
    assertEquals(expected, queue.meanResponse(), expected * 0.02);
  }

  @ParameterizedTest(name = "{0} customers")
  @CsvSource({"1", "4", "32"})
  void closedNetworkAsMeanValueAnalysisSays(int customers) {
    long[] demands = {4_000, 10_000, 7_000};
    Simulation simulation = new Simulation(5);
    RandomStream services = simulation.context("net").random("services");
    Station[] stations = new Station[demands.length];
    for (int i = 0; i < demands.length; i++) {
      stations[i] = simulation.context("net").station("s" + i, 1, StationRole.DISK);
    }
    EventHandler[] next = new EventHandler[demands.length];
    long[] passes = new long[1];
    for (int i = 0; i < demands.length; i++) {
      int to = (i + 1) % demands.length;
      next[i] =
          token -> {
            passes[0] += to == 0 ? 1 : 0;
            stations[to].submit(services.exponentialNanos(demands[to]), next[to], token);
          };
    }
    for (int i = 0; i < customers; i++) {
      stations[0].submit(services.exponentialNanos(demands[0]), next[0], i);
    }
    simulation.runUntil(5_000_000_000L);
    double measured = passes[0] / 5e9;
    double expected = meanValueThroughput(demands, customers);
    assertEquals(expected, measured, expected * 0.01);
    for (int i = 0; i < demands.length; i++) {
      double utilisation = simulation.stations().get(i).busyNanos() / 5e9;
      assertEquals(expected * demands[i], utilisation, 0.01);
    }
  }

  @Test
  void oneSeedOneOutcome() {
    assertEquals(
        new OpenQueue(3, 0.8, true).meanResponse(), new OpenQueue(3, 0.8, true).meanResponse());
  }

  /** Exact mean value analysis (Reiser and Lavenberg, 1980): completions a nanosecond. */
  private static double meanValueThroughput(long[] demands, int customers) {
    double[] queued = new double[demands.length];
    double throughput = 0;
    for (int n = 1; n <= customers; n++) {
      double response = 0;
      double[] at = new double[demands.length];
      for (int i = 0; i < demands.length; i++) {
        at[i] = demands[i] * (1 + queued[i]);
        response += at[i];
      }
      throughput = n / response;
      for (int i = 0; i < demands.length; i++) {
        queued[i] = throughput * at[i];
      }
    }
    return throughput;
  }

  /** Mean wait of M/D/c in services (Crommelin, 1934). */
  private static double crommelinWait(int servers, double load) {
    double offered = servers * load;
    double wait = 0;
    for (int i = 1; i < 4000; i++) {
      double mean = i * offered;
      int from = i * servers;
      double logTerm = -mean + from * StrictMath.log(mean);
      for (int j = 2; j <= from; j++) {
        logTerm -= StrictMath.log(j);
      }
      double term = StrictMath.exp(logTerm);
      double first = term;
      double tail = 0;
      for (int j = from + 1; term > 1e-18 * (first + tail) || j < mean; j++) {
        term *= mean / j;
        tail += term;
      }
      double part = first + tail - tail / load;
      wait += part;
      if (part < 1e-13) {
        break;
      }
    }
    return wait;
  }

  /** The probability of waiting in M/M/c. */
  private static double erlangC(int servers, double load) {
    double offered = servers * load;
    double blocking = 1;
    for (int n = 1; n <= servers; n++) {
      blocking = offered * blocking / (n + offered * blocking);
    }
    return blocking / (1 - load * (1 - blocking));
  }
}
