package org.raidbench.api.protection;

import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/**
 * A protection whose behaviour is its figures: retention, charge, learn cycles and its life.
 *
 * <p>Charge rises in proportion to time. A battery that reports its charge counts as ready from
 * {@link ProtectionKeys#READY_CHARGE} on; what one without a gauge holds nobody knows until the
 * power fails.
 */
final class SpecProtection implements Protection {
  private static final long NEVER = Long.MAX_VALUE;
  private static final long NANOS_PER_HOUR = 3_600_000_000_000L;

  private final Context context;
  private final Runnable changed;
  private final Charge charge;
  private final long retentionNanos;
  private final long learnPeriodNanos;
  private final long learnNanos;
  private final long lifeNanos;

  /** Tells the events that are still wanted from those that something has overtaken. */
  private long lifeEvent;

  private long learnEvent;
  private long nextLearnNanos = NEVER;
  private boolean learning;
  private boolean failed;
  private boolean wornOut;
  private boolean toldReady = true;

  SpecProtection(Context context, Spec spec, Runnable changed) {
    this.context = context;
    this.changed = changed;
    this.charge = new Charge(context, spec, () -> tell(true));
    this.retentionNanos = spec.whole(ProtectionKeys.RETENTION, NEVER);
    this.learnPeriodNanos = spec.whole(ProtectionKeys.LEARN_PERIOD, NEVER);
    this.learnNanos = spec.whole(ProtectionKeys.LEARN_TIME, 0);
    this.lifeNanos = spec.whole(ProtectionKeys.LIFE, NEVER);
    planLearning();
    beginLife(lifeNanos - Math.min(lifeNanos, spec.whole(ProtectionKeys.AGE, 0)));
  }

  private void beginLife(long leftNanos) {
    long life = ++lifeEvent;
    if (lifeNanos != NEVER) {
      context.at(context.nowNanos() + leftNanos, this::wearsOut, life);
    }
  }

  private void wearsOut(long life) {
    if (life == lifeEvent && !failed) {
      wornOut = true;
      fail();
    }
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
    return !failed && !learning && charge.suffices();
  }

  @Override
  public boolean survives(long outageNanos) {
    if (failed || learning) {
      return false;
    }
    return retentionNanos == NEVER
        ? charge.share() > 0
        : outageNanos <= StrictMath.round(retentionNanos * charge.share());
  }

  @Override
  public void fail() {
    if (failed) {
      return;
    }
    failed = true;
    context.log("protection-failed", state());
    tell(false);
  }

  @Override
  public void restore() {
    if (!failed) {
      return;
    }
    failed = false;
    wornOut = false;
    learning = false;
    learnEvent++;
    planLearning();
    beginLife(lifeNanos);
    context.log("protection-restored", state());
    charge.set(charge.share());
    tell(false);
  }

  @Override
  public void setCharge(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a charge is a share from 0 to 1, not " + share);
    }
    charge.set(share);
    tell(true);
  }

  @Override
  public void learn() {
    if (failed || learning || learnNanos == 0) {
      return;
    }
    learning = true;
    nextLearnNanos = NEVER;
    context.log("learn-cycle-begun", state());
    // It ends empty. Without a gauge, nobody knows before it is full again that it will do.
    long untilNanos =
        context.nowNanos() + learnNanos + (charge.reported() ? 0 : charge.chargeNanos());
    context.at(untilNanos, this::learned, ++learnEvent);
    tell(false);
  }

  private void learned(long event) {
    if (event != learnEvent || !learning) {
      return;
    }
    learning = false;
    planLearning();
    if (!failed) {
      charge.set(charge.reported() && charge.chargeNanos() > 0 ? 0 : 1);
      context.log("learn-cycle-ended", state());
      tell(false);
    }
  }

  /** Says that it has become ready, or is no longer, if that is so. */
  private void tell(boolean byCharge) {
    boolean ready = ready();
    if (ready != toldReady) {
      toldReady = ready;
      if (byCharge) {
        context.log(ready ? "charge-suffices" : "charge-too-low", state());
      }
      changed.run();
    }
  }

  @Override
  public String state() {
    if (failed) {
      return wornOut ? "worn out" : "failed";
    }
    if (learning) {
      return "in a learn cycle";
    }
    long percent = (long) StrictMath.floor(charge.share() * 100);
    if (percent < 100 && charge.reported()) {
      return "charged to " + percent + " %";
    }
    if (nextLearnNanos == NEVER) {
      return "charged";
    }
    long hours = (nextLearnNanos - context.nowNanos()) / NANOS_PER_HOUR;
    return "charged, next learn cycle in " + (hours < 48 ? hours + " h" : hours / 24 + " d");
  }
}
