package org.raidbench.core.measure;

import org.raidbench.api.result.Confidence;

/**
 * The confidence interval of a throughput by batch means: a run's batches are grouped into a few
 * long ones that must be uncorrelated, and Student's distribution gives the interval. Correlation
 * does not matter where every single group is within the asked width of the mean: a system without
 * chance goes round in cycles, and so do its groups.
 */
public final class BatchMeans {
  /** Numbers of groups tried, best first: fewer are longer, hence less correlated. */
  private static final int[] GROUPS = {32, 16};

  /** One-sided 95 % point of the normal distribution. */
  private static final double CORRELATION_LIMIT = 1.645;

  /** What is said of a mean that rests on too little to be judged. */
  private static final double UNKNOWN = 1;

  private BatchMeans() {}

  /**
   * Works the interval out.
   *
   * @param batches the measured interval
   * @param level confidence level asked
   * @param halfWidthShare half width asked, as a share of the mean
   * @return the interval; settled only if it is narrow enough and groups are uncorrelated
   */
  public static Confidence of(Batches batches, double level, double halfWidthShare) {
    int count = batches.count();
    if (count < GROUPS[GROUPS.length - 1]) {
      double share = count < 2 ? UNKNOWN : halfWidth(group(batches, count), level);
      return new Confidence(level, Math.min(UNKNOWN, share), false, count);
    }
    Confidence widest = new Confidence(level, 0, false, 0);
    for (int groups : GROUPS) {
      if (groups <= count) {
        double[] means = group(batches, groups);
        double share = Math.min(UNKNOWN, halfWidth(means, level));
        if (correlation(means) <= CORRELATION_LIMIT / Math.sqrt(groups)
            || spread(means) <= halfWidthShare) {
          return new Confidence(level, share, share <= halfWidthShare, groups);
        }
        if (share >= widest.halfWidthShare()) {
          widest = new Confidence(level, share, false, groups);
        }
      }
    }
    return widest;
  }

  /** Mean durations of equal groups; what is left over at the beginning is left out. */
  private static double[] group(Batches batches, int groups) {
    int size = batches.count() / groups;
    int first = batches.count() - size * groups;
    double[] means = new double[groups];
    for (int group = 0; group < groups; group++) {
      long sum = 0;
      for (int i = 0; i < size; i++) {
        sum += batches.durationNanos(first + group * size + i);
      }
      means[group] = (double) sum / size;
    }
    return means;
  }

  private static double halfWidth(double[] means, double level) {
    double mean = mean(means);
    if (mean == 0) {
      return UNKNOWN;
    }
    double squares = 0;
    for (double value : means) {
      squares += (value - mean) * (value - mean);
    }
    int freedom = means.length - 1;
    double error = Math.sqrt(squares / freedom / means.length);
    return StudentT.quantile(level, freedom) * error / mean;
  }

  /** How far the group furthest from the mean is away from it, as a share of the mean. */
  private static double spread(double[] means) {
    double mean = mean(means);
    double furthest = 0;
    for (double value : means) {
      furthest = Math.max(furthest, Math.abs(value - mean));
    }
    return mean == 0 ? UNKNOWN : furthest / mean;
  }

  /** The correlation of neighbours. */
  static double correlation(double[] means) {
    double mean = mean(means);
    double squares = 0;
    double products = 0;
    for (int i = 0; i < means.length; i++) {
      squares += (means[i] - mean) * (means[i] - mean);
      if (i > 0) {
        products += (means[i] - mean) * (means[i - 1] - mean);
      }
    }
    return squares == 0 ? 0 : products / squares;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
