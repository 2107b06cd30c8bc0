package org.raidbench.core.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.load.FakeSystem.Asked;
import org.raidbench.core.load.FakeSystem.Setup;

final class LoadGeneratorTest {
  private static final long SECOND = 1_000_000_000L;
  private final Simulation simulation = new Simulation(5);
  private final List<Asked> asked = new ArrayList<>();
  private final List<Integer> ended = new ArrayList<>();
  private final int[] inFlight = new int[8];
  private final int[] mostInFlight = new int[8];
  private final long[] completed = new long[8];

  private final LoadListener listener =
      new LoadListener() {
        @Override
        public void submitted(int job) {
          mostInFlight[job] = Math.max(mostInFlight[job], ++inFlight[job]);
        }

        @Override
        public void completed(int job, boolean write, long bytes, long latencyNanos) {
          inFlight[job]--;
          completed[job]++;
          assertTrue(latencyNanos > 0);
        }

        @Override
        public void ended(int job) {
          ended.add(job);
        }
      };

  /** A job's parts, to change one at a time. */
  private static final class Draft {
    int instances = 1;
    int depth = 1;
    List<AccessLine> lines = List.of(new AccessLine(1, 4096, 4096, 1, 0, 4096));
    Distribution distribution = Distribution.UNIFORM;
    Region region = Region.WHOLE;
    boolean covering;
    boolean perDirection;
    Pacing pacing = Pacing.NONE;
    Timing timing = Timing.BENCH;

    AssignedJob job(Integer... targets) {
      Job job =
          new Job(
              "j",
              instances,
              depth,
              lines,
              distribution,
              region,
              covering,
              perDirection,
              pacing,
              timing,
              0,
              Map.of());
      return new AssignedJob("w/j", job, targets.length == 0 ? List.of(0) : List.of(targets));
    }
  }

  private final Draft draft = new Draft();

  private LoadGenerator run(Setup setup, long nanos, AssignedJob... jobs) {
    LoadGenerator generator =
        new LoadGenerator(simulation, setup.remembering(50_000, asked).factory(), 4096, listener);
    generator.begin(List.of(jobs));
    simulation.runUntil(nanos);
    return generator;
  }

  private static Setup fast() {
    return Setup.of(0, 1, 10_000, 1000);
  }

  private static double share(List<Asked> asked, Predicate<Asked> which) {
    return asked.stream().filter(which).count() / (double) asked.size();
  }

  @Test
  void everyInstanceKeepsItsDepthInFlight() {
    draft.instances = 24;
    draft.depth = 128;
    LoadGenerator generator = run(fast(), SECOND / 10, draft.job());
    assertEquals(3072, mostInFlight[0]);
    assertEquals(3072, generator.inFlight());
  }

  @Test
  void linesAreDrawnByWeightDirectionAndRandomnessIndependently() {
    draft.depth = 4;
    draft.lines =
        List.of(
            new AccessLine(60, 4096, 4096, 0.8, 0.5, 4096),
            new AccessLine(30, 512, 512, 0, 1, 512),
            new AccessLine(10, 65536, 65536, 1, 1, 65536));
    run(fast(), SECOND / 10, draft.job());
    assertEquals(0.6, share(asked, a -> a.sectors() == 8), 0.01);
    assertEquals(0.3, share(asked, a -> a.sectors() == 1), 0.01);
    assertEquals(0.1, share(asked, a -> a.sectors() == 128), 0.01);
    assertEquals(0.12, share(asked, a -> a.sectors() == 8 && a.write()), 0.01);
    assertTrue(asked.stream().noneMatch(a -> a.sectors() == 1 && !a.write()));
    assertTrue(asked.stream().noneMatch(a -> a.sectors() == 128 && a.write()));
    assertTrue(asked.stream().noneMatch(a -> a.sectors() == 128 && a.sector() % 128 != 0));
  }

  @Test
  void sizesOfARangeAreMultiplesOfTheSmallest() {
    draft.lines = List.of(new AccessLine(1, 4096, 16384, 1, 1, 4096));
    run(fast(), SECOND / 10, draft.job());
    for (int sectors : new int[] {8, 16, 24, 32}) {
      assertEquals(0.25, share(asked, a -> a.sectors() == sectors), 0.02);
    }
  }

