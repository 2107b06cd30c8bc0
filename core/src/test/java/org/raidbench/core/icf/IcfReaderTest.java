package org.raidbench.core.icf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.core.Golden;

final class IcfReaderTest {
  private static final long SECOND = 1_000_000_000L;

  private static List<WorkloadCase> cases(String name) {
    return new IcfReader().readCases(Golden.folder("icf/valid").resolve(name), Map.of());
  }

  private static Workload whole(String name) {
    return new IcfReader().readFile(Golden.folder("icf/valid").resolve(name), Map.of());
  }

  private static String coordinates(WorkloadCase it) {
    return it.coordinates().entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Each case's coordinates, and how many requests of how many jobs it has. */
  private static List<String> told(String name) {
    return cases(name).stream()
        .map(
            it -> {
              List<Job> jobs = it.workload().stages().get(0);
              int depth = jobs.stream().mapToInt(Job::queueDepth).sum();
              return coordinates(it) + ": " + jobs.size() + " jobs, " + depth;
            })
        .toList();
  }

  @Test
  void eachAssignedSpecificationIsATest() {
    assertEquals(
        List.of("specification File Server: 1 jobs, 4", "specification Database: 1 jobs, 4"),
        told("normal.icf"));
    Job job = cases("normal.icf").get(0).workload().stages().get(0).get(0);
    assertEquals("Worker 1", job.name());
    assertEquals(new Timing(0, 10 * SECOND, 90 * SECOND, 0, false), job.timing());
    assertEquals(8, job.lines().size());
    assertEquals(new AccessLine(60, 4096, 4096, 0.8, 1, 512), job.lines().get(3));
    assertEquals("data", job.options().get("filename"));
    assertTrue(!job.positionPerDirection() && !job.covering(), "as IOMeter draws");
  }

  @Test
  void requestsOutstandingAreCycled() {
    assertEquals(
        List.of(
            "specification File Server, queue-depth 1: 1 jobs, 1",
            "specification File Server, queue-depth 2: 1 jobs, 2",
            "specification File Server, queue-depth 4: 1 jobs, 4",
            "specification File Server, queue-depth 8: 1 jobs, 8",
            "specification File Server, queue-depth 16: 1 jobs, 16",
            "specification File Server, queue-depth 32: 1 jobs, 32"),
        told("depths.icf").subList(0, 6));
    assertEquals(12, cases("depths.icf").size());
  }

  @Test
  void workersAreCycled() {
    assertEquals(
        List.of("workers 1: 1 jobs, 2", "workers 2: 2 jobs, 4", "workers 3: 3 jobs, 6"),
        told("workers.icf"));
    List<Job> three = cases("workers.icf").get(2).workload().stages().get(0);
    assertEquals(1L << 30, three.get(1).region().offsetBytes());
    assertEquals(1L << 30, three.get(1).region().sizeBytes());
  }

  @Test
  void workersAndTargetsAreCycled() {
    assertEquals(
        List.of(
            "workers 1, targets 1: 1 jobs, 1",
            "workers 1, targets 2: 2 jobs, 2",
            "workers 2, targets 1: 2 jobs, 2",
            "workers 2, targets 2: 4 jobs, 4"),
        told("workers-and-targets.icf"));
  }

  @Test
  void targetsAreIncrementedOnEachManagerOrOneAfterTheOther() {
    assertEquals(
        List.of(
            "targets 1: 2 jobs, 2",
            "targets 2: 4 jobs, 4",
            "targets 3: 6 jobs, 6",
            "targets 4: 7 jobs, 7"),
        told("targets-parallel.icf"));
    assertEquals(
        List.of(
            "targets 1: 1 jobs, 1",
            "targets 2: 2 jobs, 2",
            "targets 4: 4 jobs, 4",
            "targets 8: 7 jobs, 7"),
        told("targets-serial.icf"));
  }

  @Test
  void depthsAreCycledForEachNumberOfTargets() {
    assertEquals(
        List.of(
            "targets 1, queue-depth 4: 1 jobs, 4",
            "targets 1, queue-depth 8: 1 jobs, 8",
            "targets 1, queue-depth 12: 1 jobs, 12",
            "targets 1, queue-depth 16: 1 jobs, 16",
            "targets 2, queue-depth 4: 2 jobs, 8",
            "targets 2, queue-depth 8: 2 jobs, 16",
            "targets 2, queue-depth 12: 2 jobs, 24",
            "targets 2, queue-depth 16: 2 jobs, 32"),
        told("depths-and-targets.icf"));
  }

  @Test
  void olderFilesHaveFewerFields() {
    List<WorkloadCase> old = cases("old.icf");
    assertEquals(1, old.size(), "the idle one is no test");
    assertTrue(old.get(0).coordinates().isEmpty());
    assertEquals(16, old.get(0).workload().stages().get(0).get(0).queueDepth());
  }

  @Test
  void aFileWithoutWorkersHasThoseThatIometerBeginsWith() {
    assertEquals(
        List.of("specification File Server: 2 jobs, 2", "specification Database: 2 jobs, 2"),
        told("no-managers.icf"));
    Workload workload = whole("no-managers.icf");
    assertEquals(2, workload.stages().size());
    assertEquals(Timing.BENCH, workload.stages().get(0).get(0).timing(), "no time is said");
    assertTrue(
        workload.ignored().stream().anyMatch(it -> it.startsWith("workers: none")),
        workload.ignored()::toString);
  }

  @Test
  void delaysArePausesBetweenBursts() {
    Job job = whole("bursts.icf").stages().get(0).get(0);
    assertEquals(20_000_000, job.pacing().thinkNanos());
    assertEquals(8, job.pacing().thinkRequests());
    assertEquals(65_536, job.lines().get(0).alignBytes());
  }

  @Test
  void inOneWorkloadTestsAreStages() {
    Workload workload = whole("depths.icf");
    assertEquals(12, workload.stages().size());
    assertEquals("Worker 1, File Server, queue-depth 2", workload.stages().get(1).get(0).name());
  }
}
