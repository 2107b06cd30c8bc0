package org.raidbench.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.result.Traffic;
import org.raidbench.core.results.CsvWriter;
import org.raidbench.core.results.JsonWriter;

/** A cell without a figure says so, with its reason, and never shows a nought instead. */
final class TableTest {
  private static final BenchResult RESULTS =
      new BenchResult(
          "",
          1,
          List.of(
              of("busy", 100, new Confidence(0.95, 0.01, true, 16)),
              of("idle", 0, new Confidence(0.95, 0, true, 0)),
              CaseResult.notApplicable(Map.of("load", "refused"), 1, "no RAID on an HBA")),
          true);

  private static CaseResult of(String load, long ios, Confidence confidence) {
    long nanos = ios == 0 ? 0 : 2_000_000;
    Latency latency =
        new Latency(ios, nanos, nanos, nanos, 0, Collections.nCopies(Latency.LEVELS.size(), nanos));
    Traffic traffic = new Traffic(ios, ios * 4096, ios, ios * 4096.0, latency);
    Measurement measured =
        new Measurement(
            traffic, confidence, "disks", "", Map.of(), Map.of(), 1, 1_000_000_000, List.of());
    JobResult job = new JobResult("job", 0, Map.of(), 1, 1, traffic, traffic, 1_000_000_000, 0);
    return new CaseResult(
        Map.of("load", load), 1, null, measured, List.of(job), List.of(), List.of(), List.of());
  }

  private static List<List<String>> cells(String... metrics) {
    List<Metric> shown =
        List.of(metrics).stream().map(text -> Metric.parse(text).orElseThrow()).toList();
    Table table =
        Table.of(new TableSpec("", List.of("load"), List.of(), shown, Map.of(), Map.of()), RESULTS);
    return table.rows().stream()
        .map(
            row ->
                row.cells().stream()
                    .map(it -> it.reason().isEmpty() ? it.text() : it.text() + ": " + it.reason())
                    .toList())
        .toList();
  }

  @Test
  void aLatencyOfNothingIsNoLatency() {
    String nothing = "-: nothing was completed in the measured interval";
    String refused = "n/a: no RAID on an HBA";
    assertEquals(
        List.of(
            List.of("100", "2.000", "2.000", "2.000"),
            List.of("0.0", nothing, nothing, nothing),
            List.of(refused, refused, refused, refused)),
        cells("iops", "mean", "p99", "max"));
  }

  @Test
  void theReasonStandsBesideTheTableAndNotInIt() {
    assertEquals(
        List.of(
            List.of("disks", ""),
            List.of("disks", ""),
            List.of("n/a: no RAID on an HBA", "n/a: no RAID on an HBA")),
        cells("limited by", "next limit"));
  }

  private static String written(ResultWriter writer) throws IOException {
    Map<String, StringBuilder> files = new HashMap<>();
    writer.write(RESULTS, name -> files.computeIfAbsent(name, key -> new StringBuilder()));
    return String.join("", files.values());
  }

  @Test
  void programsAreNotToldANoughtEither() throws IOException {
    String json = written(new JsonWriter());
    assertTrue(json.contains("\"latency_us\" : null"), json);
    assertTrue(json.contains("\"half_width_percent\" : null"), json);
    assertFalse(json.contains("\"mean\" : 0"), json);
    assertTrue(
        written(new CsvWriter()).contains("\r\nidle,0,0,,,,,,,,yes,disks,,0,1,,\r\n"),
        written(new CsvWriter()));
  }
}
