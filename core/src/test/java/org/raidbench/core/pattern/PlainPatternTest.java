package org.raidbench.core.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;

/** The workload that is spelled out. */
final class PlainPatternTest {
  private static final PlainPattern PATTERN = new PlainPattern();

  private static Spec spec(Map<Key, String> values) {
    Spec spec = PATTERN.spec();
    for (Map.Entry<Key, String> entry : values.entrySet()) {
      spec =
          spec.with(
              Figure.of(entry.getKey(), entry.getValue(), Certainty.GIVEN, "test", List.of()));
    }
    return spec;
  }

  private static Job job(Map<Key, String> values) {
    return PATTERN.create("w", spec(values)).stages().get(0).get(0);
  }

  @Test
  void usualValuesReadAtRandom() {
    Job job = job(Map.of());
    assertEquals(List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096)), job.lines());
    assertEquals(Timing.BENCH, job.timing());
    assertEquals(Pacing.NONE, job.pacing());
    assertEquals(Region.WHOLE, job.region());
  }

  @Test
  void everythingCanBeSpelledOut() {
    Job job =
        job(
            Map.ofEntries(
                Map.entry(PatternKeys.BLOCK, "8KiB"),
                Map.entry(PatternKeys.READ, "70%"),
                Map.entry(PatternKeys.RANDOM_SHARE, "80%"),
                Map.entry(PatternKeys.QUEUE_DEPTH, "32"),
                Map.entry(PatternKeys.THREADS, "24"),
                Map.entry(PatternKeys.ALIGN, "512B"),
                Map.entry(PatternKeys.OFFSET, "1MiB"),
                Map.entry(PatternKeys.SIZE, "1GiB"),
                Map.entry(PatternKeys.DISTRIBUTION, "zipf 1.2"),
                Map.entry(PatternKeys.RATE, "1000"),
                Map.entry(PatternKeys.RAMP, "5s"),
                Map.entry(PatternKeys.TIME, "1min")));
    assertEquals(List.of(new AccessLine(1, 8192, 8192, 0.7, 0.8, 512)), job.lines());
    assertEquals(24, job.instances());
    assertEquals(32, job.queueDepth());
    assertEquals(new Region(1 << 20, 0, 1 << 30, 0, 0, false), job.region());
    assertEquals(new Distribution.Zipf(1.2), job.distribution());
    assertEquals(new Pacing(700, 300, 0, 0, false, 0, 1), job.pacing());
    assertEquals(new Timing(0, 5_000_000_000L, 60_000_000_000L, 0, false), job.timing());
  }

  @Test
  void sequentialIsNotRandom() {
    Job job = job(Map.of(PatternKeys.ACCESS, "sequential", PatternKeys.BLOCK, "1MiB"));
    assertEquals(List.of(new AccessLine(1, 1 << 20, 1 << 20, 1, 0, 1 << 20)), job.lines());
  }

  @Test
  void contradictionsAndUnknownWordsAreTold() {
    assertFault(
        Map.of(PatternKeys.ACCESS, "sequential", PatternKeys.RANDOM_SHARE, "50%"),
        "random-share: \"50%\" contradicts access: sequential; expected access: random");
    assertFault(
        Map.of(PatternKeys.ACCESS, "randmo"),
        "access: \"randmo\" is not one of: random, sequential");
    assertFault(
        Map.of(PatternKeys.DISTRIBUTION, "zipf 1"),
        "distribution: \"zipf 1\" is not known; expected uniform, zipf 1.1, pareto 0.2 or normal"
            + " 0.1");
    assertFault(Map.of(PatternKeys.SIZE, "512B"), "size: \"512B\" is less than a block");
  }

  private static void assertFault(Map<Key, String> values, String message) {
    Spec spec = spec(values);
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> PATTERN.create("w", spec)).getMessage());
  }
}
