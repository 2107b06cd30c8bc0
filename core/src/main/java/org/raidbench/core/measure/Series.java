package org.raidbench.core.measure;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.result.Measurement.Sample;

/**
 * Throughput over time in equal periods. When there are too many, they are joined in pairs, so a
 * series is never longer than a chart is wide. Time stands still while it is paused.
 */
public final class Series {
  private static final int CAPACITY = 256;
  private static final double NANOS_PER_SECOND = 1e9;

  private final long[] ios = new long[CAPACITY];
  private final long[] bytes = new long[CAPACITY];
  private long periodNanos = 1_000_000;
  private int current;
  private long measuredNanos;
  private long resumedNanos;
  private long periodEndsNanos;

  /** Is empty, and paused until it is resumed. */
  public Series() {}

  /**
   * Goes on.
   *
   * @param nowNanos the instant
   */
  public void resume(long nowNanos) {
    resumedNanos = nowNanos;
    setPeriodEnd();
  }

  /**
   * Pauses.
   *
   * @param nowNanos the instant
   */
  public void pause(long nowNanos) {
    advance(nowNanos);
    measuredNanos += nowNanos - resumedNanos;
  }

  /**
   * Counts an I/O; only while not paused.
   *
   * @param nowNanos the instant
   * @param moved bytes it moved
   */
  public void record(long nowNanos, long moved) {
    if (nowNanos > periodEndsNanos) {
      advance(nowNanos);
    }
    ios[current]++;
    bytes[current] += moved;
  }

  /**
   * All that was counted.
   *
   * @return I/Os
   */
  public long ios() {
    long sum = 0;
    for (int i = 0; i <= current; i++) {
      sum += ios[i];
    }
    return sum;
  }

  /**
   * All bytes that were counted.
   *
   * @return bytes
   */
  public long bytes() {
    long sum = 0;
    for (int i = 0; i <= current; i++) {
      sum += bytes[i];
    }
    return sum;
  }

  /**
   * The whole periods; of a run shorter than one, that run. A last period that is not whole is left
   * out.
   *
   * @return samples in order
   */
  public List<Sample> samples() {
    int whole = (int) (measuredNanos / periodNanos);
    if (whole == 0) {
      return measuredNanos == 0 ? List.of() : List.of(sample(0, measuredNanos, measuredNanos));
    }
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < whole; i++) {
      samples.add(sample(i, (i + 1) * periodNanos, periodNanos));
    }
    return samples;
  }

  private Sample sample(int index, long endNanos, long lengthNanos) {
    double seconds = lengthNanos / NANOS_PER_SECOND;
    return new Sample(endNanos, ios[index] / seconds, bytes[index] / seconds);
  }

  /** Moves to the period that an instant is in; a period's end belongs to it. */
  private void advance(long nowNanos) {
    long at = measuredNanos + nowNanos - resumedNanos;
    long period = Math.max(0, at - 1) / periodNanos;
    while (period >= CAPACITY) {
      join();
      period = Math.max(0, at - 1) / periodNanos;
    }
    current = (int) period;
    setPeriodEnd();
  }

  private void join() {
    for (int i = 0; i < CAPACITY; i++) {
      boolean kept = i < CAPACITY / 2;
      ios[i] = kept ? ios[2 * i] + ios[2 * i + 1] : 0;
      bytes[i] = kept ? bytes[2 * i] + bytes[2 * i + 1] : 0;
    }
    periodNanos *= 2;
    current /= 2;
  }

  private void setPeriodEnd() {
    periodEndsNanos = resumedNanos - measuredNanos + (current + 1) * periodNanos;
  }
}
