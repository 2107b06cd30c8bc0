package org.raidbench.api.sim;

import org.raidbench.api.stability.Stable;

/**
 * Turns bytes into nanoseconds at a fixed rate without losing the remainders, so that a long run of
 * small transfers takes exactly as long as its bytes do.
 */
@Stable
public final class RateTimer {
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final long bytesPerSecond;
  private long remainder;

  // The last size and what dividing it gave: sizes repeat, and a division is what this costs.
  private long sizeBytes;
  private long sizeNanos;
  private long sizeRemainder;

  /**
   * Makes a timer.
   *
   * @param bytesPerSecond the rate, at least one
   * @throws IllegalArgumentException if the rate is not positive
   */
  public RateTimer(long bytesPerSecond) {
    if (bytesPerSecond <= 0) {
      throw new IllegalArgumentException("rate must be positive: " + bytesPerSecond);
    }
    this.bytesPerSecond = bytesPerSecond;
  }

  /**
   * The time the next transfer takes.
   *
   * @param bytes its size, from 0 to 8 GiB
   * @return nanoseconds, rounded down, the rest carried to the next call
   */
  public long nanos(long bytes) {
    if (bytes != sizeBytes) {
      sizeBytes = bytes;
      sizeNanos = bytes * NANOS_PER_SECOND / bytesPerSecond;
      sizeRemainder = bytes * NANOS_PER_SECOND - sizeNanos * bytesPerSecond;
    }
    long nanos = sizeNanos;
    remainder += sizeRemainder;
    if (remainder >= bytesPerSecond) {
      remainder -= bytesPerSecond;
      nanos++;
    }
    return nanos;
  }

  /**
   * The rate.
   *
   * @return bytes a second
   */
  public long bytesPerSecond() {
    return bytesPerSecond;
  }
}
