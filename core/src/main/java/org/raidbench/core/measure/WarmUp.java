package org.raidbench.core.measure;

/**
 * Finds the end of the warm-up.
 *
 * <p>MSER (White, 1997): leave out as many batches at the beginning as make the standard error of
 * the mean of the rest smallest. If that is more than half of them, the run is too short to tell.
 * It is applied to batches, as MSER-5 applies it to means of five. With a write cache the level of
 * dirty data must have become level too: while it fills, the throughput is steady but will not
 * last.
 */
public final class WarmUp {
  /** Fewer batches are not judged. */
  public static final int BATCHES_MIN = 32;

  private static final double LEVEL_TOLERANCE = 0.05;

  private WarmUp() {}

  /**
   * Whether the system has warmed up.
   *
   * @param batches the run so far
   * @return false if it has not, or if that cannot be told yet
   */
  public static boolean isOver(Batches batches) {
    int count = batches.count();
    return count >= BATCHES_MIN && truncation(batches) < count / 2 && isLevel(batches);
  }

  /**
   * How many batches MSER leaves out.
   *
   * @param batches the run
   * @return from 0 to half of them; half of them means that the run is too short
   */
  static int truncation(Batches batches) {
    int count = batches.count();
    // Sums of deviations from the last batch: close to zero in a steady state, so little is lost.
    double origin = batches.durationNanos(count - 1);
    double sum = 0;
    double squares = 0;
    double least = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int from = count - 1; from >= 0; from--) {
      double deviation = batches.durationNanos(from) - origin;
      sum += deviation;
      squares += deviation * deviation;
      int kept = count - from;
      if (from <= count / 2) {
        double error = (squares - sum * sum / kept) / ((double) kept * kept);
        if (error <= least) {
          least = error;
          best = from;
        }
      }
    }
    return best;
  }

  /** Whether the last quarter's mean level is about that of the quarter before. */
  private static boolean isLevel(Batches batches) {
    int count = batches.count();
    int quarter = count / 4;
    double before = 0;
    double last = 0;
    double highest = 0;
    for (int i = count - 2 * quarter; i < count - quarter; i++) {
      before += batches.level(i);
      last += batches.level(i + quarter);
      highest = Math.max(highest, (double) Math.max(batches.level(i), batches.level(i + quarter)));
    }
    return Math.abs(last - before) <= LEVEL_TOLERANCE * highest * quarter;
  }
}
