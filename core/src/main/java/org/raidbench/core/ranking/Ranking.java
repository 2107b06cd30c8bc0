package org.raidbench.core.ranking;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.measure.Interval;
import org.raidbench.core.measure.Readings;

/**
 * The cases of a bench from the best to the worst, for one workload:
 *
 * <pre>{@code
 * Ranking.byIops(results).withLatencyBelow(99, Duration.ofMillis(2)).best()
 * }</pre>
 *
 * <p>Cases that cannot be told apart share a place: within 2 %, or where the intervals of the means
 * leave the difference open. Immutable.
 */
public final class Ranking {
  private static final String NOTHING_COMPLETED = "no I/O was completed";

  /**
   * A case that was ranked.
   *
   * @param number its place, from 1; the place after two firsts is 3
   * @param result the case
   */
  public record Place(int number, CaseResult result) {}

  /**
   * A case that was not ranked.
   *
   * @param result the case
   * @param reason why
   */
  public record LeftOut(CaseResult result, String reason) {}

  /** A case and what it is ranked by, negative where less is better. */
  private record Ranked(CaseResult result, Interval merit) {}

  private final List<Ranked> ranked;
  private final List<LeftOut> leftOut;

  private Ranking(List<Ranked> ranked, List<LeftOut> leftOut) {
    this.ranked = List.copyOf(ranked);
    this.leftOut = List.copyOf(leftOut);
  }

  /**
   * Ranks by completed I/Os a second, the most first.
   *
   * @param results the cases; one workload
   * @return the ranking; cases that are not applicable are left out, and those in which no I/O was
   *     completed
   * @throws IllegalArgumentException if the cases are of several workloads; {@link
   *     BenchResult#where} picks one
   */
  public static Ranking byIops(BenchResult results) {
    return by(results, Readings::iops);
  }

  /**
   * Ranks by a percentile of latency, the shortest first.
   *
   * @param results the cases; one workload
   * @param percent one of {@link org.raidbench.api.result.Latency#LEVELS}
   * @return the ranking; cases that are not applicable are left out, and those in which no I/O was
   *     completed
   * @throws IllegalArgumentException if the cases are of several workloads, or no such percentile
   *     is kept
   */
  public static Ranking byLatency(BenchResult results, double percent) {
    return by(
        results,
        measured -> new Interval(-(double) measured.all().latency().percentileNanos(percent), 0));
  }

  /** Reads off what cases are ranked by. */
  private interface Merit {
    Interval of(Measurement measured);
  }

  private static Ranking by(BenchResult results, Merit merit) {
    Set<@Nullable String> workloads = new HashSet<>();
    List<Ranked> ranked = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (CaseResult it : results.cases()) {
      workloads.add(it.coordinates().get(BenchCase.WORKLOAD));
      @Nullable String reason = it.notApplicable();
      if (reason == null && it.measured().all().ios() == 0) {
        reason = NOTHING_COMPLETED;
      }
      if (reason == null) {
        ranked.add(new Ranked(it, merit.of(it.measured())));
      } else {
        leftOut.add(new LeftOut(it, reason));
      }
    }
    if (workloads.size() > 1) {
      throw new IllegalArgumentException(
          "cases of " + workloads.size() + " workloads cannot be ranked; where() picks one");
    }
    // Equals stay in the order of the bench.
    ranked.sort(Comparator.comparingDouble(it -> -it.merit().mean()));
    return new Ranking(ranked, leftOut);
  }

  /**
   * Leaves out what is too slow in answering.
   *
   * @param percent one of {@link org.raidbench.api.result.Latency#LEVELS}
   * @param limit what that percentile has to be below
   * @return the ranking of the others
   * @throws IllegalArgumentException if no such percentile is kept
   */
  public Ranking withLatencyBelow(double percent, Duration limit) {
    List<Ranked> within = new ArrayList<>();
    List<LeftOut> out = new ArrayList<>(leftOut);
    for (Ranked it : ranked) {
      long nanos = it.result().measured().all().latency().percentileNanos(percent);
      if (nanos < limit.toNanos()) {
        within.add(it);
      } else {
        out.add(
            new LeftOut(
                it.result(),
                "p%s is %s, not below %s"
                    .formatted(
                        Readings.percent(percent),
                        Readings.duration((double) nanos),
                        Readings.duration((double) limit.toNanos()))));
      }
    }
    return new Ranking(within, out);
  }

  /**
   * The best case; of several that cannot be told apart, the one with the best mean.
   *
   * @return the case
   * @throws NoSuchElementException if all were left out; with the reasons
   */
  public CaseResult best() {
    if (ranked.isEmpty()) {
      throw new NoSuchElementException(
          "no case is left: "
              + leftOut.stream()
                  .map(it -> name(it.result()) + ": " + it.reason())
                  .collect(Collectors.joining("; ")));
    }
    return ranked.get(0).result();
  }

  /**
   * The cases, best first.
   *
   * @return places, ascending
   */
  public List<Place> places() {
    List<Place> places = new ArrayList<>();
    int first = 0;
    for (int i = 0; i < ranked.size(); i++) {
      if (!sharesPlace(ranked.get(first).merit(), ranked.get(i).merit())) {
        first = i;
      }
      places.add(new Place(first + 1, ranked.get(i).result()));
    }
    return places;
  }

  private static boolean sharesPlace(Interval best, Interval other) {
    return best.isNear(other, Interval.TIE_SHARE)
        || best.minus(other, 1).side(0) == Interval.Side.UNCLEAR;
  }

  /**
   * The cases that were not ranked.
   *
   * @return first those that are not applicable, then those beyond a limit
   */
  public List<LeftOut> leftOut() {
    return leftOut;
  }

  /**
   * The ranking for people, a line for each case.
   *
   * @return lines that end with a line feed
   */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Place place : places()) {
      Measurement measured = place.result().measured();
      text.append(
          "%d. %s: %s IOPS, p99 %s, limited by %s\n"
              .formatted(
                  place.number(),
                  name(place.result()),
                  Readings.iops(measured).text(),
                  Readings.duration((double) measured.all().latency().percentileNanos(99)),
                  measured.bottleneck()));
    }
    for (LeftOut it : leftOut) {
      text.append("-  %s: %s\n".formatted(name(it.result()), it.reason()));
    }
    return text.toString();
  }

  /** What tells it from the others: its values, but for the workload, which is the same for all. */
  private static String name(CaseResult result) {
    return result.coordinates().entrySet().stream()
        .filter(it -> !it.getKey().equals(BenchCase.WORKLOAD))
        .map(it -> it.getValue())
        .collect(Collectors.joining(", "));
  }
}
