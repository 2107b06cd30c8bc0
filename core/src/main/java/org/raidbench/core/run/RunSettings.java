package org.raidbench.core.run;

/**
 * How long to run. What a job's own {@link org.raidbench.api.workload.Timing} says goes before.
 *
 * @param rampNanos time before the measured interval; negative to find the end of the warm-up
 * @param runNanos length of the measured interval; 0 to go on until the result is sure
 * @param halfWidthShare half width of the confidence interval at which it is sure, as a share of
 *     the mean
 * @param level confidence level
 * @param atMostNanos simulated time after which a stage that is not sure ends all the same, warm-up
 *     included
 * @param atMostIos I/Os after which it does, warm-up included
 * @param seed from which all random streams derive
 * @param leastNanos measured time before which no result is sure, however narrow its interval
 */
public record RunSettings(
    long rampNanos,
    long runNanos,
    double halfWidthShare,
    double level,
    long atMostNanos,
    long atMostIos,
    long seed,
    long leastNanos) {
  /**
   * Warm-up found, then until ±1 % at 95 %, at most ten minutes or 800,000 I/Os, seed 1. The bound
   * on I/Os keeps a case of fast disks to about a second of computing.
   */
  public static final RunSettings DEFAULT =
      new RunSettings(-1, 0, 0.01, 0.95, 600_000_000_000L, 800_000, 1, 0);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if one is left
   */
  public RunSettings {
    if (runNanos < 0
        || !(halfWidthShare > 0 && halfWidthShare < 1)
        || !(level > 0 && level < 1)
        || atMostNanos <= 0
        || atMostIos <= 0
        || leastNanos < 0) {
      throw new IllegalArgumentException(
          "run settings out of range: run %d ns, width %s, level %s, at most %d ns, %d I/Os"
              .formatted(runNanos, halfWidthShare, level, atMostNanos, atMostIos));
    }
  }

  /**
   * Settings with nothing that has to be waited for.
   *
   * @param rampNanos time before the measured interval; negative to find the end of the warm-up
   * @param runNanos length of the measured interval; 0 to go on until the result is sure
   * @param halfWidthShare half width of the confidence interval at which it is sure
   * @param level confidence level
   * @param atMostNanos simulated time after which a stage ends all the same
   * @param atMostIos I/Os after which it does
   * @param seed from which all random streams derive
   */
  public RunSettings(
      long rampNanos,
      long runNanos,
      double halfWidthShare,
      double level,
      long atMostNanos,
      long atMostIos,
      long seed) {
    this(rampNanos, runNanos, halfWidthShare, level, atMostNanos, atMostIos, seed, 0);
  }

  /**
   * The same with another seed.
   *
   * @param newSeed the seed
   * @return the settings
   */
  public RunSettings withSeed(long newSeed) {
    return new RunSettings(
        rampNanos, runNanos, halfWidthShare, level, atMostNanos, atMostIos, newSeed, leastNanos);
  }
}
