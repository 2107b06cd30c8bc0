package org.raidbench.core.array;

import java.util.Arrays;

/**
 * Divides the time of host requests among the stages of their path, without gap or overlap: each
 * charge covers the time since the one before.
 *
 * <p>A request has an account, numbered by the caller. What is done in the background has none.
 */
public final class StageClock {
  /** The account of what no host request waits for. */
  public static final int NONE = -1;

  private final long[] nanos;
  private final long[] chargedUntilNanos;
  private final long[] totalNanos = new long[Stage.count()];

  /**
   * Makes a clock.
   *
   * @param accounts how many accounts there are
   */
  public StageClock(int accounts) {
    nanos = new long[accounts * Stage.count()];
    chargedUntilNanos = new long[accounts];
  }

  /**
   * Begins a request's time.
   *
   * @param account its account
   * @param nowNanos the instant
   */
  public void open(int account, long nowNanos) {
    chargedUntilNanos[account] = nowNanos;
    int from = account * Stage.count();
    Arrays.fill(nanos, from, from + Stage.count(), 0);
  }

  /**
   * Charges a stage with the time that has not been charged yet.
   *
   * @param account the account, or {@link #NONE}
   * @param stage the stage
   * @param untilNanos up to when; nothing is charged if that has been charged already
   */
  public void charge(int account, Stage stage, long untilNanos) {
    if (account == NONE) {
      return;
    }
    long passed = untilNanos - chargedUntilNanos[account];
    if (passed > 0) {
      nanos[account * Stage.count() + stage.ordinal()] += passed;
      chargedUntilNanos[account] = untilNanos;
    }
  }

  /**
   * Adds a completed request's time to the totals.
   *
   * @param account its account
   */
  public void close(int account) {
    int from = account * Stage.count();
    for (int stage = 0; stage < totalNanos.length; stage++) {
      totalNanos[stage] += nanos[from + stage];
    }
  }

  /**
   * Time of completed requests spent in a stage.
   *
   * @param stage the stage's ordinal
   * @return nanoseconds, all added up
   */
  public long totalNanos(int stage) {
    return totalNanos[stage];
  }
}
