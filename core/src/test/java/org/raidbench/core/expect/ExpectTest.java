package org.raidbench.core.expect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.raidbench.core.expect.Expect.expect;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;
import org.raidbench.core.Golden;

/** Every expectation can be met and can fail, and what it then says. */
final class ExpectTest {
  private static final CaseResult RESULT = result("reads", 1_000, 0.01, true);
  private static final CaseResult HALF = result("writes", 500, 0.01, true);
  private static final CaseResult SAME = result("writes", 1_015, 0.004, true);
  private static final CaseResult NEAR = result("writes", 960, 0.05, true);
  private static final CaseResult UNSURE = result("writes", 800, 0.35, false);
  private static final CaseResult NONE =
      CaseResult.notApplicable(Map.of("level", "RAID 5"), 3, "no RAID on an HBA");

  /** What is not met, in the order of the golden file. */
  private static final Map<String, Consumer<CaseResult>> FAILING = failing();

  private static Map<String, Consumer<CaseResult>> failing() {
    Map<String, Consumer<CaseResult>> all = new LinkedHashMap<>();
    all.put("between", it -> expect(it).iops().between(1_100, 1_200));
    all.put("between, nearly", it -> expect(it).iops().between(1_005, 1_200));
    all.put("at least", it -> expect(it).iops().atLeast(1_500.5));
    all.put("at most", it -> expect(it).megabytesPerSecond().atMost(4));
    all.put("within", it -> expect(it).iops().within(5).percentOf(2_000));
    all.put("limited by", it -> expect(it).isLimitedBy("disks"));
    all.put("not limited by", it -> expect(it).isNotLimitedBy("firmware"));
    all.put("settled", it -> expect(UNSURE).isSettled());
    all.put("latency below", it -> expect(it).latency().p99().below(Duration.ofMillis(2)));
    all.put("latency above", it -> expect(it).latency().max().above(Duration.ofSeconds(2)));
    all.put(
        "latency between",
        it -> expect(it).latency().mean().between(Duration.ofNanos(10), Duration.ofMillis(1)));
    all.put(
        "percentile", it -> expect(it).latency().percentile(99.9).below(Duration.ofNanos(2_500)));
    all.put("median", it -> expect(it).latency().p50().above(Duration.ofMillis(50)));
    all.put("ninetieth", it -> expect(it).latency().p90().above(Duration.ofMillis(50)));
    all.put("utilisation", it -> expect(it).utilisation("firmware").atMost(0.5));
    all.put("utilisation of what", it -> expect(it).utilisation("firmwear").atMost(0.5));
    all.put("at least times", it -> expect(it).isAtLeast(2.5).timesAsFastAs(HALF));
    all.put("at least times, nearly", it -> expect(it).isAtLeast(2.01).timesAsFastAs(HALF));
    all.put("at most times", it -> expect(it).isAtMost(1.5).timesAsFastAs(HALF));
    all.put("faster", it -> expect(HALF).isFasterThan(it));
    all.put("faster than an equal", it -> expect(SAME).isFasterThan(it));
    all.put("faster, nearly", it -> expect(it).isFasterThan(NEAR));
    all.put("as fast", it -> expect(it).isAsFastAs(HALF));
    all.put("as fast, who knows", it -> expect(it).isAsFastAs(UNSURE));
    all.put("not applicable", it -> expect(it).isNotApplicable("no RAID"));
    all.put("not applicable for another reason", it -> expect(NONE).isNotApplicable("too few"));
    all.put("a figure of nothing", it -> expect(NONE).iops().atLeast(1));
    all.put("a latency of nothing", it -> expect(NONE).latency());
    all.put("a limit of nothing", it -> expect(NONE).isLimitedBy("disks"));
    all.put("as fast as nothing", it -> expect(it).isAsFastAs(NONE));
    all.put("note", it -> expect(it).hasNote("battery"));
    all.put("note among others", it -> expect(UNSURE).hasNote("battery"));
    return all;
  }

  private static CaseResult result(String workload, double iops, double share, boolean settled) {
    List<Long> percentiles = new ArrayList<>();
    for (int i = 0; i < Latency.LEVELS.size(); i++) {
      percentiles.add(1_000_000L + i * 250_417L);
    }
    Measurement measured =
        new Measurement(
            new Traffic(
                3_000,
                12_288_000,
                iops,
                4_096 * iops,
                new Latency(3_000, 900, 9_000_000, 1_234_567.8, 1_000, percentiles)),
            new Confidence(0.95, share, settled, 16),
            "firmware",
            settled ? "disks" : "",
            Map.of("firmware", 0.97, "host link", 0.2),
            Map.of(),
            1_000_000_000,
            3_000_000_000L,
            List.of());
    return new CaseResult(
        Map.of("workload", workload),
        7,
        null,
        measured,
        List.of(),
        List.of(),
        List.of(),
        settled ? List.of() : List.of("write-back without protection runs as write-through"));
  }

  @Test
  void whatIsNotMetIsToldInTheseWords() throws IOException {
    StringBuilder told = new StringBuilder();
    FAILING.forEach(
        (name, expectation) ->
            told.append(name)
                .append(":\n")
                .append(
                    assertThrows(AssertionError.class, () -> expectation.accept(RESULT), name)
                        .getMessage())
                .append("\n\n"));
    Golden.check(Golden.folder("expect").resolve("messages.txt"), told.toString());
  }

  @Test
  void whatIsMetGoesOn() {
    expect(RESULT)
        .iops()
        .between(1_000, 1_000)
        .iops()
        .atLeast(1_000)
        .iops()
        .atMost(1_000)
        .iops()
        .within(5)
        .percentOf(1_050)
        .megabytesPerSecond()
        .between(4.0, 4.1)
        .isLimitedBy("Firmware")
        .isNotLimitedBy("firm")
        .isSettled()
        .utilisation("host link")
        .atMost(0.2)
        .latency()
        .mean()
        .between(Duration.ofMillis(1), Duration.ofMillis(2))
        .latency()
        .p50()
        .below(Duration.ofMillis(3))
        .latency()
        .p99()
        .above(Duration.ofMillis(3))
        .isAtLeast(2)
        .timesAsFastAs(HALF)
        .isAtMost(2)
        .timesAsFastAs(HALF)
        .isFasterThan(HALF)
        .isAsFastAs(SAME)
        .isAsFastAs(NEAR);
    expect(NONE).isNotApplicable("no RAID");
    expect(UNSURE).hasNote("without protection");
  }

  @Test
  void whatCannotBeMeantIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> expect(RESULT).iops().between(2, 1));
    assertThrows(IllegalArgumentException.class, () -> expect(RESULT).iops().within(-1));
    assertThrows(IllegalArgumentException.class, () -> expect(RESULT).isAtLeast(0));
    assertThrows(IllegalArgumentException.class, () -> expect(RESULT).isLimitedBy(" "));
    assertThrows(IllegalArgumentException.class, () -> expect(RESULT).hasNote(""));
    assertThrows(IllegalArgumentException.class, () -> expect(RESULT).latency().percentile(98.5));
    assertThrows(
        IllegalArgumentException.class,
        () -> expect(RESULT).latency().p99().between(Duration.ofMillis(2), Duration.ofMillis(1)));
  }

  @Test
  void anExpectationCanBeKept() {
    FigureExpectation iops = expect(RESULT).iops();
    iops.atLeast(900);
    AssertionError first = assertThrows(AssertionError.class, () -> iops.atLeast(1_100));
    AssertionError second = assertThrows(AssertionError.class, () -> iops.atLeast(1_100));
    assertEquals(first.getMessage(), second.getMessage());
  }
}
