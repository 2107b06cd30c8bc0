package org.raidbench.core.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Scoring;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.load.FakeSystem.Setup;

final class CaseRunnerTest {
  private static final AccessLine RANDOM_READ = new AccessLine(1, 4096, 4096, 1, 1, 4096);
  private static final AccessLine MIXED = new AccessLine(1, 4096, 4096, 0.7, 1, 4096);
  private static final long SECOND = 1_000_000_000L;

  private static Job job(String name, int instances, int depth, Timing timing, AccessLine line) {
    return job(name, instances, depth, timing, line, Pacing.NONE, Region.WHOLE);
  }

  private static Job job(
      String name,
      int instances,
      int depth,
      Timing timing,
      AccessLine line,
      Pacing pacing,
      Region region) {
    return new Job(
        name,
        instances,
        depth,
        List.of(line),
        Distribution.UNIFORM,
        region,
        false,
        false,
        pacing,
        timing,
        0,
        Map.of());
  }

  private static CaseMeasurement run(Setup setup, RunSettings settings, Job... jobs) {
    return run(setup, settings, Workload.of("w", jobs));
  }

  private static CaseMeasurement run(Setup setup, RunSettings settings, Workload workload) {
    return CaseRunner.run(
        setup.factory(), List.of(new AssignedWorkload(workload, "test")), settings, () -> false);
  }

  @Test
  void findsTheWarmUpAndGoesOnUntilTheResultIsSure() {
    Setup setup = Setup.of(1_000, 2, 100_000, 8).exponentially();
    Measurement total =
        run(setup, RunSettings.DEFAULT, job("j", 4, 32, Timing.BENCH, RANDOM_READ)).total();
    assertEquals(80_000, total.all().iops(), 80_000 * 0.015);
    assertTrue(total.confidence().settled());
    assertTrue(total.confidence().halfWidthShare() <= 0.01);
    assertTrue(total.warmUpNanos() > 0);
    assertTrue(total.all().ios() >= 10_000 && total.all().ios() < 400_000);
    assertEquals("disks", total.bottleneck());
    assertEquals("", total.runnerUp());
    assertEquals(1, total.utilisation().get("fake.disk"), 0.001);
    assertEquals(0.04, total.utilisation().get("fake.cpu"), 0.002);
    long stages = total.stageNanos().values().stream().mapToLong(Long::longValue).sum();
    assertEquals(total.all().latency().meanNanos(), stages, 2);
    assertEquals(128 / total.all().iops() * 1e9, total.all().latency().meanNanos(), 20_000);
  }

  /** Two exponential stations in a circle, 16 requests: the throughput is known exactly. */
  @Test
  void theIntervalHoldsTheTruthAboutAsOftenAsItSays() {
    double queuedAtDisk = 0;
    double perSecond = 0;
    for (int n = 1; n <= 16; n++) { // mean value analysis; the host's constant time is a delay
      double atDisk = 100_000 * (1 + queuedAtDisk);
      perSecond = n * 1e9 / (1_000_000 + atDisk);
      queuedAtDisk = perSecond / 1e9 * atDisk;
    }
    Setup setup = Setup.of(1_000_000, 16, 100_000, 1).exponentially();
    int held = 0;
    for (long seed = 1; seed <= 120; seed++) {
      Measurement total =
          run(setup, RunSettings.DEFAULT.withSeed(seed), job("j", 1, 16, Timing.BENCH, RANDOM_READ))
              .total();
      double halfWidth = total.confidence().halfWidthShare() * total.all().iops();
      held += Math.abs(total.all().iops() - perSecond) <= halfWidth ? 1 : 0;
      assertTrue(total.confidence().settled(), "seed " + seed);
    }
    // 114 expected; a run that stops at the first narrow interval is a little too sure of itself.
    assertTrue(held >= 102, "held " + held + " of 120");
  }

  @Test
  void queueDepthLimitsWhereNoPartIsBusy() {
    Setup setup = Setup.of(50_000, 4, 100_000, 8);
    Measurement total =
        run(setup, RunSettings.DEFAULT, job("j", 1, 2, Timing.BENCH, RANDOM_READ)).total();
    assertEquals("queue depth", total.bottleneck());
    assertEquals("", total.runnerUp());
    assertEquals(150_000, total.all().latency().percentileNanos(99.0), 150);
    assertEquals(0, total.all().latency().deviationNanos());
  }

