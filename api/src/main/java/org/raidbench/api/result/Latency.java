package org.raidbench.api.result;

import java.util.List;
import org.raidbench.api.stability.Evolving;

/**
 * A distribution of latencies. Percentiles are exact to 0.1 %.
 *
 * @param count how many I/Os; all else is 0 if there was none
 * @param minNanos the shortest
 * @param maxNanos the longest
 * @param meanNanos the mean
 * @param deviationNanos the standard deviation
 * @param percentilesNanos latency at each of {@link #LEVELS}
 */
@Evolving
public record Latency(
    long count,
    long minNanos,
    long maxNanos,
    double meanNanos,
    double deviationNanos,
    List<Long> percentilesNanos) {
  /** The levels at which percentiles are kept, ascending, in percent. */
  public static final List<Double> LEVELS =
      List.of(
          1.0, 5.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0, 90.0, 95.0, 99.0, 99.5, 99.9,
          99.95, 99.99);

  /**
   * Copies the percentiles.
   *
   * @throws IllegalArgumentException if their number is not that of {@link #LEVELS}
   */
  public Latency {
    percentilesNanos = List.copyOf(percentilesNanos);
    if (percentilesNanos.size() != LEVELS.size()) {
      throw new IllegalArgumentException("expected " + LEVELS.size() + " percentiles");
    }
  }

  /**
   * One percentile.
   *
   * @param level one of {@link #LEVELS}
   * @return nanoseconds
   * @throws IllegalArgumentException if it is none of them
   */
  public long percentileNanos(double level) {
    int at = LEVELS.indexOf(level);
    if (at < 0) {
      throw new IllegalArgumentException("no percentile is kept at " + level);
    }
    return percentilesNanos.get(at);
  }
}
