package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.raidbench.core.measure.Interval;
import org.raidbench.validation.check.Saturation;
import org.raidbench.validation.stand.CaseIndex;
import org.raidbench.validation.stand.Sample;

/**
 * Judges from where on something does not rise: the smallest point that has 95 % of the most. It is
 * not reached at all if the last point still has 3 % more than the one before.
 */
final class SaturationJudge implements Judge<Saturation> {
  private static final double REACHED = 0.95;
  private static final double RISING = 1.03;

  @Override
  public Finding judge(Saturation check, List<Reading> readings) {
    String gave = readings.stream().map(Reading::text).collect(Collectors.joining(" → "));
    return check.reachedAt().isEmpty()
        ? notReached(readings, gave)
        : reached(check, readings, gave);
  }

  private static Finding notReached(List<Reading> readings, String gave) {
    Sample last = readings.get(readings.size() - 1).sample();
    Sample before = readings.get(Math.max(0, readings.size() - 2)).sample();
    Outcome outcome =
        switch (Compared.above(last, before, RISING)) {
          case ABOVE -> Outcome.HOLDS;
          case UNCLEAR -> Outcome.NOT_RESOLVED;
          case BELOW -> Outcome.CONTRADICTED;
        };
    String rise = Numbers.percent(Compared.ratio(last, before) - 1);
    return new Finding(outcome, "last step " + rise + ": " + gave, rise);
  }

  private static Finding reached(Saturation check, List<Reading> readings, String gave) {
    Comparator<Reading> byMean = Comparator.comparingDouble(it -> it.sample().mean());
    Sample most = readings.stream().max(byMean).orElseThrow().sample();
    int found = readings.size() - 1;
    int stated = -1;
    for (int i = readings.size() - 1; i >= 0; i--) {
      found = readings.get(i).sample().mean() >= REACHED * most.mean() ? i : found;
      stated = CaseIndex.same(readings.get(i).label(), check.reachedAt()) ? i : stated;
    }
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i <= stated; i++) {
      outcomes.add(point(readings.get(i).sample(), most, i == stated, found == stated));
    }
    Outcome outcome = stated < 0 ? Outcome.CONTRADICTED : Outcome.worst(outcomes);
    String difference =
        found == stated || stated < 0
            ? ""
            : Math.abs(found - stated) + (found > stated ? " later" : " earlier");
    return new Finding(outcome, "at " + readings.get(found).label() + ": " + gave, difference);
  }

  /**
   * Whether a point up to the stated one is on its side of 95 %: the stated one above, others not.
   */
  private static Outcome point(Sample point, Sample most, boolean stated, boolean asStated) {
    if (asStated) {
      return Outcome.HOLDS;
    }
    boolean right = stated == point.mean() >= REACHED * most.mean();
    Interval.Side wrong = stated ? Interval.Side.BELOW : Interval.Side.ABOVE;
    return right
        ? Outcome.HOLDS
        : Compared.above(point, most, REACHED) == wrong
            ? Outcome.CONTRADICTED
            : Outcome.NOT_RESOLVED;
  }
}
