package org.raidbench.core.iometer;

import java.util.List;
import org.raidbench.api.result.Latency;

/** IOMeter's 21 bins of latencies, filled from percentiles. */
final class LatencyBins {
  static final String HEADER =
      "0 to 50 uS,50 to 100 uS,100 to 200 uS,200 to 500 uS,0.5 to 1 mS,1 to 2 mS,2 to 5 mS,"
          + "5 to 10 mS,10 to 15 mS,15 to 20 mS,20 to 30 mS,30 to 50 mS,50 to 100 mS,"
          + "100 to 200 mS,200 to 500 mS,0.5 to 1 S,1 to 2 s,2 to 4.7 s,4.7 to 5 s,5 to 10 s,"
          + " >= 10 s";

  private static final long US = 1_000;

  /** Where each bin but the last ends. */
  private static final long[] ENDS = {
    50 * US,
    100 * US,
    200 * US,
    500 * US,
    1_000 * US,
    2_000 * US,
    5_000 * US,
    10_000 * US,
    15_000 * US,
    20_000 * US,
    30_000 * US,
    50_000 * US,
    100_000 * US,
    200_000 * US,
    500_000 * US,
    1_000_000 * US,
    2_000_000 * US,
    4_700_000 * US,
    5_000_000 * US,
    10_000_000 * US
  };

  private LatencyBins() {}

  /** How many I/Os fall into each bin; together as many as there are. */
  static long[] of(List<Latency> parts) {
    long[] bins = new long[ENDS.length + 1];
    for (Latency part : parts) {
      long below = 0;
      for (int i = 0; i < ENDS.length; i++) {
        long until = Math.max(below, StrictMath.round(share(part, ENDS[i]) * part.count()));
        bins[i] += until - below;
        below = until;
      }
      bins[ENDS.length] += part.count() - below;
    }
    return bins;
  }

  /** The share of latencies below a time, straight between the percentiles that are known. */
  private static double share(Latency latency, long nanos) {
    double at = (double) nanos;
    double max = (double) latency.maxNanos();
    if (latency.count() == 0 || nanos <= latency.minNanos()) {
      return 0;
    }
    if (at > max) {
      return 1;
    }
    double lowShare = 0;
    double low = latency.minNanos();
    for (int i = 0; i < Latency.LEVELS.size(); i++) {
      double high = latency.percentilesNanos().get(i);
      double highShare = Latency.LEVELS.get(i) / 100;
      if (at <= high) {
        return between(lowShare, low, highShare, high, at);
      }
      lowShare = highShare;
      low = high;
    }
    return between(lowShare, low, 1, max, at);
  }

  private static double between(
      double lowShare, double low, double highShare, double high, double at) {
    return high <= low ? lowShare : lowShare + (highShare - lowShare) * (at - low) / (high - low);
  }
}
