package org.raidbench.core.measure;

import org.raidbench.api.result.Traffic;

/** Counts I/Os of one kind. */
public final class TrafficMeter {
  private static final double NANOS_PER_SECOND = 1e9;

  private final LatencyRecorder latencies = new LatencyRecorder();
  private long bytes;

  /** Has counted nothing. */
  public TrafficMeter() {}

  /**
   * Counts one I/O.
   *
   * @param moved bytes it moved
   * @param latencyNanos how long it took
   */
  public void record(long moved, long latencyNanos) {
    bytes += moved;
    latencies.record(latencyNanos);
  }

  /**
   * Adds what another one has counted.
   *
   * @param other the other one, which stays as it is
   */
  public void add(TrafficMeter other) {
    bytes += other.bytes;
    latencies.add(other.latencies);
  }

  /**
   * Bytes moved.
   *
   * @return bytes
   */
  public long bytes() {
    return bytes;
  }

  /**
   * Latencies.
   *
   * @return what records them
   */
  public LatencyRecorder latencies() {
    return latencies;
  }

  /**
   * The traffic.
   *
   * @param intervalNanos time it was counted for; 0 only if nothing was
   * @return a snapshot
   */
  public Traffic traffic(long intervalNanos) {
    double seconds = Math.max(1, intervalNanos) / NANOS_PER_SECOND;
    long ios = latencies.count();
    return new Traffic(ios, bytes, ios / seconds, bytes / seconds, latencies.latency());
  }
}
