package org.raidbench.core.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;

/** Who is first, who shares a place, and who is left out. */
final class RankingTest {
  private static final BenchResult RESULTS =
      results(
          of("slow", 500, 0.01, 1_000_000),
          of("fast", 1_000, 0.01, 3_000_000),
          CaseResult.notApplicable(Map.of("controller", "hba"), 1, "no RAID on an HBA"),
          of("as fast", 985, 0.01, 2_000_000),
          of("who knows", 900, 0.15, 2_500_000),
          of("slower", 800, 0.01, 1_500_000));

  private static BenchResult results(CaseResult... cases) {
    return new BenchResult("", 1, List.of(cases), true);
  }

  private static CaseResult of(String controller, double iops, double share, long nanos) {
    return of(Map.of("controller", controller), iops, share, nanos);
  }

  private static CaseResult of(
      Map<String, String> coordinates, double iops, double share, long nanos) {
    List<Long> percentiles = new ArrayList<>(Collections.nCopies(Latency.LEVELS.size(), nanos));
    long ios = iops > 0 ? 1 : 0;
    Measurement measured =
        new Measurement(
            new Traffic(ios, ios, iops, ios, new Latency(ios, 1, nanos, nanos, 0, percentiles)),
            new Confidence(0.95, share, true, 16),
            "disks",
            "",
            Map.of(),
            Map.of(),
            1,
            1,
            List.of());
    return new CaseResult(
        coordinates, 1, null, measured, List.of(), List.of(), List.of(), List.of());
  }

  private static CaseResult nothing(String controller) {
    return of(controller, 0, 0.01, 0);
  }

  private static String controller(CaseResult result) {
    return result.coordinates().getOrDefault("controller", "");
  }

  private static List<String> places(Ranking ranking) {
    return ranking.places().stream()
        .map(it -> it.number() + " " + controller(it.result()))
        .toList();
  }

  @Test
  void equalsShareAPlace() {
    Ranking ranking = Ranking.byIops(RESULTS);
    assertEquals(
        List.of("1 fast", "1 as fast", "1 who knows", "4 slower", "5 slow"), places(ranking));
    assertEquals("fast", controller(ranking.best()));
  }

  @Test
  void whereNothingWasCompletedThereIsNoLatencyToBeFirstBy() {
    BenchResult results = results(of("slow", 500, 0.01, 1_000_000), nothing("stuck"));
    assertEquals(List.of("1 slow"), places(Ranking.byLatency(results, 99)));
    assertEquals(List.of("1 slow"), places(Ranking.byIops(results)));
    assertEquals("no I/O was completed", Ranking.byIops(results).leftOut().get(0).reason());
  }

  @Test
  void theShortestLatencyIsFirst() {
    assertEquals(
        List.of("1 slow", "2 slower", "3 as fast", "4 who knows", "5 fast"),
        places(Ranking.byLatency(RESULTS, 99)));
  }

  @Test
  void aLimitLeavesOut() {
    Ranking ranking = Ranking.byIops(RESULTS).withLatencyBelow(99.9, Duration.ofMillis(2));
    assertEquals(List.of("1 slower", "2 slow"), places(ranking));
    assertEquals(
        """
        1. slower: 800 ±8 IOPS, p99 1.5 ms, limited by disks
        2. slow: 500 ±5 IOPS, p99 1 ms, limited by disks
        -  hba: no RAID on an HBA
        -  fast: p99.9 is 3 ms, not below 2 ms
        -  as fast: p99.9 is 2 ms, not below 2 ms
        -  who knows: p99.9 is 2.5 ms, not below 2 ms
        """,
        ranking.text());
  }

  @Test
  void whereNobodyIsLeftTheReasonsAreTold() {
    Ranking ranking =
        Ranking.byIops(results(RESULTS.cases().get(0), RESULTS.cases().get(2)))
            .withLatencyBelow(50, Duration.ofNanos(10));
    NoSuchElementException e = assertThrows(NoSuchElementException.class, ranking::best);
    assertEquals(
        "no case is left: hba: no RAID on an HBA; slow: p50 is 1 ms, not below 0.01 µs",
        e.getMessage());
    assertEquals(List.of(), ranking.places());
  }

  @Test
  void differentWorkloadsAreNoContest() {
    BenchResult results =
        results(
            of(Map.of("controller", "a", "workload", "x"), 1, 0, 1),
            of(Map.of("controller", "a", "workload", "y"), 2, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> Ranking.byIops(results));
    assertEquals(List.of("1 a"), places(Ranking.byIops(results.where("workload", "y"))));
    assertThrows(IllegalArgumentException.class, () -> Ranking.byLatency(RESULTS, 98.7));
  }

  @Test
  void whatIsNotThereIsTold() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> RESULTS.where("controler", "slow"));
    assertEquals("no case has a dimension \"controler\"; nearest: controller", e.getMessage());
    e = assertThrows(IllegalArgumentException.class, () -> RESULTS.where("controller", "slo"));
    assertEquals("no case has controller \"slo\"; nearest: slow", e.getMessage());
    e = assertThrows(IllegalArgumentException.class, RESULTS::only);
    assertEquals("there are 6 cases, not one", e.getMessage());
  }
}