  @Test
  void alignmentToSectorsLetsRequestsStraddleStrips() {
    draft.depth = 4;
    draft.lines = List.of(new AccessLine(1, 8192, 8192, 1, 1, 512));
    run(fast(), SECOND / 10, draft.job());
    assertEquals(15 / 128.0, share(asked, a -> a.sector() % 128 > 112), 0.01);
  }

  @Test
  void sequentialRequestsGoOnFromTheLastAndWrapAtTheRegionsEnd() {
    draft.region = new Region(8192, 0, 12288 + 2048, 0, 0, false);
    run(fast(), 80_000, draft.job());
    assertEquals(
        List.of(16L, 24L, 32L, 16L, 24L, 32L), asked.stream().map(Asked::sector).limit(6).toList());
  }

  @Test
  void aRandomRequestMovesIoMetersPosition() {
    draft.lines = List.of(new AccessLine(1, 4096, 4096, 0.5, 0.3, 4096));
    run(fast(), SECOND / 100, draft.job());
    int follows = 0;
    for (int i = 1; i < asked.size(); i++) {
      follows += asked.get(i).sector() == asked.get(i - 1).sector() + 8 ? 1 : 0;
    }
    assertEquals(0.7, follows / (double) asked.size(), 0.05);
  }

  @Test
  void fiosReadsAndWritesEachGoOnFromTheirOwn() {
    draft.lines = List.of(new AccessLine(1, 4096, 4096, 0.5, 0, 4096));
    draft.perDirection = true;
    run(fast(), SECOND / 1000, draft.job());
    for (boolean write : new boolean[] {false, true}) {
      long next = 0;
      for (Asked each : asked) {
        if (each.write() == write) {
          assertEquals(next, each.sector());
          next += 8;
        }
      }
      assertTrue(next > 0);
    }
  }

