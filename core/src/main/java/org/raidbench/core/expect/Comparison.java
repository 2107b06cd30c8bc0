package org.raidbench.core.expect;

import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.core.measure.Interval;
import org.raidbench.core.measure.Readings;

/** The IOPS of two results side by side. */
final class Comparison {
  /** An interval that reaches further from its mean, as a share of it, proves no equality. */
  private static final double UNSURE_SHARE = 0.10;

  private final CaseResult secondResult;
  private final Interval first;
  private final Interval second;

  Comparison(ResultExpectation of, CaseResult other) {
    Measurement one = of.measured("it to be compared with another");
    Measurement two =
        new ResultExpectation(other).measured("the other to have something to compare");
    this.secondResult = other;
    this.first = Readings.iops(one);
    this.second = Readings.iops(two);
  }

  boolean isFaster() {
    return !first.isNear(second, Interval.TIE_SHARE) && difference(1) == Interval.Side.ABOVE;
  }

  boolean isEqual() {
    return first.overlaps(second) || first.isNear(second, Interval.TIE_SHARE);
  }

  boolean isSure() {
    return isSure(first) && isSure(second);
  }

  private static boolean isSure(Interval interval) {
    return interval.halfWidth() <= UNSURE_SHARE * interval.mean();
  }

  boolean isAtLeast(double times) {
    return first.mean() >= times * second.mean();
  }

  boolean isAtMost(double times) {
    return first.mean() <= times * second.mean();
  }

  private Interval.Side difference(double times) {
    return first.minus(second, times).side(0);
  }

  String text() {
    return text(1);
  }

  /** {@code it is 1.53 times as fast: 1530 ±12 IOPS against 1000 ±8 of workload writes, seed 1}. */
  String text(double times) {
    String of = Told.coordinates(secondResult);
    return "it is "
        + Interval.number(first.mean() / second.mean())
        + " times as fast: "
        + first.text()
        + " IOPS against "
        + second.text()
        + (of.isEmpty() ? " with" : " of " + of + ",")
        + " seed "
        + secondResult.seed()
        + (difference(times) == Interval.Side.UNCLEAR
            ? "; that is not sure: a longer run would tell"
            : "");
  }
}
