package org.raidbench.core.expect;

import org.raidbench.core.measure.Readings;

/** The end of {@code within(5).percentOf(450_000)}. Immutable. */
public final class ShareExpectation {
  private static final double PERCENT = 100;

  private final FigureExpectation figure;
  private final double percent;

  ShareExpectation(FigureExpectation figure, double percent) {
    if (!(percent >= 0)) {
      throw new IllegalArgumentException("percent must not be negative: " + percent);
    }
    this.figure = figure;
    this.percent = percent;
  }

  /**
   * Expects the figure to be that near a number.
   *
   * @param number what it should be
   * @return expectations of the result
   */
  public ResultExpectation percentOf(double number) {
    double off = Math.abs(number) * percent / PERCENT;
    return figure.check(
        number - off,
        number + off,
        "within "
            + Readings.percent(percent)
            + " % of "
            + figure.number(number)
            + " ("
            + figure.number(number - off)
            + " to "
            + figure.number(number + off)
            + ")");
  }
}
