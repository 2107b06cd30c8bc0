package org.raidbench.core.measure;

import java.util.Collections;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.raidbench.api.result.Latency;

/**
 * Records latencies: percentiles from a histogram of three significant digits, mean and deviation
 * from exact sums.
 */
public final class LatencyRecorder {
  private final Histogram histogram = new Histogram(3);
  private long count;
  private long minNanos = Long.MAX_VALUE;
  private long maxNanos;
  private long sumNanos;

  /** Deviations are summed from the first latency, so that little is lost to cancellation. */
  private long originNanos;

  private double sumOfSquares;

  /** Has recorded nothing. */
  public LatencyRecorder() {}

  /**
   * Records one latency.
   *
   * @param nanos the latency, not negative
   */
  public void record(long nanos) {
    histogram.recordValue(nanos);
    if (count++ == 0) {
      originNanos = nanos;
    }
    minNanos = Math.min(minNanos, nanos);
    maxNanos = Math.max(maxNanos, nanos);
    sumNanos += nanos;
    double fromOrigin = nanos - originNanos;
    sumOfSquares += fromOrigin * fromOrigin;
  }

  /**
   * Adds what another one has recorded.
   *
   * @param other the other one, which stays as it is
   */
  public void add(LatencyRecorder other) {
    if (other.count == 0) {
      return;
    }
    if (count == 0) {
      originNanos = other.originNanos;
    }
    histogram.add(other.histogram);
    double shift = (double) other.originNanos - originNanos;
    double otherSum = other.sumNanos - (double) other.count * other.originNanos;
    sumOfSquares += other.sumOfSquares + 2 * shift * otherSum + other.count * shift * shift;
    count += other.count;
    sumNanos += other.sumNanos;
    minNanos = Math.min(minNanos, other.minNanos);
    maxNanos = Math.max(maxNanos, other.maxNanos);
  }

  /**
   * How many have been recorded.
   *
   * @return the number
   */
  public long count() {
    return count;
  }

  /**
   * All latencies added up.
   *
   * @return nanoseconds
   */
  public long sumNanos() {
    return sumNanos;
  }

  /**
   * The longest latency.
   *
   * @return nanoseconds, 0 if there is none
   */
  public long maxNanos() {
    return maxNanos;
  }

  /**
   * The distribution.
   *
   * @return a snapshot
   */
  public Latency latency() {
    if (count == 0) {
      return new Latency(0, 0, 0, 0, 0, Collections.nCopies(Latency.LEVELS.size(), 0L));
    }
    List<Long> percentiles =
        Latency.LEVELS.stream()
            .map(level -> Math.min(maxNanos, histogram.getValueAtPercentile(level)))
            .toList();
    double mean = (double) sumNanos / count;
    double meanFromOrigin = (sumNanos - (double) count * originNanos) / count;
    double variance = sumOfSquares / count - meanFromOrigin * meanFromOrigin;
    return new Latency(
        count, minNanos, maxNanos, mean, Math.sqrt(Math.max(0, variance)), percentiles);
  }
}
