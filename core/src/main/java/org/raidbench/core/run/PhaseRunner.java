package org.raidbench.core.run;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.raidbench.api.result.Confidence;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.kernel.StationUse;
import org.raidbench.core.load.AssignedJob;
import org.raidbench.core.load.LoadGenerator;
import org.raidbench.core.measure.BatchMeans;
import org.raidbench.core.measure.ImpossibleResultException;
import org.raidbench.core.measure.JobMeter;
import org.raidbench.core.measure.StationShare;
import org.raidbench.core.measure.WarmUp;

/**
 * Runs one stage: jobs that begin together. Between two looks the simulation runs undisturbed; a
 * look is due when a job's clock says so, when a job has ended, and every so many completions.
 */
final class PhaseRunner {
  /** How many completions may pass before the user's wish to stop is noticed. */
  private static final long COMPLETIONS_PER_LOOK = 50_000;

  /** Batches a queue's worth of requests is cut into: short ones, which are joined as need be. */
  private static final int BATCHES_PER_DEPTH = 16;

  private static final int BATCH_MIN = 16;

  /** Percentiles and the interval mean little on fewer I/Os. */
  private static final long MEASURED_IOS_MIN = 10_000;

  /** Every slot of the queue is to have been used a few times. */
  private static final int ROUNDS_MIN = 4;

  private final Simulation simulation;
  private final LoadGenerator generator;
  private final PhaseRecorder recorder;
  private final List<AssignedJob> jobs;
  private final RunSettings settings;
  private final BooleanSupplier cancelled;
  private final JobSchedule[] schedules;
  private final JobMeter[] meters;
  private final int depth;
  private final long phaseBeganNanos;

  private boolean warmingUp;
  private boolean warmedUp = true;
  private boolean intervalBegun;
  private long intervalBeganNanos;
  private long completionsBefore;
  private long nextLook;
  private List<StationUse> stationsBefore = List.of();
  private List<StationUse> poolsBefore = List.of();
  private long[] stagesBefore = new long[0];

  PhaseRunner(
      Simulation simulation,
      LoadGenerator generator,
      PhaseRecorder recorder,
      List<AssignedJob> jobs,
      RunSettings settings,
      BooleanSupplier cancelled) {
    this.simulation = simulation;
    this.generator = generator;
    this.recorder = recorder;
    this.jobs = jobs;
    this.settings = settings;
    this.cancelled = cancelled;
    drain();
    phaseBeganNanos = simulation.nowNanos();
    schedules =
        jobs.stream()
            .map(job -> new JobSchedule(job.job().timing(), settings, phaseBeganNanos))
            .toArray(JobSchedule[]::new);
    meters = jobs.stream().map(job -> new JobMeter(job.name())).toArray(JobMeter[]::new);
    depth = jobs.stream().mapToInt(AssignedJob::requestsMax).sum();
  }

  PhaseResult run() {
    warmingUp = Arrays.stream(schedules).anyMatch(JobSchedule::waitsForWarmUp);
    long perBatch = Math.max(BATCH_MIN, depth / BATCHES_PER_DEPTH);
    recorder.begin(meters, generator.system()::dirtyBytes, warmingUp, perBatch);
    nextLook = perBatch * WarmUp.BATCHES_MIN;
    generator.begin(jobs);
    while (true) {
      keepClocks();
      judge();
      if (Arrays.stream(schedules).allMatch(JobSchedule::over)) {
        return result();
      }
      advance();
    }
  }

  /** Lets the requests of the phase before complete. */
  private void drain() {
    while (generator.inFlight() > 0) {
      if (!simulation.step()) {
        throw lost();
      }
    }
  }

  private void advance() {
    if (cancelled.getAsBoolean()) {
      throw new CancellationException("the run was cancelled");
    }
    long until = JobSchedule.NEVER;
    for (JobSchedule schedule : schedules) {
      until = Math.min(until, schedule.nextNanos());
    }
    if (warmingUp) {
      until = Math.min(until, phaseBeganNanos + settings.atMostNanos() / 2);
    } else if (endsWhenSure()) {
      until = Math.min(until, phaseBeganNanos + settings.atMostNanos());
    }
    if (!simulation.hasEvents() && (generator.inFlight() > 0 || until == JobSchedule.NEVER)) {
      throw lost();
    }
    long lookAt = recorder.completions() + COMPLETIONS_PER_LOOK;
    if (warmingUp) {
      lookAt = Math.min(lookAt, Math.min(nextLook, settings.atMostIos() / 2));
    } else if (endsWhenSure()) {
      lookAt = Math.min(lookAt, Math.min(nextLook, settings.atMostIos()));
    }
    recorder.lookAt(lookAt);
    simulation.runUntil(Math.max(until, simulation.nowNanos()));
  }

  /** Begins and ends what is due by the clock or has ended of itself. */
  private void keepClocks() {
    long nowNanos = simulation.nowNanos();
    for (int job = 0; job < schedules.length; job++) {
      JobSchedule schedule = schedules[job];
      if (schedule.dueToBegin(nowNanos)) {
        begin(job);
      }
      if (schedule.dueToEnd(nowNanos) || recorder.hasEnded(job)) {
        end(job);
      }
    }
    boolean onlyOpen = true;
    boolean anyOther = false;
    for (JobSchedule schedule : schedules) {
      onlyOpen &= schedule.over() || schedule.open();
      anyOther |= !schedule.open();
    }
    if (anyOther && onlyOpen) { // the others have ended: there is nothing left to go along with
      endAll();
    }
  }

