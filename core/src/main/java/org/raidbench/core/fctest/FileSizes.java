package org.raidbench.core.fctest;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raidbench.api.sim.RandomStream;

/**
 * How the sizes of a set are spread. The sizes are the distribution's quantiles, so that a set is
 * the same in every bench, in an order that is shuffled once and for all; they add up to the total
 * exactly.
 *
 * @param kind which distribution
 * @param spread the normal's deviation as a share of the mean, or the lognormal's sigma
 */
record FileSizes(Kind kind, double spread) {
  private static final Pattern FORM =
      Pattern.compile("(equal)|(normal) ([0-9]{1,3})%|(lognormal) ([0-9](?:\\.[0-9]{1,3})?)");

  /** No file of a normal set is smaller than this share of the mean. */
  private static final double SHARE_MIN = 0.05;

  private static final int SIGMA_MAX = 4;

  /** Distributions. */
  enum Kind {
    EQUAL,
    NORMAL,
    LOGNORMAL
  }

  /** Reads {@code equal}, {@code normal 25%} or {@code lognormal 2}; empty if it is none. */
  static Optional<FileSizes> parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    if (matcher.group(1) != null) {
      return Optional.of(new FileSizes(Kind.EQUAL, 0));
    }
    boolean normal = matcher.group(2) != null;
    double spread =
        normal ? Integer.parseInt(matcher.group(3)) / 100.0 : Double.parseDouble(matcher.group(5));
    return spread > (normal ? 1 : SIGMA_MAX)
        ? Optional.empty()
        : Optional.of(new FileSizes(normal ? Kind.NORMAL : Kind.LOGNORMAL, spread));
  }

  /**
   * The sizes of a set.
   *
   * @param files how many
   * @param totalBytes what they add up to, at least a byte a file
   * @return bytes of each
   */
  long[] of(int files, long totalBytes) {
    double[] weights = new double[files];
    double sum = 0;
    for (int i = 0; i < files; i++) {
      weights[i] = weight(NormalQuantile.of((i + 0.5) / files));
      sum += weights[i];
    }
    long[] sizes = new long[files];
    long rest = totalBytes - files; // a byte each, so that none is empty
    for (int i = 0; i < files; i++) {
      long share = (long) (weights[i] / sum * (totalBytes - files));
      sizes[i] = 1 + Math.min(share, rest);
      rest -= sizes[i] - 1;
    }
    for (int i = 0; rest > 0; i = (i + 1) % files) {
      long more = (rest + files - 1) / files;
      sizes[i] += more;
      rest -= more;
    }
    shuffle(sizes);
    return sizes;
  }

  private double weight(double normal) {
    return switch (kind) {
      case EQUAL -> 1;
      case NORMAL -> Math.max(SHARE_MIN, 1 + spread * normal);
      case LOGNORMAL -> StrictMath.exp(spread * normal);
    };
  }

  /** The same order for sets of as many files, whatever the bench's seed. */
  private static void shuffle(long[] sizes) {
    RandomStream random = new RandomStream(sizes.length, "fc-test.order");
    for (int i = sizes.length - 1; i > 0; i--) {
      int other = (int) random.below(i + 1);
      long size = sizes[i];
      sizes[i] = sizes[other];
      sizes[other] = size;
    }
  }
}
