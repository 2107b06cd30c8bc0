package org.raidbench.core.watch;

/**
 * For how long a thread may get nowhere before anybody asks why. A call of a plug-in takes
 * microseconds in a simulation and seconds at most outside one, so the usual minute is no matter of
 * how fast a machine is; what counts is how often the thread was looked at, and nobody looks while
 * the machine sleeps or a debugger holds all threads.
 *
 * @param seconds how long; 0 for ever
 */
public record Patience(long seconds) {
  /** Seconds in a simulation; 0 for ever, and for whom a debugger holds one thread. */
  public static final String PROPERTY = "raidbench.patience";

  private static final long USUAL_SECONDS = 60;

  /** Reading a large file or composing thousands of systems is more than one call. */
  private static final int OUTSIDE = 5;

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public Patience {
    if (seconds < 0) {
      throw new IllegalArgumentException("patience is not negative: " + seconds);
    }
  }

  /**
   * With one event of a simulation.
   *
   * @return what the property says, or a minute
   */
  public static Patience inSimulation() {
    return new Patience(Math.max(0, Long.getLong(PROPERTY, USUAL_SECONDS)));
  }

  /**
   * With what is done before and after.
   *
   * @return five times as much
   */
  public static Patience outside() {
    return new Patience(OUTSIDE * inSimulation().seconds());
  }
}
