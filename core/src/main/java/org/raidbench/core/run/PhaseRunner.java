package org.raidbench.core.run;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.Confidence;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.load.AssignedJob;
import org.raidbench.core.load.LoadGenerator;
import org.raidbench.core.measure.BatchMeans;
import org.raidbench.core.measure.ImpossibleResultException;
import org.raidbench.core.measure.JobMeter;
import org.raidbench.core.measure.WarmUp;

/**
 * Runs one stage: jobs that begin together. Between two looks the simulation runs undisturbed; a
 * look is due when a job's clock says so, when a job has ended, and every so many completions.
 */
final class PhaseRunner {
  /** Longer than a queue's bound on waiting; what has been out for longer may be lost. Assumed. */
  private static final long WAIT_NANOS_MAX = 10_000_000_000L;

  /** How many completions may pass before the user's wish to stop is noticed. */
  private static final long COMPLETIONS_PER_LOOK = 50_000;

  /** Batches a queue's worth of requests is cut into: short ones, which are joined as need be. */
  private static final int BATCHES_PER_DEPTH = 16;

  private static final int BATCH_MIN = 16;

  /** Percentiles and the interval mean little on fewer I/Os, */
  private static final long MEASURED_IOS_MIN = 10_000;

  /** unless they are large: then so many bytes will do, */
  private static final long MEASURED_BYTES_MIN = 2L << 30;

  /** but no fewer I/Os than these. */
  private static final long FIRST_LOOK_IOS = 1_000;

  /** More than this share of what was moved, and a write cache that fills makes the figure. */
  private static final double FILL_SHARE_MAX = 0.02;

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
  private long nextLook;

  /** At the beginning of the measured interval; null before. */
  private @Nullable Snapshot before;

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
            .map(job -> new JobSchedule(job.job(), settings, phaseBeganNanos))
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
        nextLook = ios + Math.max(FIRST_LOOK_IOS, (long) ROUNDS_MIN * depth);
      } else if (ios >= nextLook) {
        nextLook += nextLook / 4;
      }
    } else if (endsWhenSure() && before != null) {
      long measured = ios - before.completions();
      boolean tooLong =
          ios >= settings.atMostIos() || nowNanos - phaseBeganNanos >= settings.atMostNanos();
      boolean allMeasuring = Arrays.stream(schedules).allMatch(JobSchedule::measuring);
      if (tooLong
          || (ios >= nextLook
              && allMeasuring
              && enough(measured)
              && longEnough(nowNanos)
              && confidence().settled())) {
        endAll();
      } else if (ios >= nextLook) {
        nextLook += Math.max(1, measured / 4);
      }
    }
  }

  private boolean enough(long measured) {
    return measured >= MEASURED_IOS_MIN || recorder.series().bytes() >= MEASURED_BYTES_MIN;
  }

  private boolean longEnough(long nowNanos) {
    return before != null && nowNanos - before.nowNanos() >= settings.leastNanos();
  }

  private boolean allStarted(long nowNanos) {
    return Arrays.stream(schedules).allMatch(schedule -> schedule.startNanos() <= nowNanos);
  }

  private void begin(int job) {
    long nowNanos = simulation.nowNanos();
    if (before == null) {
      before = beginInterval();
      if (!warmingUp) {
        nextLook =
            Math.max(
                nextLook,
                before.completions() + Math.max(FIRST_LOOK_IOS, (long) ROUNDS_MIN * depth));
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
   * A request that has been out for half of the interval, far longer than any other, and longer
   * than a queue makes any wait, is lost. Reads behind a cache that is destaged wait for seconds.
   */
  private void checkNoneIsLost(int job) {
    long oldest = generator.oldestNanos(job);
    long longest =
        Math.max(
            meters[job].reads().latencies().maxNanos(),
            meters[job].writes().latencies().maxNanos());
    boolean starved = oldest > meters[job].intervalNanos() / 2 && oldest > WAIT_NANOS_MAX;
    if (starved && longest > 0 && oldest / 100 > longest) {
      generator.system().blameDisk(oldest / 2);
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
    if (jobs.stream().allMatch(job -> job.job().source() != null)) {
      // All of the work has been measured: there is nothing to conclude from a part.
      return new Confidence(settings.level(), 0, true, 0);
    }
    Confidence confidence =
        BatchMeans.of(recorder.batches(), settings.level(), settings.halfWidthShare());
    return new Confidence(
        confidence.level(),
        confidence.halfWidthShare(),
        (!endsWhenSure() || confidence.settled()) && warmedUp && isLevel(),
        confidence.batches());
  }

  /**
   * Whether what was moved in an interval of a given length was moved to the disks or from them,
   * and not into a cache that goes on filling: that throughput would not last.
   */
  private boolean isLevel() {
    if (before == null || endsWhenSure()) {
      return true;
    }
    long filled = generator.system().dirtyBytes() - before.dirtyBytes();
    return filled <= FILL_SHARE_MAX * recorder.series().bytes();
  }

  private Snapshot beginInterval() {
    recorder.beginInterval();
    return snapshot();
  }

  private Snapshot snapshot() {
    return Snapshot.take(simulation, generator.system(), recorder.completions());
  }

  private PhaseResult result() {
    // Null if every job ended before it was to be measured: then the interval is empty.
    Snapshot began = before == null ? beginInterval() : before;
    Snapshot ended = snapshot();
    recorder.endInterval();
    PhaseResult result =
        new PhaseResult(
            jobs,
            List.of(meters),
            confidence(),
            ended.stationsSince(began),
            ended.poolsSince(began),
            ended.stageNanosSince(began),
            ended.ssdsSince(began),
            ended.ssdPoolsSince(began),
            ended.completions() - began.completions(),
            recorder.series(),
            began.nowNanos() - phaseBeganNanos,
            ended.nanosSince(began));
    result.check();
    return result;
  }

  private RuntimeException lost() {
    generator.system().blameDisk(0);
    return new ImpossibleResultException(
        "%d requests are in flight, but nothing is left to happen".formatted(generator.inFlight()));
  }
}
