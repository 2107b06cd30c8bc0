package org.raidbench.core.winbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.core.pattern.PatternKeys;

final class LinearReadTest {
  private final LinearRead pattern = new LinearRead();

  private Spec with(Key key, String value) {
    return pattern.spec().with(Figure.of(key, value, Certainty.GIVEN, "test", List.of()));
  }

  @Test
  void samplesFromTheBeginningToTheEnd() {
    List<WorkloadCase> cases = pattern.createCases("w", with(PatternKeys.SAMPLES, "9"));
    assertEquals(
        List.of("0 %", "12.5 %", "25 %", "37.5 %", "50 %", "62.5 %", "75 %", "87.5 %", "100 %"),
        cases.stream().map(it -> it.coordinates().get("position")).toList());
    assertEquals(0, job(cases.get(0)).region().offsetShare());
    double last = job(cases.get(8)).region().offsetShare();
    assertTrue(last < 1 && last > 0.99, () -> "last sample at " + last);
  }

  private static Job job(WorkloadCase sample) {
    return sample.workload().stages().get(0).get(0);
  }

  @Test
  void aSampleIsReadOnceInOrder() {
    Job job = job(pattern.createCases("w", pattern.spec()).get(3));
    assertEquals(64L << 20, job.timing().totalBytes());
    assertEquals(0, job.timing().rampNanos());
    assertEquals(1, job.lines().get(0).readShare());
    assertEquals(0, job.lines().get(0).randomShare());
  }

  @Test
  void oneSampleIsNoDimension() {
    assertEquals(
        Map.of(), pattern.createCases("w", with(PatternKeys.SAMPLES, "1")).get(0).coordinates());
  }

  @Test
  void allSamplesAreStagesOfOneWorkload() {
    assertEquals(21, pattern.create("w", pattern.spec()).stages().size());
  }

  @Test
  void lessThanABlockIsRefused() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> pattern.createCases("w", with(PatternKeys.SIZE, "32KiB")));
    assertEquals("size: \"32KiB\" is less than a block", refused.getMessage());
  }
}
