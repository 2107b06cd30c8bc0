package org.raidbench.core.fctest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;

final class FcTestTest {
  private static WorkloadPattern set(String product) {
    return FcTestPatterns.all().stream()
        .filter(it -> it.id().product().equals(product))
        .findFirst()
        .orElseThrow();
  }

  private static FileWork work(WorkloadCase it) {
    Job job = it.workload().stages().get(0).get(0);
    return assertInstanceOf(FileWork.class, job.source());
  }

  @ParameterizedTest
  @CsvSource({
    "install, 414, 575000000",
    "iso, 3, 1600000000",
    "mp3, 271, 1000000000",
    "programs, 8504, 1400000000",
    "windows, 9006, 1060000000"
  })
  void theSetsHaveTheirCountsAndTotals(String product, int files, long total) {
    WorkloadPattern pattern = set(product);
    for (WorkloadCase it : pattern.createCases("w", pattern.spec())) {
      long[] sizes = work(it).sizes().of(work(it).files(), work(it).totalBytes());
      assertEquals(files, sizes.length);
      assertEquals(total, Arrays.stream(sizes).sum());
    }
  }

  @Test
  void theStepsAreCases() {
    WorkloadPattern pattern = set("install");
    assertEquals(
        List.of(
            Map.of("step", "create"),
            Map.of("step", "read"),
            Map.of("step", "copy near"),
            Map.of("step", "copy far")),
        pattern.createCases("w", pattern.spec()).stream().map(WorkloadCase::coordinates).toList());
    List<WorkloadCase> one =
        pattern.createCases(
            "w",
            pattern
                .spec()
                .with(Figure.of(FcTestKeys.STEP, "copy far", Certainty.GIVEN, "test", List.of())));
    assertEquals(1, one.size());
    assertEquals(Step.COPY_FAR, work(one.get(0)).step());
    assertTrue(one.get(0).coordinates().isEmpty());
  }
}
