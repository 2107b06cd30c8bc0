package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.table.Shown;
import org.raidbench.validation.check.Best;
import org.raidbench.validation.check.Expression;
import org.raidbench.validation.check.InRange;
import org.raidbench.validation.check.LimitedBy;
import org.raidbench.validation.check.Measured;
import org.raidbench.validation.check.Order;
import org.raidbench.validation.check.Saturation;
import org.raidbench.validation.check.Trend;
import org.raidbench.validation.stand.Cell;
import org.raidbench.validation.stand.Combination;
import org.raidbench.validation.stand.Runs;

/** Judges the checks that cases were run for: each combination for itself, then together. */
public final class MeasuredJudge {
  private MeasuredJudge() {}

  /** One combination and what was found of it. */
  private record Judged(Combination combination, Finding finding) {}

  /**
   * Judges a check.
   *
   * @param check the check
   * @param combinations what it is about, at least one
   * @param runs what was measured
   * @return what was found
   */
  public static Finding judge(Measured check, List<Combination> combinations, Runs runs) {
    List<Judged> judged = new ArrayList<>();
    for (Combination combination : combinations) {
      List<Reading> readings = readings(check, combination, runs);
      judged.add(new Judged(combination, judge(check, readings)));
    }
    return together(check, judged);
  }

  private static List<Reading> readings(Measured check, Combination combination, Runs runs) {
    List<Reading> readings = new ArrayList<>();
    Expression show = shown(check);
    for (Cell cell : combination.cells()) {
      readings.add(new Reading(cell.label(), runs.sample(cell, show), runs.limits(cell)));
    }
    return readings;
  }

  private static Expression shown(Measured check) {
    if (check instanceof Order order) {
      return order.show();
    }
    if (check instanceof Best best) {
      return best.show();
    }
    if (check instanceof Trend trend) {
      return trend.show();
    }
    if (check instanceof Saturation saturation) {
      return saturation.show();
    }
    if (check instanceof InRange range) {
      return range.show();
    }
    return new Expression(Shown.IOPS, Expression.Kind.PLAIN, "", "", "");
  }

  static Finding judge(Measured check, List<Reading> readings) {
    Optional<Reading> refused =
        readings.stream().filter(it -> it.sample().notApplicable() != null).findFirst();
    if (refused.isPresent()) {
      return new Finding(Outcome.CONTRADICTED, refused.get().text(), "");
    }
    if (check instanceof Order order) {
      return new OrderJudge().judge(order, readings);
    }
    if (check instanceof Best best) {
      return new BestJudge().judge(best, readings);
    }
    if (check instanceof Trend trend) {
      return new TrendJudge().judge(trend, readings);
    }
    if (check instanceof Saturation saturation) {
      return new SaturationJudge().judge(saturation, readings);
    }
    if (check instanceof InRange range) {
      return new RangeJudge().judge(range, readings);
    }
    return new LimitJudge().judge((LimitedBy) check, readings);
  }

  /** All have to come out, or more than half; shown is the first of the worst. */
  private static Finding together(Measured check, List<Judged> judged) {
    List<Outcome> outcomes = judged.stream().map(it -> it.finding().outcome()).toList();
    long holding = outcomes.stream().filter(it -> it == Outcome.HOLDS).count();
    long contradicting = outcomes.stream().filter(it -> it == Outcome.CONTRADICTED).count();
    Outcome outcome = Outcome.worst(outcomes);
    if (check.where().most()) {
      outcome =
          2 * holding > judged.size()
              ? Outcome.HOLDS
              : 2 * contradicting >= judged.size() ? Outcome.CONTRADICTED : Outcome.NOT_RESOLVED;
    }
    Outcome worst = Outcome.worst(outcomes);
    @Nullable Judged shown = null;
    for (Judged it : judged) {
      shown = shown == null && it.finding().outcome() == worst ? it : shown;
    }
    if (shown == null) {
      throw new IllegalArgumentException("nothing to judge");
    }
    if (judged.size() == 1) {
      return shown.finding();
    }
    String gave =
        "%d of %d; %s: %s"
            .formatted(holding, judged.size(), shown.combination().text(), shown.finding().gave());
    return new Finding(outcome, gave, shown.finding().difference());
  }
}
