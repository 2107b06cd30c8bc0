package org.raidbench.validation.stand;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.measure.Interval;
import org.raidbench.core.measure.StudentT;

/**
 * One value as the seeds gave it. Two samples of one run are paired: the same place is the same
 * seed.
 */
public final class Sample {
  /** Confidence level of every interval of the ledger. */
  public static final double LEVEL = 0.99;

  private final double[] values;
  private final @Nullable String notApplicable;

  private Sample(double[] values, @Nullable String notApplicable) {
    this.values = values;
    this.notApplicable = notApplicable;
  }

  /**
   * Values that were measured.
   *
   * @param values one for each seed, at least one
   * @return the sample
   */
  public static Sample of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("a sample has at least one value");
    }
    return new Sample(values.clone(), null);
  }

  /**
   * What cannot be measured.
   *
   * @param reason why
   * @return a sample without values
   */
  public static Sample none(String reason) {
    return new Sample(new double[0], reason);
  }

  /**
   * Why there are no values.
   *
   * @return the reason, or null if there are some
   */
  public @Nullable String notApplicable() {
    return notApplicable;
  }

  /**
   * How many seeds it has.
   *
   * @return 0 if it cannot be measured
   */
  public int size() {
    return values.length;
  }

  /**
   * One seed's value.
   *
   * @param seed which, from 0
   * @return the value
   */
  public double at(int seed) {
    return values[seed];
  }

  /**
   * The mean over the seeds.
   *
   * @return the mean; NaN if it cannot be measured
   */
  public double mean() {
    return Arrays.stream(values).average().orElse(Double.NaN);
  }

  /**
   * Half the width of the mean's interval at {@link #LEVEL}.
   *
   * @return 0 if there is one seed, or all gave the same
   */
  public double halfWidth() {
    if (values.length < 2) {
      return 0;
    }
    double mean = mean();
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double error = Math.sqrt(squares / (values.length - 1) / values.length);
    return StudentT.quantile(LEVEL, values.length - 1) * error;
  }

  /**
   * The mean with its interval at {@link #LEVEL}.
   *
   * @return the interval
   */
  @SuppressWarnings("exports") // for judges, who live in this module
  public Interval interval() {
    return new Interval(mean(), halfWidth());
  }

  /**
   * Seed by seed, this value less so many times the other's.
   *
   * @param other the other sample, of as many seeds
   * @param factor how many times it counts
   * @return the differences
   */
  public Sample minus(Sample other, double factor) {
    double[] differences = new double[values.length];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = values[i] - factor * other.values[i];
    }
    return of(differences);
  }
}
