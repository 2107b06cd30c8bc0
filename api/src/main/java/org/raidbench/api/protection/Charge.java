package org.raidbench.api.protection;

import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** What a protection holds, which rises in proportion to time until it is full. */
final class Charge {
  private static final long NEVER = Long.MAX_VALUE;

  private final Context context;
  private final Runnable sufficing;
  private final boolean reported;
  private final double readyShare;
  private final long chargeNanos;

  private double knownShare = 1;
  private long knownAtNanos;
  private long readyAtNanos;

  /** Tells the instant that is still wanted from those that something has overtaken. */
  private long settings;

  /**
   * Makes it full.
   *
   * @param context the clock
   * @param spec its figures
   * @param sufficing run when it has risen so far that it suffices
   */
  Charge(Context context, Spec spec, Runnable sufficing) {
    this.context = context;
    this.sufficing = sufficing;
    this.reported =
        !spec.has(ProtectionKeys.REPORTS_CHARGE) || spec.flag(ProtectionKeys.REPORTS_CHARGE);
    this.readyShare =
        spec.has(ProtectionKeys.READY_CHARGE) ? spec.real(ProtectionKeys.READY_CHARGE) : 1;
    this.chargeNanos = spec.whole(ProtectionKeys.CHARGE_TIME, 0);
    knownAtNanos = context.nowNanos();
    readyAtNanos = knownAtNanos;
  }

  /** Whether the controller is told of it. */
  boolean reported() {
    return reported;
  }

  /** From empty to full; 0 if nobody says. */
  long chargeNanos() {
    return chargeNanos;
  }

  /** Whether it suffices, as far as the controller is told. */
  boolean suffices() {
    return !reported || context.nowNanos() >= readyAtNanos;
  }

  /** From 0 to 1. */
  double share() {
    if (chargeNanos == 0) {
      return knownShare;
    }
    double risen = (double) (context.nowNanos() - knownAtNanos) / chargeNanos;
    return Math.min(1, knownShare + risen);
  }

  /** Sets it; it goes on rising from there. */
  void set(double share) {
    knownShare = share;
    knownAtNanos = context.nowNanos();
    readyAtNanos = knownAtNanos;
    settings++;
    if (share < readyShare) {
      readyAtNanos = NEVER;
      if (chargeNanos > 0) {
        readyAtNanos = knownAtNanos + (long) StrictMath.ceil((readyShare - share) * chargeNanos);
        context.at(readyAtNanos, this::risen, settings);
      }
    }
  }

  private void risen(long setting) {
    if (setting == settings) {
      sufficing.run();
    }
  }
}
