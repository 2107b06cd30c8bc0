package org.raidbench.core.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** A station's order, its two ways of use, and what it says of its own use. */
final class StationTest {
  private static final int JOBS = 2_000;

  /** Arrivals and services in order, with ties, bursts and idle times. */
  private record Jobs(int servers, long[] arrivals, long[] services) {
    static Jobs draw(long seed) {
      RandomStream random = new RandomStream(seed, "jobs");
      int servers = 1 + (int) random.below(5);
      long load = 1 + random.below(200);
      long[] arrivals = new long[JOBS];
      long[] services = new long[JOBS];
      long now = 0;
      for (int i = 0; i < JOBS; i++) {
        now += random.below(3) == 0 ? 0 : random.below(2 * load);
        arrivals[i] = now;
        services[i] = random.below(10) == 0 ? 0 : random.below(100L * servers);
      }
      return new Jobs(servers, arrivals, services);
    }

    /** First come, first served, worked out by hand. */
    long[] starts() {
      PriorityQueue<Long> free = new PriorityQueue<>();
      for (int i = 0; i < servers; i++) {
        free.add(0L);
      }
      long[] starts = new long[JOBS];
      for (int i = 0; i < JOBS; i++) {
        starts[i] = Math.max(arrivals[i], free.remove());
        free.add(starts[i] + services[i]);
      }
      return starts;
    }

    /** Work done before an instant by jobs that have arrived, or been booked, by then. */
    long workedBefore(long[] starts, long instant, int booked) {
      long worked = 0;
      for (int i = 0; i < booked; i++) {
        worked += Math.max(0, Math.min(services[i], instant - starts[i]));
      }
      return worked;
    }
  }

  @Test
  void submittedJobsAreServedInOrderAndTheirWorkIsCountedToTheInstant() {
    for (long seed = 1; seed <= 40; seed++) {
      Jobs jobs = Jobs.draw(seed);
      Simulation simulation = new Simulation(seed);
      Station station = simulation.context("s").station("x", jobs.servers(), StationRole.DISK);
      long[] starts = jobs.starts();
      long[] ends = new long[JOBS];
      for (int i = 0; i < JOBS; i++) {
        simulation.at(
            jobs.arrivals()[i],
            job ->
                station.submit(
                    jobs.services()[(int) job],
                    token -> ends[(int) token] = simulation.nowNanos(),
                    job),
            i);
      }
      RandomStream random = new RandomStream(seed, "looks");
      long end = 0;
      for (int i = 0; i < JOBS; i++) {
        end = Math.max(end, starts[i] + jobs.services()[i]);
      }
      while (simulation.nowNanos() < end) {
        simulation.runUntil(Math.min(end, simulation.nowNanos() + 1 + random.below(end / 50)));
        long now = simulation.nowNanos();
        assertEquals(
            jobs.workedBefore(starts, now, JOBS),
            simulation.stations().get(0).busyNanos(),
            "seed " + seed + " at " + now);
        int present = 0;
        for (int i = 0; i < JOBS; i++) {
          if (jobs.arrivals()[i] <= now && starts[i] + jobs.services()[i] > now) {
            present++;
          }
        }
        assertEquals(present, station.present(), "seed " + seed + " at " + now);
        assertEquals(Math.max(0, present - jobs.servers()), station.waiting());
      }
      for (int i = 0; i < JOBS; i++) {
        assertEquals(starts[i] + jobs.services()[i], ends[i], "seed " + seed + ", job " + i);
      }
    }
  }

  @Test
  void bookedJobsEndWhenSubmittedOnesWould() {
    long longestLag = 0;
    for (long seed = 1; seed <= 40; seed++) {
      Jobs jobs = Jobs.draw(seed);
      Simulation simulation = new Simulation(seed);
      Station station = simulation.context("s").station("x", jobs.servers(), StationRole.DISK);
      RandomStream random = new RandomStream(seed, "lead");
      long[] starts = jobs.starts();
      long[] expected = new long[JOBS];
      long[] booked = new long[JOBS];
      for (int i = 0; i < JOBS; i++) {
        expected[i] = starts[i] + jobs.services()[i];
        // Some bookings are made ahead of the arrival or late, but in the order of arrivals.
        long latest = jobs.arrivals()[i];
        long now = simulation.nowNanos();
        simulation.runUntil(Math.max(now, latest + 50 - random.below(1 + random.below(300))));
        assertEquals(
            jobs.workedBefore(starts, simulation.nowNanos(), i),
            simulation.stations().get(0).busyNanos(),
            "seed " + seed + " at " + simulation.nowNanos());
        booked[i] = station.reserve(latest, jobs.services()[i]);
        assertEquals(
            jobs.workedBefore(starts, simulation.nowNanos(), i + 1),
            simulation.stations().get(0).busyNanos(),
            "seed " + seed + " at " + simulation.nowNanos());
      }
      assertArrayEquals(expected, booked, "seed " + seed);
      long lag = simulation.stations().get(0).lagNanos();
      assertTrue(lag <= 50, () -> "lag " + lag);
      longestLag = Math.max(longestLag, lag);
      assertEquals(0, station.present());
    }
    assertTrue(longestLag > 0);
  }

  @Test
  void doneIsNeverCalledFromInsideSubmit() {
    Simulation simulation = new Simulation(1);
    Station station = simulation.context("s").station("x", 1, StationRole.DISK);
    List<Long> done = new ArrayList<>();
    station.submit(0, done::add, 1);
    assertTrue(done.isEmpty());
    simulation.runUntil(0);
    assertEquals(List.of(1L), done);
  }

  @Test
  void whatWaitsComesBeforeWhatACompletionSubmits() {
    Simulation simulation = new Simulation(1);
    Station station = simulation.context("s").station("x", 1, StationRole.DISK);
    List<Long> done = new ArrayList<>();
    station.submit(
        10,
        token -> {
          done.add(token);
          station.submit(10, done::add, 3);
        },
        1);
    station.submit(10, done::add, 2);
    simulation.runUntil(100);
    assertEquals(List.of(1L, 2L, 3L), done);
  }

  @Test
  void theTwoWaysOfUseDoNotMix() {
    Simulation simulation = new Simulation(1);
    Station submitted = simulation.context("a").station("x", 1, StationRole.DISK);
    submitted.submit(1, token -> {}, 0);
    assertThrows(IllegalStateException.class, () -> submitted.reserve(0, 1));
    Station booked = simulation.context("b").station("x", 1, StationRole.DISK);
    booked.reserve(5, 1);
    assertThrows(IllegalStateException.class, () -> booked.submit(1, token -> {}, 0));
    assertThrows(IllegalArgumentException.class, () -> booked.reserve(4, 1));
    assertThrows(IllegalArgumentException.class, () -> booked.reserve(5, -1));
    assertThrows(IllegalArgumentException.class, () -> submitted.submit(-1, token -> {}, 0));
  }
}
