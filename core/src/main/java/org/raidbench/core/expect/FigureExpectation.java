package org.raidbench.core.expect;

import org.raidbench.core.measure.Interval;

/**
 * What can be expected of a number. It is met if the mean is where it should be; if it is not, but
 * its confidence interval reaches there, the message says so. Immutable; each method gives an
 * expectation of the whole result again, or throws an {@link AssertionError}.
 */
public final class FigureExpectation {
  private final ResultExpectation of;
  private final String name;
  private final String unit;
  private final Interval interval;

  FigureExpectation(ResultExpectation of, String name, String unit, Interval interval) {
    this.of = of;
    this.name = name;
    this.unit = unit;
    this.interval = interval;
  }

  /**
   * Expects it in a range.
   *
   * @param low the least
   * @param high the most, not less than that
   * @return expectations of the result
   */
  public ResultExpectation between(double low, double high) {
    if (!(low <= high)) {
      throw new IllegalArgumentException("no range: " + low + " to " + high);
    }
    return check(low, high, "between " + number(low) + " and " + number(high));
  }

  /**
   * Expects it to be a number or more.
   *
   * @param low the least
   * @return expectations of the result
   */
  public ResultExpectation atLeast(double low) {
    return check(low, Double.POSITIVE_INFINITY, "to be at least " + number(low));
  }

  /**
   * Expects it to be a number or less.
   *
   * @param high the most
   * @return expectations of the result
   */
  public ResultExpectation atMost(double high) {
    return check(Double.NEGATIVE_INFINITY, high, "to be at most " + number(high));
  }

  /**
   * Begins {@code within(5).percentOf(450_000)}.
   *
   * @param percent how far off it may be, either way; not negative
   * @return what it is a percentage of
   */
  public ShareExpectation within(double percent) {
    return new ShareExpectation(this, percent);
  }

  ResultExpectation check(double low, double high, String expected) {
    boolean met = interval.mean() >= low && interval.mean() <= high;
    boolean reaches =
        interval.side(low) != Interval.Side.BELOW && interval.side(high) != Interval.Side.ABOVE;
    return of.check(
        met,
        name + " " + expected,
        "found "
            + interval.text()
            + unit
            + (reaches ? ", which is not sure: a longer run would tell" : ""));
  }

  String number(double value) {
    return Interval.number(value) + unit;
  }
}
