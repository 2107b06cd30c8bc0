package org.raidbench.core.kernel;

import java.util.Arrays;

/**
 * What has been booked ahead on a station: when each server will be free, and the gaps in which a
 * server will idle because the next job arrives later than it could begin.
 *
 * <p>Work still to come after an instant is what lies before the servers' free times, less the
 * gaps; jobs themselves need not be remembered.
 */
final class Bookings {
  /** A binary heap: the server that is free first is at the root. */
  private final long[] freeNanos;

  private long[] gaps = new long[2 * 8];
  private int firstGap;
  private int gapCount;
  private long lastArrivalNanos;
  private long bookedNanos;
  private long lagNanos;

  Bookings(int servers) {
    freeNanos = new long[servers];
  }

  long book(long nowNanos, long arrivalNanos, long serviceNanos) {
    if (arrivalNanos < lastArrivalNanos) {
      throw new IllegalArgumentException(
          "a job that arrives at %d ns is booked after one that arrives at %d ns"
              .formatted(arrivalNanos, lastArrivalNanos));
    }
    lastArrivalNanos = arrivalNanos;
    long free = freeNanos[0];
    long start = arrivalNanos;
    if (free >= arrivalNanos) {
      start = free;
    } else if (arrivalNanos > nowNanos) {
      dropPastGaps(nowNanos);
      addGap(free, arrivalNanos);
    }
    lagNanos = Math.max(lagNanos, nowNanos - start);
    long end = start + serviceNanos;
    replaceFirst(end);
    bookedNanos += serviceNanos;
    return end;
  }

  /** How long after it had begun, at most, a job was booked. */
  long lagNanos() {
    return lagNanos;
  }

  /** Time all servers together have worked up to an instant not before the last booking. */
  long workedNanos(long nowNanos) {
    long toCome = 0;
    for (long free : freeNanos) {
      toCome += Math.max(0, free - nowNanos);
    }
    for (int i = 0; i < gapCount; i++) {
      int at = 2 * ((firstGap + i) & (gaps.length / 2 - 1));
      toCome -= Math.max(0, gaps[at + 1] - Math.max(gaps[at], nowNanos));
    }
    return bookedNanos - toCome;
  }

  /** Gaps end when their jobs arrive, so they end in the order in which they were booked. */
  private void dropPastGaps(long nowNanos) {
    while (gapCount > 0 && gaps[2 * firstGap + 1] <= nowNanos) {
      firstGap = (firstGap + 1) & (gaps.length / 2 - 1);
      gapCount--;
    }
  }

  private void addGap(long fromNanos, long toNanos) {
    int capacity = gaps.length / 2;
    if (gapCount == capacity) {
      gaps = Arrays.copyOf(gaps, gaps.length * 2);
      System.arraycopy(gaps, 0, gaps, 2 * capacity, 2 * firstGap);
      capacity *= 2;
    }
    int at = 2 * ((firstGap + gapCount) & (capacity - 1));
    gaps[at] = fromNanos;
    gaps[at + 1] = toNanos;
    gapCount++;
  }

  private void replaceFirst(long end) {
    long[] heap = freeNanos;
    int at = 0;
    int child = 1;
    while (child < heap.length) {
      if (child + 1 < heap.length && heap[child + 1] < heap[child]) {
        child++;
      }
      if (end <= heap[child]) {
        break;
      }
      heap[at] = heap[child];
      at = child;
      child = 2 * at + 1;
    }
    heap[at] = end;
  }
}
