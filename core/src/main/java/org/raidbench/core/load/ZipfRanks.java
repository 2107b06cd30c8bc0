package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;

/**
 * Ranks in proportion to {@code k^-theta} (Gray et al., "Quickly generating billion-record
 * synthetic databases", 1994; fio's lib/zipf.c is the same). The sum over all ranks is exact to
 * about 1e-12 for any number of them, where fio stops at ten million.
 */
final class ZipfRanks implements ScatteredBlocks.Ranks {
  /** Terms added one by one before the rest is an integral with its corrections. */
  private static final long SINGLE_TERMS = 1000;

  private final long count;
  private final double sum;
  private final double second;
  private final double alpha;
  private final double eta;

  ZipfRanks(double theta, long count) {
    this.count = count;
    sum = sum(theta, count);
    second = StrictMath.pow(0.5, theta);
    alpha = 1 / (1 - theta);
    eta = count > 2 ? (1 - StrictMath.pow(2.0 / count, 1 - theta)) / (1 - (1 + second) / sum) : 0;
  }

  @Override
  public long next(RandomStream random) {
    double uniform = random.nextDouble();
    double share = uniform * sum;
    if (share < 1 || count == 1) {
      return 0;
    }
    if (share < 1 + second || count == 2) {
      return 1;
    }
    long rank = (long) (count * StrictMath.pow(eta * uniform - eta + 1, alpha));
    return Math.min(rank, count - 1);
  }

  /** The sum of {@code k^-theta} for k from 1 to a count (Euler and Maclaurin). */
  static double sum(double theta, long count) {
    double sum = 0;
    long single = Math.min(count, SINGLE_TERMS);
    for (long k = 1; k <= single; k++) {
      sum += StrictMath.pow((double) k, -theta);
    }
    if (count > single) {
      double from = (double) single;
      double to = (double) count;
      double integral =
          (StrictMath.pow(to, 1 - theta) - StrictMath.pow(from, 1 - theta)) / (1 - theta);
      double ends = (StrictMath.pow(to, -theta) - StrictMath.pow(from, -theta)) / 2;
      double slopes =
          theta * (StrictMath.pow(from, -theta - 1) - StrictMath.pow(to, -theta - 1)) / 12;
      sum += integral + ends + slopes;
    }
    return sum;
  }
}
