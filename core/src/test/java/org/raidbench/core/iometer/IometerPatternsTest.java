package org.raidbench.core.iometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.pattern.PatternKeys;

/** What IOMeter's patterns are. */
final class IometerPatternsTest {
  private static WorkloadPattern pattern(String id) {
    return IometerPatterns.all().stream()
        .filter(pattern -> pattern.id().toString().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Spec with(Spec spec, Key key, String value) {
    return spec.with(Figure.of(key, value, Certainty.GIVEN, "test", List.of()));
  }

  @Test
  void idsAreUniqueAndThoseOfTheDocuments() {
    Set<String> ids = new LinkedHashSet<>();
    for (WorkloadPattern pattern : IometerPatterns.all()) {
      assertTrue(ids.add(pattern.id().toString()), () -> pattern.id() + " twice");
    }
    assertTrue(
        ids.containsAll(
            List.of(
                "iometer/database",
                "iometer/file-server",
                "iometer/fileserver",
                "iometer/web-server",
                "iometer/webserver",
                "iometer/workstation-intel",
                "iometer/workstation-hypothesis",
                "iometer/sequential",
                "iometer/multi-stream")),
        ids::toString);
  }

  @Test
  void sharesOfSizesAddUp() {
    for (Map.Entry<String, PatternEntry> entry : IometerPatterns.read().entrySet()) {
      int sum = entry.getValue().sizes().values().stream().mapToInt(Integer::intValue).sum();
      assertEquals(100, sum, entry.getKey());
    }
  }

  @Test
  void everyPatternMakesItsUsualWorkload() {
    for (WorkloadPattern pattern : IometerPatterns.all()) {
      Workload workload = pattern.create("w", pattern.spec());
      assertEquals("w", workload.name());
      Job job = workload.stages().get(0).get(0);
      assertEquals(1, job.instances());
      assertEquals(false, job.covering());
      assertEquals(false, job.positionPerDirection());
    }
  }

  @Test
  void databaseMixesAtRandomAndStartsAtAnySector() {
    WorkloadPattern database = pattern("iometer/database");
    Spec spec = with(database.spec(), PatternKeys.WRITE_SHARE, "30%");
    Job job =
        database.create("w", with(spec, PatternKeys.QUEUE_DEPTH, "16")).stages().get(0).get(0);
    assertEquals(List.of(new AccessLine(1, 8192, 8192, 0.7, 1, 512)), job.lines());
    assertEquals(16, job.queueDepth());
  }

  @Test
  void aTimeOfItsOwnGoesBeforeTheBenchs() {
    WorkloadPattern sequential = pattern("iometer/sequential");
    assertEquals(Timing.BENCH, timing(sequential.spec(), sequential));
    Spec spec = with(sequential.spec(), PatternKeys.TIME, "60s");
    assertEquals(
        new Timing(0, 2_000_000_000L, 60_000_000_000L, 0, false),
        timing(with(spec, PatternKeys.RAMP, "2s"), sequential));
  }

  private static Timing timing(Spec spec, WorkloadPattern pattern) {
    return pattern.create("w", spec).stages().get(0).get(0).timing();
  }

  @Test
  void webServerHasTenSizes() {
    WorkloadPattern web = pattern("iometer/webserver");
    List<AccessLine> lines = web.create("w", web.spec()).stages().get(0).get(0).lines();
    assertEquals(10, lines.size());
    assertEquals(new AccessLine(0.22, 512, 512, 1, 1, 512), lines.get(0));
    assertEquals(new AccessLine(0.01, 512 << 10, 512 << 10, 1, 1, 512), lines.get(9));
  }

  @Test
  void streamsHaveZonesOfTheirOwn() {
    WorkloadPattern streams = pattern("iometer/multi-stream");
    Spec spec = with(streams.spec(), PatternKeys.WORKERS, "4");
    List<Job> jobs = streams.create("w", with(spec, PatternKeys.QUEUE_DEPTH, "8")).stages().get(0);
    assertEquals(4, jobs.size());
    assertEquals(new Region(0, 0, 0, 0.25, 0, true), jobs.get(0).region());
    assertEquals(new Region(-1, 0.75, 0, 0.25, 0, true), jobs.get(3).region());
    assertEquals(8, jobs.get(3).queueDepth());
  }

  @Test
  void theHypothesisNamesTheFactsItRestsOn() {
    WorkloadPattern hypothesis = pattern("iometer/workstation-hypothesis");
    Figure writes = hypothesis.spec().figure(PatternKeys.WRITE_SHARE);
    assertEquals(Certainty.CALIBRATED, writes.certainty());
    assertEquals(List.of("S0-158", "S0-159"), writes.facts());
    assertEquals(1, hypothesis.spec().notCovered().size());
  }

  @Test
  void wrongValuesNameTheirParameter() {
    WorkloadPattern database = pattern("iometer/database");
    assertFault(
        database,
        PatternKeys.WRITE_SHARE,
        "130%",
        "write-share: \"130%\" is out of range; expected from 0 % to 100 %");
    assertFault(
        database, PatternKeys.BLOCK, "1000B", "block: \"1000B\" is not a multiple of 512 bytes");
    assertFault(
        database,
        PatternKeys.WORKERS,
        "5000",
        "workers: \"5000\" is out of range; expected from 1 to 1024");
  }

  private static void assertFault(WorkloadPattern pattern, Key key, String value, String message) {
    Spec spec = with(pattern.spec(), key, value);
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> pattern.create("w", spec)).getMessage());
  }
}
