package org.raidbench.core.crystaldiskmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Scoring;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.pattern.PatternKeys;

final class CrystalDiskMarkTest {
  private static final long SECOND = 1_000_000_000L;

  private static WorkloadPattern version(String number) {
    return CrystalDiskMarkPatterns.all().stream()
        .filter(it -> it.id().product().equals(number))
        .findFirst()
        .orElseThrow();
  }

  private static Spec with(Spec spec, Key key, String value) {
    return spec.with(Figure.of(key, value, Certainty.GIVEN, "test", List.of()));
  }

  private static List<String> tests(WorkloadPattern pattern, Spec spec) {
    return pattern.createCases("w", spec).stream()
        .map(it -> it.coordinates().getOrDefault("test", ""))
        .toList();
  }

  @Test
  void versionsThreeToNineAreThere() {
    assertEquals(
        List.of("3", "4", "5", "6", "7", "8", "9"),
        CrystalDiskMarkPatterns.all().stream().map(it -> it.id().product()).toList());
  }

  @Test
  void versionSixReadsFourRowsThenWritesThem() {
    WorkloadPattern six = version("6");
    assertEquals(
        List.of(
            "SEQ128K Q32T1 read",
            "RND4K Q8T8 read",
            "RND4K Q32T1 read",
            "RND4K Q1T1 read",
            "SEQ128K Q32T1 write",
            "RND4K Q8T8 write",
            "RND4K Q32T1 write",
            "RND4K Q1T1 write"),
        tests(six, six.spec()));
  }

  @Test
  void profilesChooseRows() {
    WorkloadPattern nine = version("9");
    assertEquals(
        List.of("SEQ1M Q8T1 read", "RND4K Q32T16 read", "SEQ1M Q8T1 write", "RND4K Q32T16 write"),
        tests(nine, with(nine.spec(), PatternKeys.PROFILE, "peak-nvme")));
  }

  @Test
  void aTestPreparesAndThenRunsWithPauses() {
    WorkloadPattern six = version("6");
    Spec spec =
        with(
            with(with(six.spec(), PatternKeys.RUNS, "3"), PatternKeys.SIZE, "2GiB"),
            PatternKeys.TEST,
            "RND4K Q8T8 write");
    List<WorkloadCase> cases = six.createCases("w", spec);
    assertEquals(1, cases.size());
    assertTrue(cases.get(0).coordinates().isEmpty(), "it says nothing that was not asked for");
    Workload workload = cases.get(0).workload();
    assertEquals(workload, six.create("w", spec));
    assertEquals(Scoring.BEST_AFTER_FIRST, workload.scoring());
    assertEquals(4, workload.stages().size());
    for (List<Job> stage : workload.stages()) {
      Job job = stage.get(0);
      assertEquals(8, job.instances());
      assertEquals(8, job.queueDepth());
      assertEquals(List.of(new AccessLine(1, 4096, 4096, 0, 1, 4096)), job.lines());
      assertEquals(2L << 30, job.region().sizeBytes());
      assertEquals(5 * SECOND, job.timing().runNanos());
      assertEquals(0, job.timing().rampNanos());
      boolean first = stage == workload.stages().get(0);
      assertEquals(first ? 0 : 5 * SECOND, job.timing().startDelayNanos());
    }
  }

  @Test
  void everythingInOneWorkloadCountsAll() {
    WorkloadPattern six = version("6");
    Workload whole = six.create("w", six.spec());
    assertEquals(8 * 6, whole.stages().size());
    assertEquals(Scoring.ALL, whole.scoring());
  }

  @Test
  void whatThereIsNotIsNamedWithWhatThereIs() {
    WorkloadPattern six = version("6");
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> six.create("w", with(six.spec(), PatternKeys.TEST, "RND4K Q8T8 raed")));
    assertTrue(e.getMessage().startsWith("test: "), e.getMessage());
    assertTrue(e.getMessage().contains("RND4K Q8T8 read"), e.getMessage());
  }
}
