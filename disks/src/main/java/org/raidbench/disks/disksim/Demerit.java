package org.raidbench.disks.disksim;

import java.util.Arrays;
import java.util.List;

/**
 * How far simulated service times are from measured ones.
 *
 * <p>The figure is that of Ruemmler and Wilkes, "An introduction to disk drive modeling" (IEEE
 * Computer 27(3), 1994): the root mean square of the horizontal distance between the two
 * distribution curves. With as many simulated times as measured ones that is the distance between
 * the two when sorted.
 *
 * @param requests how many requests were replayed
 * @param measuredMeanNanos mean measured service time
 * @param simulatedMeanNanos mean simulated service time
 * @param rmsNanos the demerit figure
 */
public record Demerit(
    int requests, double measuredMeanNanos, double simulatedMeanNanos, double rmsNanos) {
  /**
   * Compares two sets of service times.
   *
   * @param measured nanoseconds
   * @param simulated as many, in any order
   * @return the comparison
   */
  public static Demerit of(long[] measured, long[] simulated) {
    long[] first = measured.clone();
    long[] second = simulated.clone();
    Arrays.sort(first);
    Arrays.sort(second);
    double squares = 0;
    for (int i = 0; i < first.length; i++) {
      double distance = (double) first[i] - second[i];
      squares += distance * distance;
    }
    return new Demerit(
        first.length,
        Arrays.stream(first).average().orElse(0),
        Arrays.stream(second).average().orElse(0),
        StrictMath.sqrt(squares / first.length));
  }

  /**
   * Replays a trace, one request at a time.
   *
   * @param drive the drive
   * @param trace the requests
   * @param busReadNanos time in which the bus transfers a sector that is read; the slower of this
   *     and the drive's own bulk transfer counts
   * @param busWriteNanos the same for writing
   * @return the comparison
   * @throws IllegalArgumentException if a request is beyond the drive's capacity
   */
  public static Demerit replay(
      Description drive,
      List<ValidationTrace.Request> trace,
      long busReadNanos,
      long busWriteNanos) {
    long[] measured = trace.stream().mapToLong(ValidationTrace.Request::measuredNanos).toArray();
    return of(measured, new Replay(drive, busReadNanos, busWriteNanos).serviceNanos(trace));
  }

  /**
   * The comparison in one line, in milliseconds.
   *
   * @return such as {@code 10000 requests, measured 4.273 ms, simulated 4.262 ms, rms 0.107 ms}
   */
  public String shown() {
    return requests
        + " requests, measured "
        + millis(measuredMeanNanos)
        + " ms, simulated "
        + millis(simulatedMeanNanos)
        + " ms, rms "
        + millis(rmsNanos)
        + " ms";
  }

  private static String millis(double nanos) {
    long micros = Math.round(nanos / 1e3);
    return micros / 1000 + "." + String.valueOf(1000 + micros % 1000).substring(1);
  }
}
