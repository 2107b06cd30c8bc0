package org.raidbench.core.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;

/** What stands in a cell, for the cases that fall into it. */
final class CellText {
  /** A cell whose case was not run. */
  private static final String MISSING = "...";

  private static final String NOT_APPLICABLE = "n/a";
  private static final String DEPTH = "queue-depth";
  private static final double NANOS_PER_MS = 1e6;

  private CellText() {}

  static String of(List<CaseResult> cases, Metric metric) {
    if (cases.isEmpty()) {
      return MISSING;
    }
    if (metric.isRatio()) {
      return ratio(cases, metric);
    }
    if (metric.shown().gathers()) {
      OptionalDouble rating = rating(cases, metric.shown());
      return rating.isPresent() ? number(rating.getAsDouble(), metric.shown()) : NOT_APPLICABLE;
    }
    CaseResult first = cases.get(0);
    @Nullable Measurement measured = first.total();
    if (measured == null) {
      return metric.shown() == Shown.LIMITED_BY
          ? String.valueOf(first.notApplicable())
          : NOT_APPLICABLE;
    }
    return switch (metric.shown()) {
      case LIMITED_BY -> measured.bottleneck();
      case NEXT -> measured.runnerUp();
      default -> number(value(measured, metric.shown()), metric.shown());
    };
  }

  private static String ratio(List<CaseResult> cases, Metric metric) {
    Optional<CaseResult> over = with(cases, metric.over());
    Optional<CaseResult> under = with(cases, metric.under());
    if (over.isEmpty() || under.isEmpty()) {
      return MISSING;
    }
    @Nullable Measurement a = over.get().total();
    @Nullable Measurement b = under.get().total();
    if (a == null || b == null) {
      return NOT_APPLICABLE;
    }
    double divisor = value(b, metric.shown());
    return divisor == 0 ? NOT_APPLICABLE : fixed(value(a, metric.shown()) / divisor, 2);
  }

  private static Optional<CaseResult> with(List<CaseResult> cases, String value) {
    return cases.stream().filter(it -> it.coordinates().containsValue(value)).findFirst();
  }

  private static OptionalDouble rating(List<CaseResult> cases, Shown shown) {
    double sum = 0;
    for (CaseResult it : cases) {
      @Nullable Measurement measured = it.total();
      if (measured == null) {
        return OptionalDouble.empty();
      }
      String depth = it.coordinates().getOrDefault(DEPTH, "1");
      sum +=
          shown == Shown.RATING_BY_DEPTH
              ? measured.all().iops() / Double.parseDouble(depth)
              : measured.all().iops();
    }
    return OptionalDouble.of(shown == Shown.RATING ? sum / cases.size() : sum);
  }

  private static double value(Measurement measured, Shown shown) {
    Latency latency = measured.all().latency();
    return switch (shown) {
      case IOPS -> measured.all().iops();
      case MB -> measured.all().bytesPerSecond() / 1e6;
      case MIB -> measured.all().bytesPerSecond() / (1 << 20);
      case MEAN -> latency.meanNanos() / NANOS_PER_MS;
      case P50 -> latency.percentileNanos(50) / NANOS_PER_MS;
      case P90 -> latency.percentileNanos(90) / NANOS_PER_MS;
      case P99 -> latency.percentileNanos(99) / NANOS_PER_MS;
      case P99_9 -> latency.percentileNanos(99.9) / NANOS_PER_MS;
      case MAX -> latency.maxNanos() / NANOS_PER_MS;
      case RATING, RATING_BY_DEPTH, LIMITED_BY, NEXT -> throw new IllegalArgumentException();
    };
  }

  private static String number(double value, Shown shown) {
    return switch (shown) {
      case MEAN, P50, P90, P99, P99_9, MAX -> fixed(value, value < 10 ? 3 : value < 100 ? 2 : 1);
      default -> grouped(fixed(value, value < 100 ? 1 : 0));
    };
  }

  private static String fixed(double value, int decimals) {
    return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
  }

  /** {@code 1 100 300}: groups of three from the right of the whole part. */
  private static String grouped(String number) {
    int end = number.indexOf('.') < 0 ? number.length() : number.indexOf('.');
    StringBuilder text = new StringBuilder(number);
    for (int i = end - 3; i > 0; i -= 3) {
      text.insert(i, ' ');
    }
    return text.toString();
  }
}
