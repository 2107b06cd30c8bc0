package org.raidbench.core.expect;

import java.time.Duration;
import org.raidbench.core.measure.Readings;

/**
 * What can be expected of a time. Immutable; each method gives an expectation of the whole result
 * again, or throws an {@link AssertionError}.
 */
public final class DurationExpectation {
  private final ResultExpectation of;
  private final String name;
  private final double nanos;

  DurationExpectation(ResultExpectation of, String name, double nanos) {
    this.of = of;
    this.name = name;
    this.nanos = nanos;
  }

  /**
   * Expects it to be shorter.
   *
   * @param limit than this
   * @return expectations of the result
   */
  public ResultExpectation below(Duration limit) {
    return check(nanos < limit.toNanos(), "below " + text(limit));
  }

  /**
   * Expects it to be longer.
   *
   * @param limit than this
   * @return expectations of the result
   */
  public ResultExpectation above(Duration limit) {
    return check(nanos > limit.toNanos(), "above " + text(limit));
  }

  /**
   * Expects it in a range.
   *
   * @param shortest the least
   * @param longest the most, not less than that
   * @return expectations of the result
   */
  public ResultExpectation between(Duration shortest, Duration longest) {
    if (shortest.compareTo(longest) > 0) {
      throw new IllegalArgumentException("no range: " + shortest + " to " + longest);
    }
    return check(
        nanos >= shortest.toNanos() && nanos <= longest.toNanos(),
        "between " + text(shortest) + " and " + text(longest));
  }

  private ResultExpectation check(boolean met, String expected) {
    return of.check(met, name + " " + expected, "found " + Readings.duration(nanos));
  }

  private static String text(Duration duration) {
    return Readings.duration((double) duration.toNanos());
  }
}