  @Test
  void coveringJobsHitEveryBlockOnce() {
    draft.lines = List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096));
    draft.covering = true;
    draft.region = new Region(4096, 0, 4096 * 500, 0, 0, false);
    run(fast(), 10_000 * 499, draft.job());
    Set<Long> sectors = new HashSet<>();
    asked.stream().limit(500).forEach(a -> sectors.add(a.sector()));
    assertEquals(500, asked.size());
    assertEquals(500, sectors.size());
    assertTrue(sectors.stream().allMatch(s -> s >= 8 && s < 8 + 500 * 8));
  }

  @Test
  void instancesWorkOnShiftedRegions() {
    draft.instances = 3;
    draft.region = new Region(1 << 20, 0, 1 << 20, 0, 1 << 22, false);
    run(fast(), 1, draft.job());
    assertEquals(
        List.of(2048L, 2048L + 8192, 2048L + 2 * 8192), asked.stream().map(Asked::sector).toList());
  }

  @Test
  void regionsMayBeSharesOfTheTarget() {
    draft.lines = List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096));
    draft.region = new Region(-1, 0.5, 0, 0.25, 0, false);
    run(fast().withTargets(1, 1 << 20), SECOND / 100, draft.job());
    long first = asked.stream().mapToLong(Asked::sector).min().orElseThrow();
    long last = asked.stream().mapToLong(a -> a.sector() + a.sectors()).max().orElseThrow();
    assertTrue(first >= 1 << 19 && first < (1 << 19) + 8192, () -> "first " + first);
    assertTrue(last <= 3 << 18 && last > (3 << 18) - 8192, () -> "last " + last);
  }

  @Test
  void streamsMayBeginAtRandomPlaces() {
    draft.instances = 8;
    draft.region = new Region(0, 0, 0, 0, 0, true);
    run(fast(), 10_000, draft.job());
    Set<Long> starts = new HashSet<>();
    asked.stream().limit(8).forEach(a -> starts.add(a.sector()));
    assertEquals(8, starts.size());
    for (int i = 0; i < 8; i++) {
      assertEquals(asked.get(i).sector() + 8, asked.get(8 + i).sector());
    }
  }

  @Test
  void severalTargetsAreTakenInTurnEachWithItsOwnPosition() {
    run(fast().withTargets(3, 1 << 20), 60_000, draft.job(0, 1, 2));
    for (int i = 0; i < 6; i++) {
      assertEquals(i % 3, asked.get(i).target());
      assertEquals(i / 3 * 8L, asked.get(i).sector());
    }
  }

  @Test
  void rateLimitsAreKept() {
    draft.depth = 16;
    draft.pacing = new Pacing(2000, 0, 0, 0, false, 0, 1);
    run(fast(), SECOND, draft.job());
    assertEquals(2001, asked.size());
    assertEquals(500_000, asked.get(1).timeNanos());
  }

  @Test
  void byteRatesCountBytes() {
    draft.pacing = new Pacing(0, 0, 4_096_000, 0, false, 0, 1);
    run(fast(), SECOND, draft.job());
    assertEquals(1001, asked.size());
  }

  @Test
  void poissonPacingKeepsTheRateButNotTheBeat() {
    draft.depth = 64;
    draft.pacing = new Pacing(5000, 0, 0, 0, true, 0, 1);
    run(fast(), 4 * SECOND, draft.job());
    assertEquals(20_000, asked.size(), 600);
    double squares = 0;
    for (int i = 1; i < asked.size(); i++) {
      double gap = asked.get(i).timeNanos() - asked.get(i - 1).timeNanos();
      squares += gap * gap;
    }
    double mean = 4e9 / asked.size();
    assertEquals(2, squares / asked.size() / (mean * mean), 0.15); // of an exponential
  }

  @Test
  void aLimitedDirectionLetsTheOtherPass() {
    draft.lines = List.of(new AccessLine(1, 4096, 4096, 0.5, 1, 4096));
    draft.pacing = new Pacing(100, 0, 0, 0, false, 0, 1);
    run(fast(), SECOND / 2, draft.job());
    assertEquals(51, asked.stream().filter(a -> !a.write()).count(), 1);
    assertTrue(asked.stream().filter(Asked::write).count() > 40_000);
  }

  @Test
  void aThreadPausesOnceItsRequestsAreComplete() {
    draft.depth = 2;
    draft.pacing = new Pacing(0, 0, 0, 0, false, 1_000_000, 4);
    run(fast(), 2_039_999, draft.job());
    List<Long> times = asked.stream().map(Asked::timeNanos).toList();
    assertEquals(
        List.of(0L, 0L, 10_000L, 10_000L, 1_020_000L, 1_020_000L, 1_030_000L, 1_030_000L), times);
  }

  @Test
  void aStartDelayIsKeptAndAJobEndsAfterItsBytes() {
    draft.depth = 4;
    draft.instances = 2;
    draft.timing = new Timing(SECOND, 0, 0, 4096 * 10, false);
    run(fast(), 2 * SECOND, draft.job());
    assertEquals(SECOND, asked.get(0).timeNanos());
    assertEquals(20, asked.size());
    assertEquals(List.of(0), ended);
  }

  @Test
  void aTimeBasedJobStartsOver() {
    draft.timing = new Timing(0, 0, SECOND, 4096 * 3, true);
    run(fast(), 70_000, draft.job());
    assertEquals(
        List.of(0L, 8L, 16L, 0L, 8L, 16L, 0L), asked.stream().map(Asked::sector).limit(7).toList());
    assertTrue(ended.isEmpty());
  }

  @Test
  void aStoppedJobEndsWhenItsRequestsAreComplete() {
    draft.depth = 4;
    AssignedJob one = draft.job();
    LoadGenerator generator = run(fast(), 5_000, one, draft.job());
    generator.stop(0);
    assertTrue(ended.isEmpty());
    assertEquals(4 * 5_000, generator.agesNanos(0));
    assertThrows(IllegalStateException.class, () -> generator.begin(List.of(one)));
    simulation.runUntil(15_000);
    assertEquals(List.of(0), ended);
    assertEquals(4, completed[0]);
    generator.stop(1);
    simulation.runUntil(30_000);
    assertEquals(List.of(0, 1), ended);
    generator.begin(List.of(one));
    simulation.runUntil(45_000);
    assertEquals(8, completed[0]);
  }

  @Test
  void anotherJobMovesNoOnesNumbers() {
    draft.lines = List.of(new AccessLine(1, 4096, 4096, 0.5, 1, 4096));
    AssignedJob job = draft.job();
    run(Setup.of(0, 1, 10_000, 1000), 100_000, job);
    List<Asked> alone = List.copyOf(asked);
    asked.clear();
    Simulation again = new Simulation(5);
    LoadGenerator generator =
        new LoadGenerator(again, fast().remembering(50_000, asked).factory(), 4096, listener);
    AssignedJob other = new AssignedJob("w/other", job.job(), List.of(0));
    generator.begin(List.of(other, job));
    again.runUntil(100_000);
    assertTrue(asked.containsAll(alone));
    assertEquals(2 * alone.size(), asked.size());
  }
}
