package org.raidbench.api.protection;

/** A battery or supercapacitor at work. Called from the simulation's thread. */
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

  /** Fails for good; {@link #ready} is false from here on. */
  void fail();

  /** Begins a learn cycle now, if it has such; {@link #ready} returns when it has ended. */
  void learn();

  /**
   * The state, for people.
   *
   * @return one line: {@code charged, next learn cycle in 30 d}
   */
  String state();
}
