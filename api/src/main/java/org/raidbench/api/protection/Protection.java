package org.raidbench.api.protection;

import org.raidbench.api.stability.Evolving;

/** A battery or supercapacitor at work. Called from the simulation's thread. */
@Evolving
public interface Protection {
  /**
   * Whether the cache would be kept if the power failed now.
   *
   * @return true if charged, working, and not in a learn cycle
   */
  boolean ready();

  /**
   * Whether the cache is still there after a power failure that begins now.
   *
   * @param outageNanos how long the power is away
   * @return true if it is kept
   */
  boolean survives(long outageNanos);

  /** Fails; {@link #ready} is false from here on, until {@link #restore}. */
  void fail();

  /**
   * Works again after {@link #fail}, as one that has been fitted in its stead: its life and its
   * learn period begin anew, with the charge there was. Does nothing unless it has failed.
   */
  void restore();

  /**
   * Sets what it holds now; it goes on charging from there. Only one that reports its charge tells
   * by {@link #ready} whether that suffices.
   *
   * @param share from 0 to 1 of its full charge
   * @throws IllegalArgumentException if the share is outside that range
   */
  void setCharge(double share);

  /** Begins a learn cycle now, if it has such; {@link #ready} returns when it has ended. */
  void learn();

  /**
   * The state, for people.
   *
   * @return one line: {@code charged, next learn cycle in 30 d}
   */
  String state();
}
