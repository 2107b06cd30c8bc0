package org.raidbench.core.expect;

import org.raidbench.api.result.Latency;
import org.raidbench.core.measure.Readings;

/** Chooses a figure of a latency. Immutable. */
public final class LatencyExpectation {
  private final ResultExpectation of;
  private final Latency latency;

  LatencyExpectation(ResultExpectation of, Latency latency) {
    this.of = of;
    this.latency = latency;
  }

  /**
   * Goes on with the mean.
   *
   * @return what can be expected of it
   */
  public DurationExpectation mean() {
    return new DurationExpectation(of, "mean latency", latency.meanNanos());
  }

  /**
   * Goes on with the median.
   *
   * @return what can be expected of it
   */
  public DurationExpectation p50() {
    return percentile(50);
  }

  /**
   * Goes on with the latency that one I/O in ten exceeds.
   *
   * @return what can be expected of it
   */
  public DurationExpectation p90() {
    return percentile(90);
  }

  /**
   * Goes on with the latency that one I/O in a hundred exceeds.
   *
   * @return what can be expected of it
   */
  public DurationExpectation p99() {
    return percentile(99);
  }

  /**
   * Goes on with the latency that a share of the I/Os does not exceed.
   *
   * @param level one of {@link Latency#LEVELS}, in percent: {@code 99.9}
   * @return what can be expected of it
   * @throws IllegalArgumentException if it is none of them
   */
  public DurationExpectation percentile(double level) {
    long nanos = latency.percentileNanos(level);
    String name = "p" + Readings.percent(level);
    return new DurationExpectation(of, name + " latency", (double) nanos);
  }

  /**
   * Goes on with the longest.
   *
   * @return what can be expected of it
   */
  public DurationExpectation max() {
    return new DurationExpectation(of, "longest latency", (double) latency.maxNanos());
  }
}
