package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.raidbench.core.measure.Interval;
import org.raidbench.validation.check.Best;
import org.raidbench.validation.stand.CaseIndex;
import org.raidbench.validation.stand.Sample;

/** Judges whether no other value has more than the best of those that lead; a tie is no more. */
final class BestJudge implements Judge<Best> {
  @Override
  public Finding judge(Best check, List<Reading> readings) {
    List<Reading> leading = new ArrayList<>();
    List<Reading> others = new ArrayList<>();
    for (Reading reading : readings) {
      boolean leads = check.best().stream().anyMatch(it -> CaseIndex.same(reading.label(), it));
      (leads ? leading : others).add(reading);
    }
    Sample best = most(leading);
    List<Outcome> outcomes = new ArrayList<>();
    for (Reading other : others) {
      outcomes.add(
          other.sample().mean() <= (1 + Compared.TIE) * best.mean()
              ? Outcome.HOLDS
              : Compared.above(other.sample(), best, 1 + Compared.TIE) == Interval.Side.ABOVE
                  ? Outcome.CONTRADICTED
                  : Outcome.NOT_RESOLVED);
    }
    Comparator<Reading> byMean = Comparator.comparingDouble(it -> it.sample().mean());
    String gave =
        readings.stream()
            .sorted(byMean.reversed())
            .map(Reading::text)
            .collect(Collectors.joining(" > "));
    double next = others.stream().mapToDouble(it -> it.sample().mean()).max().orElse(Double.NaN);
    return new Finding(Outcome.worst(outcomes), gave, Numbers.percent(best.mean() / next - 1));
  }

  /** Seed by seed, the most that one of them has. */
  private static Sample most(List<Reading> readings) {
    double[] most = new double[readings.get(0).sample().size()];
    for (int seed = 0; seed < most.length; seed++) {
      double value = Double.NEGATIVE_INFINITY;
      for (Reading reading : readings) {
        value = Math.max(value, reading.sample().at(seed));
      }
      most[seed] = value;
    }
    return Sample.of(most);
  }
}
