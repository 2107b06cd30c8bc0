package org.raidbench.validation.judge;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.measure.Interval;
import org.raidbench.validation.check.InRange;
import org.raidbench.validation.stand.Sample;

/** Judges whether a mean lies within bounds; outside, only if its whole interval does. */
final class RangeJudge implements Judge<InRange> {
  @Override
  public Finding judge(InRange check, List<Reading> readings) {
    InRange.@Nullable Fold fold = check.fold();
    Comparator<Reading> byMean = Comparator.comparingDouble(it -> it.sample().mean());
    Reading reading =
        (fold == null || fold.most()
                ? readings.stream().max(byMean)
                : readings.stream().min(byMean))
            .orElseThrow();
    Sample sample = check.asIncrease() ? increase(reading.sample()) : reading.sample();
    String gave = (fold == null ? "" : "at " + reading.label() + " ") + Numbers.mean(sample);
    if (check.asIncrease()) {
      gave =
          "increase %s (as a ratio %s)"
              .formatted(Numbers.mean(sample), Numbers.mean(reading.sample()));
    }
    return new Finding(outcome(check, sample), gave, difference(check, sample.mean()));
  }

  private static Sample increase(Sample ratio) {
    double[] values = new double[ratio.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = ratio.at(i) - 1;
    }
    return Sample.of(values);
  }

  private static Outcome outcome(InRange check, Sample sample) {
    @Nullable Double low = check.low();
    @Nullable Double high = check.high();
    if ((low == null || sample.mean() >= low) && (high == null || sample.mean() <= high)) {
      return Outcome.HOLDS;
    }
    boolean below = low != null && Compared.above(sample, low) == Interval.Side.BELOW;
    boolean above = high != null && Compared.above(sample, high) == Interval.Side.ABOVE;
    return below || above ? Outcome.CONTRADICTED : Outcome.NOT_RESOLVED;
  }

  /** How far off the published value, or outside the bounds. */
  private static String difference(InRange check, double mean) {
    @Nullable Double published = check.published();
    if (published != null) {
      return Numbers.percent(mean / published - 1);
    }
    @Nullable Double low = check.low();
    @Nullable Double high = check.high();
    if (low != null && mean < low) {
      return Numbers.percent(mean / low - 1);
    }
    return high != null && mean > high ? Numbers.percent(mean / high - 1) : "";
  }
}
