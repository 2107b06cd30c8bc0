package org.raidbench.core.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;

/** What stands in a cell, for the cases that fall into it. */
final class CellText {
  /** A cell whose case was not run. */
  private static final String MISSING = "...";

  private static final String NOT_APPLICABLE = "n/a";

  /** Days that never end, for nothing is written; a latency where nothing was completed. */
  private static final String NOTHING = "-";

  private CellText() {}

  static String of(List<CaseResult> cases, Metric metric) {
    if (cases.isEmpty()) {
      return MISSING;
    }
    if (metric.isRatio()) {
      return ratio(cases, metric);
    }
    if (metric.shown().gathers()) {
      OptionalDouble rating = Figures.of(cases, metric.shown());
      return rating.isPresent() ? number(rating.getAsDouble(), metric.shown()) : NOT_APPLICABLE;
    }
    CaseResult first = cases.get(0);
    @Nullable Measurement measured = first.total();
    if (measured == null) {
      return NOT_APPLICABLE;
    }
    if (isLatencyOfNothing(measured, metric.shown())) {
      return NOTHING;
    }
    return switch (metric.shown()) {
      case LIMITED_BY -> measured.bottleneck();
      case NEXT -> measured.runnerUp();
      default -> number(Figures.of(measured, metric.shown()), metric.shown());
    };
  }

  /** Why there is no figure; empty if there is one, or the case was not run. */
  static String reason(List<CaseResult> cases, Metric metric) {
    List<CaseResult> needed = cases;
    if (metric.isRatio()) {
      needed =
          Stream.of(metric.over(), metric.under())
              .flatMap(value -> with(cases, value).stream())
              .toList();
    } else if (!metric.shown().gathers()) {
      needed = cases.stream().limit(1).toList();
    }
    for (CaseResult it : needed) {
      @Nullable Measurement measured = it.total();
      if (measured == null) {
        return String.valueOf(it.notApplicable());
      }
      if (isLatencyOfNothing(measured, metric.shown())) {
        return "nothing was completed in the measured interval";
      }
    }
    return "";
  }

  /** Of no I/Os there is no latency, not one of nothing. */
  private static boolean isLatencyOfNothing(Measurement measured, Shown shown) {
    return shown.isLatency() && measured.all().latency().count() == 0;
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
    if (isLatencyOfNothing(a, metric.shown()) || isLatencyOfNothing(b, metric.shown())) {
      return NOTHING;
    }
    double divisor = Figures.of(b, metric.shown());
    return divisor == 0 || Double.isInfinite(divisor)
        ? NOT_APPLICABLE
        : fixed(Figures.of(a, metric.shown()) / divisor, 2);
  }

  private static Optional<CaseResult> with(List<CaseResult> cases, String value) {
    return cases.stream().filter(it -> it.coordinates().containsValue(value)).findFirst();
  }

  private static String number(double value, Shown shown) {
    if (Double.isInfinite(value)) {
      return NOTHING;
    }
    return switch (shown) {
      case POOL_FILLED, POOL_DIRTY, POOL_HITS -> fixed(value, 3);
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
