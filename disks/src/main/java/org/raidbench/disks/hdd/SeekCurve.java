package org.raidbench.disks.hdd;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * Seek time by distance; immutable.
 *
 * <p>Distances up to {@value #NEAR} cylinders are tabulated, longer ones interpolated linearly
 * between at most as many nodes, so that the table stays in the processor's cache however many
 * cylinders a drive has.
 */
public final class SeekCurve {
  private static final int NEAR = 1024;
  private static final double LONGEST_NANOS = 5e8;

  private final int cylinders;
  private final int[] near;
  private final int[] nearLeast;
  private final int[] far;
  private final int[] farLeast;
  private final int shift;

  private SeekCurve(int cylinders, IntToDoubleFunction nanosOf) {
    this.cylinders = cylinders;
    this.near = new int[Math.min(Math.max(2, cylinders), NEAR)];
    int beyond = Math.max(0, cylinders - near.length);
    this.shift = Math.max(0, 32 - Integer.numberOfLeadingZeros(beyond / NEAR));
    this.far = new int[beyond == 0 ? 0 : (beyond >> shift) + 2];
    for (int d = 1; d < near.length; d++) {
      near[d] = whole(nanosOf.applyAsDouble(d));
    }
    for (int i = 0; i < far.length; i++) {
      far[i] = whole(nanosOf.applyAsDouble(near.length + (i << shift)));
    }
    this.farLeast = leastFromHere(far, Integer.MAX_VALUE);
    this.nearLeast = leastFromHere(near, far.length == 0 ? Integer.MAX_VALUE : farLeast[0]);
  }

  private static int whole(double nanos) {
    return (int) Math.min(LONGEST_NANOS, Math.max(0, StrictMath.rint(nanos)));
  }

  /** The table itself if it ascends, as it does unless the curve was measured. */
  private static int[] leastFromHere(int[] times, int beyond) {
    int[] least = new int[times.length];
    int smallest = beyond;
    for (int i = times.length - 1; i >= 0; i--) {
      smallest = Math.min(smallest, times[i]);
      least[i] = smallest;
    }
    return Arrays.equals(least, times) ? times : least;
  }

  /**
   * Any curve.
   *
   * @param cylinders cylinders of the drive
   * @param nanosOf nanoseconds for a distance of at least one cylinder
   * @return the curve; no distance takes no time
   */
  public static SeekCurve of(int cylinders, IntToDoubleFunction nanosOf) {
    return new SeekCurve(cylinders, nanosOf);
  }

  /**
   * A measured curve: straight lines between the points, the first from the origin, the last
   * continued.
   *
   * @param cylinders cylinders of the drive
   * @param distances distances in cylinders, strictly ascending, at least one
   * @param nanos nanoseconds for each
   * @return the curve
   */
  public static SeekCurve measured(int cylinders, int[] distances, long[] nanos) {
    return of(cylinders, distance -> interpolate(distances, nanos, distance));
  }

  private static double interpolate(int[] distances, long[] nanos, int distance) {
    int right = 0;
    while (right < distances.length - 1 && distances[right] < distance) {
      right++;
    }
    if (distances[right] == distance) {
      return nanos[right];
    }
    double d0 = right == 0 ? 0 : distances[right - 1];
    double t0 = right == 0 ? 0 : nanos[right - 1];
    return t0 + (distance - d0) * (nanos[right] - t0) / (distances[right] - d0);
  }

  /**
   * Straight lines from one cylinder over the average (a third of the stroke) to the full stroke.
   *
   * @param cylinders cylinders of the drive
   * @param single nanoseconds for one cylinder
   * @param average nanoseconds for a third of them
   * @param full nanoseconds for all of them
   * @return the curve
   */
  public static SeekCurve lines(int cylinders, double single, double average, double full) {
    double third = cylinders / 3.0;
    return of(
        cylinders,
        d ->
            d <= third
                ? single + (average - single) * (d - 1) / Math.max(1, third - 1)
                : average + (full - average) * (d - third) / Math.max(1, cylinders - 1 - third));
  }

  /**
   * Lee and Katz's curve ("An analytic performance model of disk arrays", SIGMETRICS 1993): {@code
   * a sqrt(d - 1) + b (d - 1) + c} through single-cylinder, average and full-stroke time.
   *
   * @param cylinders cylinders of the drive
   * @param single nanoseconds for one cylinder
   * @param average nanoseconds for the average seek
   * @param full nanoseconds for the full stroke
   * @return the curve
   */
  public static SeekCurve leeKatz(int cylinders, double single, double average, double full) {
    double a = (-10 * single + 15 * average - 5 * full) / (3 * StrictMath.sqrt(cylinders));
    double b = (7 * single - 15 * average + 8 * full) / (3.0 * cylinders);
    return of(cylinders, d -> a * StrictMath.sqrt(d - 1.0) + b * (d - 1) + single);
  }

  /**
   * Ruemmler and Wilkes's curve: {@code v2 + v3 sqrt(d)} below {@code v1} cylinders, {@code v4 + v5
   * d} from there.
   *
   * @param cylinders cylinders of the drive
   * @param v the values v1 to v6, times in nanoseconds; v6 is the time for one cylinder, or
   *     negative
   * @param first times for the first distances, which replace the formula; possibly none
   * @return the curve
   */
  public static SeekCurve ruemmlerWilkes(int cylinders, double[] v, double[] first) {
    return of(
        cylinders,
        d -> {
          if (d <= first.length) {
            return first[d - 1];
          }
          if (d == 1 && v[5] >= 0) {
            return v[5];
          }
          return d < v[0] ? v[1] + v[2] * StrictMath.sqrt(d) : v[3] + v[4] * d;
        });
  }

  /**
   * A curve for a drive of which only the datasheet's three times are known: {@code a + b sqrt(d)}
   * up to some distance, from there the tangent, so that one cylinder, the full stroke and the mean
   * over all pairs of cylinders come out as given.
   *
   * <p>A mean that no such curve has (below a straight line's, above a pure square root's) gives
   * the nearest.
   *
   * @param cylinders cylinders of the drive, at least 8
   * @param single nanoseconds for one cylinder
   * @param average mean nanoseconds over all pairs of different cylinders
   * @param full nanoseconds for the full stroke
   * @return the curve
   */
  public static SeekCurve fitted(int cylinders, double single, double average, double full) {
    double low = 1;
    double high = cylinders - 1.0;
    for (int i = 0; i < 60; i++) {
      double bend = (low + high) / 2;
      if (mean(cylinders, bend, single, full) < average) {
        low = bend;
      } else {
        high = bend;
      }
    }
    double bend = low;
    return of(cylinders, d -> bent(cylinders, bend, single, full, d));
  }

  private static double bent(int cylinders, double bend, double single, double full, double d) {
    double root = StrictMath.sqrt(bend);
    double b = (full - single) / (root / 2 + (cylinders - 1) / (2 * root) - 1);
    double a = single - b;
    return d < bend ? a + b * StrictMath.sqrt(d) : a + b * root / 2 + b / (2 * root) * d;
  }

  /** Mean over all pairs: a distance d is that of 2 (n - d) of the n (n - 1) ordered pairs. */
  private static double mean(int cylinders, double bend, double single, double full) {
    int steps = Math.min(cylinders - 1, 4000);
    double weights = 0;
    double sum = 0;
    for (int i = 0; i < steps; i++) {
      double d = 1 + (cylinders - 2.0) * (i + 0.5) / steps;
      double weight = cylinders - d;
      weights += weight;
      sum += weight * bent(cylinders, bend, single, full, d);
    }
    return sum / weights;
  }

  /**
   * The time for a distance.
   *
   * @param distance cylinders, not negative, below the number of cylinders
   * @return nanoseconds; zero for no distance
   */
  public int nanos(int distance) {
    if (distance < near.length) {
      return near[distance];
    }
    int beyond = distance - near.length;
    int node = beyond >> shift;
    int left = far[node];
    return left + (int) (((long) (far[node + 1] - left) * (beyond - (node << shift))) >> shift);
  }

  /** The least time for this distance or any longer one: measured curves are not monotonic. */
  int leastNanos(int distance) {
    return distance < near.length
        ? nearLeast[distance]
        : farLeast[(distance - near.length) >> shift];
  }

  /**
   * The mean over all pairs of different cylinders.
   *
   * @return nanoseconds
   */
  public double meanNanos() {
    double sum = 0;
    double weights = 0;
    for (int d = 1; d < cylinders; d++) {
      double weight = cylinders - d;
      sum += weight * nanos(d);
      weights += weight;
    }
    return weights == 0 ? 0 : sum / weights;
  }
}
