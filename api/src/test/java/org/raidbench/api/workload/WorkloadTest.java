package org.raidbench.api.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.api.disk.DiskReader;

final class WorkloadTest {
  private static final AccessLine LINE = new AccessLine(1, 4096, 4096, 1, 1, 4096);

  @ParameterizedTest
  @CsvSource({
    "1, 512, 512, 0, 0, 512",
    "0.5, 512, 1048576, 1, 1, 4096",
    "100, 8192, 8192, 0.67, 0.5, 512"
  })
  void accessWithinTheRangesIsTaken(
      double weight, long min, long max, double reads, double random, long align) {
    assertEquals(weight, new AccessLine(weight, min, max, reads, random, align).weight());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 512, 512, 0, 0, 512",
    "-1, 512, 512, 0, 0, 512",
    "NaN, 512, 512, 0, 0, 512",
    "1, 0, 512, 0, 0, 512",
    "1, 513, 1024, 0, 0, 512",
    "1, 1024, 512, 0, 0, 512",
    "1, 512, 1000, 0, 0, 512",
    "1, 512, 512, 1.1, 0, 512",
    "1, 512, 512, -0.1, 0, 512",
    "1, 512, 512, NaN, 0, 512",
    "1, 512, 512, 0, 2, 512",
    "1, 512, 512, 0, NaN, 512",
    "1, 512, 512, 0, 0, 0",
    "1, 512, 512, 0, 0, 700"
  })
  void otherAccessIsRefused(
      double weight, long min, long max, double reads, double random, long align) {
    assertThrows(
        IllegalArgumentException.class,
        () -> new AccessLine(weight, min, max, reads, random, align));
  }

  @Test
  void aJobHasTheUsualValuesUnlessTold() {
    Job job = Job.of("j", 32, List.of(LINE));

    assertEquals(1, job.instances());
    assertEquals(Distribution.UNIFORM, job.distribution());
    assertEquals(Region.WHOLE, job.region());
    assertEquals(Pacing.NONE, job.pacing());
    assertEquals(Timing.BENCH, job.timing());
    assertThrows(IllegalArgumentException.class, () -> Job.of("j", 0, List.of(LINE)));
    assertThrows(IllegalArgumentException.class, () -> Job.of("j", 1, List.of()));
  }

  @Test
  void aWorkloadHasStagesAndAStageJobs() {
    Job job = Job.of("j", 1, List.of(LINE));
    List<List<Job>> stages = new ArrayList<>(List.of(new ArrayList<>(List.of(job))));
    Workload workload = new Workload("w", stages, false, List.of());
    stages.get(0).clear();
    stages.clear();

    assertEquals(List.of(List.of(job)), workload.stages(), "a copy");
    assertEquals(workload, Workload.of("w", job));
    assertThrows(
        IllegalArgumentException.class, () -> new Workload("w", List.of(), false, List.of()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Workload("w", List.of(List.of(job), List.of()), false, List.of()));
  }

  @Test
  void aReaderThatDoesNotReadSomethingSaysSo() {
    WorkloadReader workloads =
        new WorkloadReader() {
          @Override
          public String keyword() {
            return "x";
          }

          @Override
          public boolean fromFile() {
            return false;
          }
        };
    DiskReader disks =
        new DiskReader() {
          @Override
          public String keyword() {
            return "x";
          }

          @Override
          public boolean fromFile() {
            return false;
          }
        };

    assertThrows(
        UnsupportedOperationException.class, () -> workloads.readFile(Path.of("x"), Map.of()));
    assertThrows(UnsupportedOperationException.class, () -> workloads.readText("x"));
    assertThrows(UnsupportedOperationException.class, () -> disks.readFile(Path.of("x")));
    assertThrows(UnsupportedOperationException.class, () -> disks.readFigures("x", Map.of()));
  }
}
