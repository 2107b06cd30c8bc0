package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.workload.Pacing;

/**
 * When one thread may send its next read or write. A thread that fell behind catches up, as fio's
 * does: what counts is the rate since it began.
 */
final class Pacer {
  private static final double NANOS_PER_SECOND = 1e9;

  private final long[] requestRates;
  private final long[] byteRates;
  private final RateTimer[] requestTimers = new RateTimer[2];
  private final RateTimer[] byteTimers = new RateTimer[2];
  private final boolean poisson;
  private final long[] requestDue = new long[2];
  private final long[] bytesDue = new long[2];

  Pacer(Pacing pacing, long beginNanos) {
    requestRates = new long[] {pacing.readsPerSecond(), pacing.writesPerSecond()};
    byteRates = new long[] {pacing.readBytesPerSecond(), pacing.writeBytesPerSecond()};
    poisson = pacing.poisson();
    for (int direction = 0; direction < 2; direction++) {
      requestTimers[direction] = new RateTimer(Math.max(1, requestRates[direction]));
      byteTimers[direction] = new RateTimer(Math.max(1, byteRates[direction]));
      requestDue[direction] = beginNanos;
      bytesDue[direction] = beginNanos;
    }
  }

  static boolean needed(Pacing pacing) {
    return pacing.readsPerSecond() > 0
        || pacing.writesPerSecond() > 0
        || pacing.readBytesPerSecond() > 0
        || pacing.writeBytesPerSecond() > 0;
  }

  long dueNanos(boolean write) {
    int direction = write ? 1 : 0;
    return Math.max(requestDue[direction], bytesDue[direction]);
  }

  void sent(boolean write, long bytes, RandomStream random) {
    int direction = write ? 1 : 0;
    long requestRate = requestRates[direction];
    if (requestRate > 0) {
      requestDue[direction] +=
          poisson
              ? random.exponentialNanos(NANOS_PER_SECOND / requestRate)
              : requestTimers[direction].nanos(1);
    }
    long byteRate = byteRates[direction];
    if (byteRate > 0) {
      bytesDue[direction] +=
          poisson
              ? random.exponentialNanos(NANOS_PER_SECOND * bytes / byteRate)
              : byteTimers[direction].nanos(bytes);
    }
  }
}
