package org.raidbench.core.load;

import java.util.Arrays;
import org.raidbench.api.sim.RandomStream;

/** Chooses one of several by weight; a choice of one draws nothing. */
final class WeightedChoice {
  private static final double SCALE = 0x1.0p62;

  /** Where each ends, of 2^62. */
  private final long[] ends;

  WeightedChoice(double[] weights) {
    double total = Arrays.stream(weights).sum();
    if (!(total > 0)) {
      throw new IllegalArgumentException("weights add up to nothing: " + Arrays.toString(weights));
    }
    ends = new long[weights.length];
    double sum = 0;
    int lastWithWeight = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i];
      ends[i] = (long) (sum / total * SCALE);
      lastWithWeight = weights[i] > 0 ? i : lastWithWeight;
    }
    Arrays.fill(ends, lastWithWeight, ends.length, Long.MAX_VALUE);
  }

  int next(RandomStream random) {
    if (ends.length == 1) {
      return 0;
    }
    long drawn = random.nextLong() >>> 2;
    int low = 0;
    int high = ends.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (drawn < ends[middle]) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
