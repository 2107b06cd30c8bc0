package org.raidbench.core.run;

import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Timing;

/** When one job is measured and when it ends: what its own timing and the bench's settings say. */
final class JobSchedule {
  /** Not known yet, or never by the clock. */
  static final long NEVER = Long.MAX_VALUE;

  private final boolean waitsForWarmUp;
  private final boolean endsByItself;
  private final long runNanos;
  private final long startNanos;
  private long measureAtNanos;
  private long endAtNanos = NEVER;
  private boolean begun;
  private boolean over;

  JobSchedule(Job job, RunSettings settings, long nowNanos) {
    Timing timing = job.timing();
    startNanos = nowNanos + timing.startDelayNanos();
    endsByItself = job.endsByItself();
    long run = timing.runNanos() > 0 || endsByItself ? timing.runNanos() : settings.runNanos();
    long ramp = timing.rampNanos() >= 0 ? timing.rampNanos() : settings.rampNanos();
    if (job.source() != null || (ramp < 0 && endsByItself && run == 0)) {
      ramp = 0; // all of its bytes are what it is asked for
    }
    runNanos = run;
    waitsForWarmUp = ramp < 0;
    measureAtNanos = waitsForWarmUp ? NEVER : startNanos + ramp;
  }

  boolean waitsForWarmUp() {
    return waitsForWarmUp;
  }

  /** Whether nothing but the bench, or the other jobs' ends, ends it. */
  boolean open() {
    return runNanos == 0 && !endsByItself;
  }

  long startNanos() {
    return startNanos;
  }

  boolean measuring() {
    return begun && !over;
  }

  boolean over() {
    return over;
  }

  /** The next instant at which something about it changes by the clock. */
  long nextNanos() {
    if (over) {
      return NEVER;
    }
    return begun ? endAtNanos : measureAtNanos;
  }

  boolean dueToBegin(long nowNanos) {
    return !begun && !over && nowNanos >= measureAtNanos;
  }

  boolean dueToEnd(long nowNanos) {
    return measuring() && nowNanos >= endAtNanos;
  }

  void begin(long nowNanos) {
    begun = true;
    endAtNanos = runNanos > 0 ? nowNanos + runNanos : NEVER;
  }

  void warmedUp(long nowNanos) {
    if (waitsForWarmUp && !begun && !over) {
      measureAtNanos = nowNanos;
    }
  }

  void end() {
    over = true;
  }
}
