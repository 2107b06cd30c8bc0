package org.raidbench.api.protection;

import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** A protection whose behaviour is its figures: retention, learn cycles and charging. */
final class SpecProtection implements Protection {
  private static final long NEVER = Long.MAX_VALUE;
  private static final long NANOS_PER_HOUR = 3_600_000_000_000L;

  private final Context context;
  private final Runnable changed;
  private final long retentionNanos;
  private final long learnPeriodNanos;
  private final long learnNanos;
  private final long chargeNanos;
  private long nextLearnNanos;
  private boolean learning;
  private boolean failed;

  SpecProtection(Context context, Spec spec, Runnable changed) {
    this.context = context;
    this.changed = changed;
    this.retentionNanos = spec.whole(ProtectionKeys.RETENTION, NEVER);
    this.learnPeriodNanos = spec.whole(ProtectionKeys.LEARN_PERIOD, NEVER);
    this.learnNanos = spec.whole(ProtectionKeys.LEARN_TIME, 0);
    this.chargeNanos = spec.whole(ProtectionKeys.CHARGE_TIME, 0);
    this.nextLearnNanos = NEVER;
    planLearning();
  }

  private void planLearning() {
    if (learnPeriodNanos != NEVER && learnNanos > 0) {
      nextLearnNanos = context.nowNanos() + learnPeriodNanos;
      context.at(nextLearnNanos, this::learnIfDue, nextLearnNanos);
    }
  }

  /** Not if a cycle begun by hand has put the next one off. */
  private void learnIfDue(long dueNanos) {
    if (dueNanos == nextLearnNanos) {
      learn();
    }
  }

  @Override
  public boolean ready() {
    return !failed && !learning;
  }

  @Override
  public boolean survives(long outageNanos) {
    return ready() && outageNanos <= retentionNanos;
  }

  @Override
  public void fail() {
    if (failed) {
      return;
    }
    boolean wasReady = ready();
    failed = true;
    context.log("protection-failed", state());
    if (wasReady) {
      changed.run();
    }
  }

  @Override
  public void learn() {
    if (failed || learning || learnNanos == 0) {
      return;
    }
    learning = true;
    nextLearnNanos = NEVER;
    context.log("learn-cycle-begun", state());
    // It ends empty: the charging that follows belongs to the time without protection.
    context.at(context.nowNanos() + learnNanos + chargeNanos, token -> learned(), 0);
    changed.run();
  }

  private void learned() {
    learning = false;
    planLearning();
    if (!failed) {
      context.log("learn-cycle-ended", state());
      changed.run();
    }
  }

  @Override
  public String state() {
    if (failed) {
      return "failed";
    }
    if (learning) {
      return "in a learn cycle";
    }
    if (nextLearnNanos == NEVER) {
      return "charged";
    }
    long hours = (nextLearnNanos - context.nowNanos()) / NANOS_PER_HOUR;
    return "charged, next learn cycle in " + (hours < 48 ? hours + " h" : hours / 24 + " d");
  }
}
