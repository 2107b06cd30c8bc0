package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.raidbench.core.measure.Interval;
import org.raidbench.validation.check.Trend;
import org.raidbench.validation.stand.Sample;

/**
 * Judges how something moves. What rises may rest from point to point but not fall, and ends
 * higher; what is flat has its points no further apart than a share of the lowest.
 */
final class TrendJudge implements Judge<Trend> {
  @Override
  public Finding judge(Trend trend, List<Reading> readings) {
    String gave = readings.stream().map(Reading::text).collect(Collectors.joining(" → "));
    Sample first = readings.get(0).sample();
    Sample last = readings.get(readings.size() - 1).sample();
    if (trend.course() == Trend.Course.FLAT) {
      return flat(trend, readings, gave);
    }
    boolean rises = trend.course() == Trend.Course.RISES;
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i + 1 < readings.size(); i++) {
      Sample here = readings.get(i).sample();
      Sample next = readings.get(i + 1).sample();
      outcomes.add(rises ? step(here, next) : step(next, here));
    }
    outcomes.add(rises ? end(first, last) : end(last, first));
    return new Finding(
        Outcome.worst(outcomes), gave, Numbers.percent(Compared.ratio(last, first) - 1));
  }

  /** From the lower to the higher point. */
  private static Outcome step(Sample lower, Sample higher) {
    if (Compared.tie(lower, higher) || higher.mean() >= lower.mean()) {
      return Outcome.HOLDS;
    }
    return Compared.above(lower, higher, 1) == Interval.Side.ABOVE
        ? Outcome.CONTRADICTED
        : Outcome.NOT_RESOLVED;
  }

  private static Outcome end(Sample lower, Sample higher) {
    if (Compared.tie(lower, higher)) {
      return Outcome.NOT_RESOLVED;
    }
    return switch (Compared.above(higher, lower, 1)) {
      case ABOVE -> Outcome.HOLDS;
      case UNCLEAR -> Outcome.NOT_RESOLVED;
      case BELOW -> Outcome.CONTRADICTED;
    };
  }

  private static Finding flat(Trend trend, List<Reading> readings, String gave) {
    Comparator<Reading> byMean = Comparator.comparingDouble(it -> it.sample().mean());
    Sample lowest = readings.stream().min(byMean).orElseThrow().sample();
    Sample highest = readings.stream().max(byMean).orElseThrow().sample();
    double factor = 1 + trend.withinShare();
    Outcome outcome =
        highest.mean() <= factor * lowest.mean()
            ? Outcome.HOLDS
            : Compared.above(highest, lowest, factor) == Interval.Side.ABOVE
                ? Outcome.CONTRADICTED
                : Outcome.NOT_RESOLVED;
    return new Finding(outcome, gave, Numbers.percent(Compared.ratio(highest, lowest) - 1));
  }
}
