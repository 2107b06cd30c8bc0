package org.raidbench.core.table;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.PoolUse;
import org.raidbench.api.result.Wear;

/** Figures read off results, in the units that tables show: milliseconds for latencies. */
public final class Figures {
  private static final String DEPTH = "queue-depth";
  private static final double NANOS_PER_MS = 1e6;

  private Figures() {}

  /**
   * A figure of the cases of a cell.
   *
   * @param cases at least one; only those that gather take more than the first
   * @param shown which figure, a numeric one
   * @return the figure; empty if a case it needs is not applicable
   */
  public static OptionalDouble of(List<CaseResult> cases, Shown shown) {
    if (shown.gathers()) {
      return shown == Shown.RATING || shown == Shown.RATING_BY_DEPTH
          ? rating(cases, shown)
          : course(cases, shown);
    }
    @Nullable Measurement measured = cases.get(0).total();
    return measured == null ? OptionalDouble.empty() : OptionalDouble.of(of(measured, shown));
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

  /** A figure of cases that follow one another, such as the places of a linear read. */
  private static OptionalDouble course(List<CaseResult> cases, Shown shown) {
    double first = 0;
    double last = 0;
    double sum = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < cases.size(); i++) {
      @Nullable Measurement measured = cases.get(i).total();
      if (measured == null) {
        return OptionalDouble.empty();
      }
      last = of(measured, Shown.KB);
      first = i == 0 ? last : first;
      sum += last;
      least = Math.min(least, last);
    }
    return OptionalDouble.of(
        switch (shown) {
          case BEGIN -> first;
          case END -> last;
          case LEAST -> least;
          default -> sum / cases.size();
        });
  }

  /** A figure of one measurement; neither of several cases nor the name of a part. */
  static double of(Measurement measured, Shown shown) {
    Latency latency = measured.all().latency();
    return switch (shown) {
      case IOPS -> measured.all().iops();
      case MB -> measured.all().bytesPerSecond() / 1e6;
      case KB -> measured.all().bytesPerSecond() / 1e3;
      case MIB -> measured.all().bytesPerSecond() / (1 << 20);
      case MEAN -> latency.meanNanos() / NANOS_PER_MS;
      case P50 -> latency.percentileNanos(50) / NANOS_PER_MS;
      case P90 -> latency.percentileNanos(90) / NANOS_PER_MS;
      case P99 -> latency.percentileNanos(99) / NANOS_PER_MS;
      case P99_9 -> latency.percentileNanos(99.9) / NANOS_PER_MS;
      case MAX -> latency.maxNanos() / NANOS_PER_MS;
      case WEAR ->
          measured.wear().stream().mapToDouble(Wear::days).min().orElse(Double.POSITIVE_INFINITY);
      case WRITTEN ->
          measured.wear().stream().mapToDouble(Wear::bytesPerSecond).max().orElse(0) / 1e6;
      case POOL_FILLED -> mean(measured, PoolUse::filledShare);
      case POOL_DIRTY -> mean(measured, PoolUse::dirtyShare);
      case POOL_HITS -> mean(measured, PoolUse::hitShare);
      case RATING, RATING_BY_DEPTH, BEGIN, END, LEAST, AVERAGE, LIMITED_BY, NEXT ->
          throw new IllegalArgumentException(shown.word());
    };
  }

  private static double mean(Measurement measured, ToDoubleFunction<PoolUse> share) {
    return measured.pools().stream().mapToDouble(share).average().orElse(0);
  }
}