  @Test
  void anOwnTimingIsKeptToTheNanosecond() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    Timing timing = new Timing(SECOND, 2 * SECOND, 5 * SECOND, 0, false);
    CaseMeasurement result = run(setup, RunSettings.DEFAULT, job("j", 1, 1, timing, MIXED));
    assertEquals(3 * SECOND, result.total().warmUpNanos());
    assertEquals(5 * SECOND, result.total().intervalNanos());
    assertEquals(50_000, result.total().all().ios());
    assertEquals(10_000, result.total().all().iops());
    JobResult job = result.jobs().get(0);
    assertEquals(5 * SECOND, job.runNanos());
    assertEquals(50_000, job.reads().ios() + job.writes().ios());
    assertEquals(0.7, job.reads().ios() / 50_000.0, 0.01);
    assertTrue(result.total().confidence().settled());
    List<Measurement.Sample> series = result.total().series();
    assertTrue(series.size() > 100 && series.size() <= 256);
    for (Measurement.Sample sample : series) {
      assertEquals(10_000, sample.iops(), 100);
    }
  }

  @Test
  void theBenchsTimesAreTakenWhereAJobHasNone() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    RunSettings settings = new RunSettings(SECOND, 2 * SECOND, 0.01, 0.95, SECOND, 1, 3);
    Measurement total = run(setup, settings, job("j", 1, 1, Timing.BENCH, RANDOM_READ)).total();
    assertEquals(SECOND, total.warmUpNanos());
    assertEquals(2 * SECOND, total.intervalNanos());
  }

  @Test
  void aJobOfSoManyBytesEndsWhenTheyAreMoved() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    Timing timing = new Timing(0, -1, 0, 4096 * 100, false);
    CaseMeasurement result = run(setup, RunSettings.DEFAULT, job("j", 3, 4, timing, RANDOM_READ));
    assertEquals(300, result.total().all().ios());
    assertEquals(300 * 100_000L, result.total().intervalNanos());
    assertEquals(0, result.total().warmUpNanos());
  }

  @Test
  void stagesRunOneAfterAnotherAndAddUp() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    Timing timing = new Timing(0, 0, SECOND, 0, false);
    Workload workload =
        new Workload(
            "w",
            List.of(
                List.of(job("a", 1, 1, timing, RANDOM_READ), job("b", 1, 1, timing, RANDOM_READ)),
                List.of(job("c", 1, 1, timing, RANDOM_READ))),
            false,
            List.of());
    CaseMeasurement result = run(setup, RunSettings.DEFAULT, workload);
    assertEquals(2 * SECOND, result.total().intervalNanos());
    assertEquals(20_000, result.total().all().ios());
    assertEquals(List.of("a", "b", "c"), result.jobs().stream().map(JobResult::name).toList());
    assertEquals(5_000, result.jobs().get(0).reads().iops(), 1);
    assertEquals(10_000, result.jobs().get(2).reads().iops(), 1);
  }

  @Test
  void onlyTheBestStageCountsWhereThatIsAsked() {
    Setup setup = Setup.of(0, 1, 100_000, 4);
    Timing timing = new Timing(0, 0, SECOND, 0, false);
    Workload workload =
        new Workload(
            "w",
            List.of(
                List.of(job("prepare", 4, 1, timing, RANDOM_READ)),
                List.of(job("slow", 1, 1, timing, RANDOM_READ)),
                List.of(job("fast", 3, 1, timing, RANDOM_READ)),
                List.of(job("middle", 2, 1, timing, RANDOM_READ))),
            false,
            List.of(),
            Scoring.BEST_AFTER_FIRST);
    CaseMeasurement result = run(setup, RunSettings.DEFAULT, workload);
    assertEquals(30_000, result.total().all().iops(), 10);
    assertEquals(SECOND, result.total().intervalNanos());
    assertEquals(List.of("fast"), result.jobs().stream().map(JobResult::name).toList());
  }

  @Test
  void jobsOfAGroupAreReportedAsOne() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    Timing timing = new Timing(0, 0, SECOND, 0, false);
    Workload workload =
        new Workload(
            "w",
            List.of(
                List.of(job("a", 1, 1, timing, RANDOM_READ), job("b", 2, 1, timing, RANDOM_READ))),
            true,
            List.of());
    List<JobResult> jobs = run(setup, RunSettings.DEFAULT, workload).jobs();
    assertEquals(1, jobs.size());
    assertEquals(3, jobs.get(0).instances());
    assertEquals(10_000, jobs.get(0).reads().ios());
  }

  @Test
  void anOpenJobGoesAlongWithTheOthers() {
    Setup setup = Setup.of(0, 1, 100_000, 2);
    Timing timed = new Timing(0, 0, SECOND, 0, false);
    Timing open = new Timing(0, 0, 0, 0, false);
    CaseMeasurement result =
        run(
            setup,
            RunSettings.DEFAULT,
            job("timed", 1, 1, timed, RANDOM_READ),
            job("open", 1, 1, open, RANDOM_READ));
    assertEquals(SECOND, result.jobs().get(1).runNanos());
    assertEquals(10_000, result.jobs().get(1).reads().ios());
  }

  @Test
  void aPacedJobIsLimitedByItsOwnRate() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    Pacing pacing = new Pacing(1000, 0, 0, 0, false, 0, 1);
    Job job =
        job("j", 1, 8, new Timing(0, 0, 10 * SECOND, 0, false), RANDOM_READ, pacing, Region.WHOLE);
    Measurement total = run(setup, RunSettings.DEFAULT, job).total();
    assertEquals(1000, total.all().iops(), 0.2);
    assertEquals("offered load", total.bottleneck());
  }

  @Test
  void aFillingCacheIsNoSteadyState() {
    // Dirty data grows for 100,000 completions and stays: throughput alone looks steady at once.
    Setup setup = Setup.of(0, 1, 10_000, 1).withDirty(count -> Math.min(count, 100_000) * 4096);
    Job job = job("j", 1, 4, Timing.BENCH, RANDOM_READ);
    Measurement total = run(setup, RunSettings.DEFAULT, job).total();
    assertTrue(total.warmUpNanos() > 100_000 * 10_000L);
    assertTrue(total.confidence().settled());
    Setup endless = Setup.of(0, 1, 10_000, 1).withDirty(count -> count);
    Measurement unsettled = run(endless, RunSettings.DEFAULT, job).total();
    assertFalse(unsettled.confidence().settled());
    assertEquals(400_000, unsettled.warmUpNanos() / 10_000, 1);
  }

  @Test
  void aGivenTimeIsNotHeldAgainstAResult() {
    Setup setup = Setup.of(0, 1, 10_000, 1).exponentially();
    RunSettings given = new RunSettings(0, SECOND / 10, 0.0001, 0.95, 600 * SECOND, 50_000, 1);
    Measurement total = run(setup, given, job("j", 1, 1, Timing.BENCH, RANDOM_READ)).total();
    assertTrue(total.confidence().halfWidthShare() > 0.0001);
    assertTrue(total.confidence().settled());
  }

  @Test
  void whatDoesNotSettleSaysSo() {
    Setup setup = Setup.of(0, 1, 10_000, 1).exponentially();
    RunSettings settings = new RunSettings(-1, 0, 0.0001, 0.95, 600 * SECOND, 50_000, 1);
    Measurement total = run(setup, settings, job("j", 1, 1, Timing.BENCH, RANDOM_READ)).total();
    assertFalse(total.confidence().settled());
    assertTrue(total.all().ios() <= 50_000);
    RunSettings brief = new RunSettings(-1, 0, 0.0001, 0.95, SECOND / 10, 1_000_000, 1);
    Measurement shorter = run(setup, brief, job("j", 1, 1, Timing.BENCH, RANDOM_READ)).total();
    assertEquals(SECOND / 10, shorter.warmUpNanos() + shorter.intervalNanos());
  }

  @Test
  void oneSeedOneResult() {
    Setup setup = Setup.of(1_000, 2, 100_000, 8).exponentially();
    Job job = job("j", 2, 16, Timing.BENCH, MIXED);
    assertEquals(run(setup, RunSettings.DEFAULT, job), run(setup, RunSettings.DEFAULT, job));
    assertFalse(
        run(setup, RunSettings.DEFAULT, job)
            .equals(run(setup, RunSettings.DEFAULT.withSeed(2), job)));
  }

  @Test
  void twoWorkloadsRunTogether() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    Timing timing = new Timing(0, 0, SECOND, 0, false);
    Workload one = Workload.of("one", job("j", 1, 1, timing, RANDOM_READ));
    Workload two = Workload.of("two", job("j", 1, 3, timing, RANDOM_READ));
    CaseMeasurement result =
        CaseRunner.run(
            setup.factory(),
            List.of(new AssignedWorkload(one, "test"), new AssignedWorkload(two, "test")),
            RunSettings.DEFAULT,
            () -> false);
    assertEquals(2_500, result.jobs().get(0).reads().ios(), 1);
    assertEquals(7_500, result.jobs().get(1).reads().ios(), 1);
  }

  @Test
  void cancellingIsNoticed() {
    Setup setup = Setup.of(0, 1, 100_000, 1);
    AtomicInteger asked = new AtomicInteger();
    Timing forever = new Timing(0, 0, Long.MAX_VALUE / 2, 0, false);
    Workload workload = Workload.of("w", job("j", 1, 1, forever, RANDOM_READ));
    assertThrows(
        CancellationException.class,
        () ->
            CaseRunner.run(
                setup.factory(),
                List.of(new AssignedWorkload(workload, "test")),
                RunSettings.DEFAULT,
                () -> asked.incrementAndGet() == 5));
  }

  @Test
  void aRegionThatDoesNotFitIsTheUsersFault() {
    Setup setup = Setup.of(0, 1, 100_000, 1).withTargets(1, 100);
    List<Job> jobs = new ArrayList<>();
    jobs.add(
        job(
            "far",
            1,
            1,
            Timing.BENCH,
            RANDOM_READ,
            Pacing.NONE,
            new Region(512 * 99, 0, 0, 0, 0, false)));
    jobs.add(job("large", 1, 1, Timing.BENCH, new AccessLine(1, 1 << 20, 1 << 20, 1, 1, 512)));
    FaultsException thrown =
        assertThrows(
            FaultsException.class, () -> run(setup, RunSettings.DEFAULT, jobs.toArray(new Job[0])));
    assertEquals(2, thrown.faults().size());
    assertTrue(thrown.getMessage().contains("job \"far\""));
  }
}