  /** Whether the bench ends the phase, once it is sure. */
  private boolean endsWhenSure() {
    return Arrays.stream(schedules).allMatch(JobSchedule::open);
  }

  /** Looks whether the warm-up is over or the result is sure. */
  private void judge() {
    long nowNanos = simulation.nowNanos();
    long ios = recorder.completions();
    if (warmingUp) {
      boolean tooLong =
          ios >= settings.atMostIos() / 2
              || nowNanos - phaseBeganNanos >= settings.atMostNanos() / 2;
      if (tooLong
          || (ios >= nextLook && allStarted(nowNanos) && WarmUp.isOver(recorder.batches()))) {
        warmedUp = WarmUp.isOver(recorder.batches());
        warmingUp = false;
        for (JobSchedule schedule : schedules) {
          schedule.warmedUp(nowNanos);
        }
        keepClocks();
        nextLook = ios + Math.max(MEASURED_IOS_MIN, (long) ROUNDS_MIN * depth);
      } else if (ios >= nextLook) {
        nextLook += nextLook / 4;
      }
    } else if (endsWhenSure() && intervalBegun) {
      boolean tooLong =
          ios >= settings.atMostIos() || nowNanos - phaseBeganNanos >= settings.atMostNanos();
      boolean allMeasuring = Arrays.stream(schedules).allMatch(JobSchedule::measuring);
      if (tooLong || (ios >= nextLook && allMeasuring && confidence().settled())) {
        endAll();
      } else if (ios >= nextLook) {
        nextLook += Math.max(1, (nextLook - completionsBefore) / 4);
      }
    }
  }

  private boolean allStarted(long nowNanos) {
    return Arrays.stream(schedules).allMatch(schedule -> schedule.startNanos() <= nowNanos);
  }

  private void begin(int job) {
    long nowNanos = simulation.nowNanos();
    if (!intervalBegun) {
      intervalBegun = true;
      intervalBeganNanos = nowNanos;
      completionsBefore = recorder.completions();
      stationsBefore = simulation.stations();
      poolsBefore = simulation.slotPools();
      stagesBefore = stageNanos();
      recorder.beginInterval();
      if (!warmingUp) {
        nextLook =
            Math.max(
                nextLook,
                completionsBefore + Math.max(MEASURED_IOS_MIN, (long) ROUNDS_MIN * depth));
      }
    }
    schedules[job].begin(nowNanos);
    meters[job].begin(nowNanos, generator.agesNanos(job));
  }

  private void end(int job) {
    if (!schedules[job].over()) {
      if (meters[job].measuring()) {
        meters[job].end(simulation.nowNanos(), generator.agesNanos(job));
        checkNoneIsLost(job);
      }
      schedules[job].end();
      generator.stop(job);
    }
  }

  /**
   * A request that has been out for half of the interval, and far longer than any other, is lost.
   */
  private void checkNoneIsLost(int job) {
    long oldest = generator.oldestNanos(job);
    long longest =
        Math.max(
            meters[job].reads().latencies().maxNanos(),
            meters[job].writes().latencies().maxNanos());
    if (oldest > meters[job].intervalNanos() / 2 && longest > 0 && oldest / 100 > longest) {
      throw new ImpossibleResultException(
          "a request of job \"%s\" has not been completed for %d ns, others took at most %d ns"
              .formatted(jobs.get(job).name(), oldest, longest));
    }
  }

  private void endAll() {
    for (int job = 0; job < schedules.length; job++) {
      end(job);
    }
  }

  private Confidence confidence() {
    Confidence confidence =
        BatchMeans.of(recorder.batches(), settings.level(), settings.halfWidthShare());
    return new Confidence(
        confidence.level(),
        confidence.halfWidthShare(),
        confidence.settled() && warmedUp,
        confidence.batches());
  }

  private PhaseResult result() {
    long nowNanos = simulation.nowNanos();
    if (!intervalBegun) { // every job ended before it was to be measured
      intervalBeganNanos = nowNanos;
      completionsBefore = recorder.completions();
      stationsBefore = simulation.stations();
      poolsBefore = simulation.slotPools();
      stagesBefore = stageNanos();
      recorder.beginInterval();
    }
    recorder.endInterval();
    long interval = nowNanos - intervalBeganNanos;
    long[] stages = stageNanos();
    for (int i = 0; i < stages.length; i++) {
      stages[i] -= stagesBefore[i];
    }
    PhaseResult result =
        new PhaseResult(
            jobs,
            List.of(meters),
            confidence(),
            StationShare.between(stationsBefore, simulation.stations(), interval),
            StationShare.between(poolsBefore, simulation.slotPools(), interval),
            Arrays.stream(stages).boxed().toList(),
            recorder.completions() - completionsBefore,
            recorder.series(),
            intervalBeganNanos - phaseBeganNanos,
            interval);
    result.check();
    return result;
  }

  private long[] stageNanos() {
    long[] nanos = new long[generator.system().stages().size()];
    for (int stage = 0; stage < nanos.length; stage++) {
      nanos[stage] = generator.system().stageNanos(stage);
    }
    return nanos;
  }

  private ImpossibleResultException lost() {
    return new ImpossibleResultException(
        "%d requests are in flight, but nothing is left to happen".formatted(generator.inFlight()));
  }
}
