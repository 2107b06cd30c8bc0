package org.raidbench.core.fio;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.raidbench.api.result.Latency;

/**
 * Shares of I/Os by latency, in the buckets fio has. A result keeps percentiles, so a share is
 * interpolated between the two percentiles next to the bucket's border.
 */
final class LatencyBuckets {
  private static final int[] NANOS = {2, 4, 10, 20, 50, 100, 250, 500, 750, 1000};
  private static final int[] MILLIS = {2, 4, 10, 20, 50, 100, 250, 500, 750, 1000, 2000};

  private final List<Latency> latencies;
  private double before;

  LatencyBuckets(Latency reads, Latency writes) {
    this.latencies = List.of(reads, writes);
  }

  /** Adds {@code latency_ns}, {@code latency_us} and {@code latency_ms}. */
  void write(ObjectNode job) {
    write(job.putObject("latency_ns"), NANOS, 1);
    write(job.putObject("latency_us"), NANOS, 1000);
    ObjectNode millis = job.putObject("latency_ms");
    write(millis, MILLIS, 1_000_000);
    millis.put(">=2000", Decimals.six(anyIo() ? Math.max(0, 100 - before) : 0));
  }

  private void write(ObjectNode buckets, int[] borders, long unitNanos) {
    for (int border : borders) {
      double below = percentBelow(border * unitNanos);
      buckets.put(String.valueOf(border), Decimals.six(Math.max(0, below - before)));
      before = Math.max(before, below);
    }
  }

  private boolean anyIo() {
    return latencies.stream().anyMatch(latency -> latency.count() > 0);
  }

  private double percentBelow(long nanos) {
    double sum = 0;
    long count = 0;
    for (Latency latency : latencies) {
      sum += latency.count() * percentBelow(latency, nanos);
      count += latency.count();
    }
    return count == 0 ? 0 : sum / count;
  }

  private static double percentBelow(Latency latency, long nanos) {
    if (latency.count() == 0 || nanos <= latency.minNanos()) {
      return 0;
    }
    if (nanos > latency.maxNanos()) {
      return 100;
    }
    double level = 0;
    long at = latency.minNanos();
    for (int i = 0; i <= Latency.LEVELS.size(); i++) {
      boolean last = i == Latency.LEVELS.size();
      double nextLevel = last ? 100 : Latency.LEVELS.get(i);
      long next = last ? latency.maxNanos() : latency.percentilesNanos().get(i);
      if (next >= nanos) {
        return level + (nextLevel - level) * (nanos - at) / Math.max(1, next - at);
      }
      level = nextLevel;
      at = next;
    }
    return 100;
  }
}
