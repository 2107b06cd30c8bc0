package org.raidbench.core.iometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;

final class IometerCsvWriterTest {
  private static final long SECOND = 1_000_000_000L;

  /** From 0 to 10 ms, every latency as likely as any other. */
  private static Latency uniform(long count) {
    List<Long> percentiles = new ArrayList<>();
    for (double level : Latency.LEVELS) {
      percentiles.add(Math.round(level * 100_000));
    }
    return new Latency(count, 0, 10_000_000, 5_000_000, 2_886_751, percentiles);
  }

  private static Traffic traffic(long ios) {
    Latency latency =
        ios > 0
            ? uniform(ios)
            : new Latency(0, 0, 0, 0, 0, Collections.nCopies(Latency.LEVELS.size(), 0L));
    return new Traffic(ios, ios * 8192, ios / 10.0, ios * 819.2, latency);
  }

  private static List<Map<String, String>> rows(CaseResult... cases) throws IOException {
    StringBuilder text = new StringBuilder();
    new IometerCsvWriter()
        .write(new BenchResult("A, title", 1, List.of(cases), true), name -> text);
    List<String> lines = List.of(text.toString().split("\r\n"));
    List<Map<String, String>> rows = new ArrayList<>();
    String[] names = {};
    for (String line : lines) {
      if (line.startsWith("'Target Type")) {
        names = line.substring(1).split(",", -1);
      } else if (line.startsWith("ALL") || line.startsWith("WORKER")) {
        String[] cells = line.split(",", -1);
        assertEquals(names.length, cells.length, line);
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < cells.length; i++) {
          row.put(names[i], cells[i]);
        }
        rows.add(row);
      }
    }
    assertTrue(lines.contains("0,A; title"));
    return rows;
  }

  private static CaseResult result() {
    JobResult job =
        new JobResult("oltp", 0, Map.of(), 2, 16, traffic(7000), traffic(3000), 10 * SECOND, 0.25);
    Measurement total =
        new Measurement(
            traffic(10_000),
            new Confidence(0.95, 0.004, true, 32),
            "disks",
            "",
            Map.of(),
            Map.of(),
            SECOND,
            10 * SECOND,
            List.of());
    Map<String, String> coordinates = new LinkedHashMap<>();
    coordinates.put("array", "RAID5x4, WB");
    coordinates.put("queue-depth", "16");
    return new CaseResult(
        coordinates, 1, null, total, List.of(job), List.of(), List.of(), List.of());
  }

  @Test
  void everythingAndEachWorkerHaveARow() throws IOException {
    List<Map<String, String>> rows = rows(result());
    assertEquals(2, rows.size());
    Map<String, String> all = rows.get(0);
    assertEquals("array RAID5x4; WB; queue-depth 16", all.get("Access Specification Name"));
    assertEquals("1000", all.get("IOps"));
    assertEquals("700", all.get("Read IOps"));
    assertEquals("8.192", all.get("MBps (Decimal)"));
    assertEquals("7.8125", all.get("MiBps (Binary)"));
    assertEquals("5", all.get("Average Response Time"));
    assertEquals("10", all.get("Maximum Write Response Time"));
    assertEquals("24576000", all.get("Bytes Written"));
    assertEquals("2", all.get("# Workers"));
    assertEquals("16", all.get("Queue Depth"));
    assertEquals("25", all.get("% CPU Utilization"));
    assertEquals("40", all.get("CPU Effectiveness"));
    assertEquals("oltp", rows.get(1).get("Target Name"));
    assertEquals("1000", rows.get(1).get("IOps"));
  }

  @Test
  void latenciesFallIntoBins() throws IOException {
    for (Map<String, String> row : rows(result())) {
      assertEquals("50", row.get("0 to 50 uS"));
      assertEquals("1000", row.get("1 to 2 mS"));
      assertEquals("5000", row.get("5 to 10 mS"));
      assertEquals("0", row.get("10 to 15 mS"));
    }
    long[] bins = LatencyBins.of(List.of(uniform(12_345), uniform(678)));
    assertEquals(12_345 + 678, Arrays.stream(bins).sum());
  }

  @Test
  void casesWithoutMeasurementAreLeftOut() throws IOException {
    CaseResult none = CaseResult.notApplicable(Map.of(), 1, "no RAID on an HBA");
    assertEquals(2, rows(none, result()).size());
  }
}
