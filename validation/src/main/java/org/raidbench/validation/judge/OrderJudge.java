package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.core.measure.Interval;
import org.raidbench.validation.check.Order;
import org.raidbench.validation.check.Relation;
import org.raidbench.validation.stand.Sample;

/**
 * Judges a chain by its adjacent pairs. A tie does not contradict, but a chain of nothing but ties
 * where more or less was stated is not resolved.
 */
final class OrderJudge implements Judge<Order> {
  private static final double ABOUT = 0.10;
  private static final double MUCH = 1.5;

  /** How one pair came out. */
  private enum Pair {
    HOLDS,
    TIES,
    UNCLEAR,
    CONTRADICTS
  }

  @Override
  public Finding judge(Order order, List<Reading> readings) {
    StringBuilder gave = new StringBuilder(readings.get(0).text());
    List<Pair> pairs = new ArrayList<>();
    double closest = Double.POSITIVE_INFINITY;
    String difference = "";
    for (int i = 0; i + 1 < readings.size(); i++) {
      Relation relation = order.relations().get(i);
      Sample first = readings.get(i).sample();
      Sample second = readings.get(i + 1).sample();
      Pair pair = pair(relation, first, second);
      pairs.add(pair);
      gave.append(' ')
          .append(seen(first, second))
          .append(pair == Pair.CONTRADICTS ? "! " : " ")
          .append(readings.get(i + 1).text());
      double margin = margin(relation, first, second);
      if (margin < closest) {
        closest = margin;
        difference = Numbers.percent(Compared.ratio(first, second) - 1);
      }
    }
    return new Finding(outcome(pairs), gave.toString(), difference);
  }

  private static Outcome outcome(List<Pair> pairs) {
    if (pairs.contains(Pair.CONTRADICTS)) {
      return Outcome.CONTRADICTED;
    }
    return pairs.contains(Pair.UNCLEAR) || !pairs.contains(Pair.HOLDS)
        ? Outcome.NOT_RESOLVED
        : Outcome.HOLDS;
  }

  /** What is seen between two values, whatever was expected. */
  private static String seen(Sample first, Sample second) {
    if (Compared.tie(first, second)) {
      return "=";
    }
    return switch (Compared.above(first, second, 1)) {
      case ABOVE -> ">";
      case BELOW -> "<";
      case UNCLEAR -> "?";
    };
  }

  private static Pair pair(Relation relation, Sample first, Sample second) {
    return switch (relation) {
      case MORE -> more(first, second);
      case LESS -> more(second, first);
      case MUCH_MORE -> atLeast(first, second, MUCH, true);
      case MUCH_LESS -> atLeast(second, first, MUCH, true);
      case NOT_LESS -> atLeast(first, second, 1 - Compared.TIE, false);
      case NOT_MORE -> atLeast(second, first, 1 - Compared.TIE, false);
      case ABOUT -> about(first, second);
    };
  }

  private static Pair more(Sample first, Sample second) {
    if (Compared.tie(first, second)) {
      return Pair.TIES;
    }
    return switch (Compared.above(first, second, 1)) {
      case ABOVE -> Pair.HOLDS;
      case UNCLEAR -> Pair.UNCLEAR;
      case BELOW -> Pair.CONTRADICTS;
    };
  }

  private static Pair atLeast(Sample first, Sample second, double factor, boolean clearly) {
    return switch (Compared.above(first, second, factor)) {
      case ABOVE -> Pair.HOLDS;
      case BELOW -> Pair.CONTRADICTS;
      case UNCLEAR ->
          !clearly && first.mean() >= factor * second.mean() ? Pair.HOLDS : Pair.UNCLEAR;
    };
  }

  private static Pair about(Sample first, Sample second) {
    if (Compared.near(first, second, ABOUT)) {
      return Pair.HOLDS;
    }
    Sample more = first.mean() > second.mean() ? first : second;
    Sample less = first.mean() > second.mean() ? second : first;
    return Compared.above(less, more, 1 - ABOUT) == Interval.Side.BELOW
        ? Pair.CONTRADICTS
        : Pair.UNCLEAR;
  }

  /** How far a pair is on the right side, as a share; the smallest is the closest pair. */
  private static double margin(Relation relation, Sample first, Sample second) {
    double ratio = Compared.ratio(first, second);
    return switch (relation) {
      case MORE, NOT_LESS -> ratio - 1;
      case LESS, NOT_MORE -> 1 / ratio - 1;
      case MUCH_MORE -> ratio / MUCH - 1;
      case MUCH_LESS -> 1 / ratio / MUCH - 1;
      case ABOUT -> ABOUT - Math.abs(ratio - 1);
    };
  }
}
