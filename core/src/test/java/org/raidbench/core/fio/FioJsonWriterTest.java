package org.raidbench.core.fio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;
import org.raidbench.core.Golden;

/** Results in fio's own format. */
final class FioJsonWriterTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path folder;

  private static Latency latency(long count, long scale) {
    if (count == 0) {
      return new Latency(0, 0, 0, 0, 0, java.util.Collections.nCopies(17, 0L));
    }
    List<Long> percentiles = new ArrayList<>();
    for (double level : Latency.LEVELS) {
      percentiles.add(Math.round(level * scale));
    }
    return new Latency(count, scale / 2, scale * 120, scale * 50.25, scale * 10.5, percentiles);
  }

  private static Traffic traffic(long count, long scale) {
    return new Traffic(count, count * 4096, count / 2.0, count * 2048.0, latency(count, scale));
  }

  private static CaseResult result(Map<String, String> options, long reads, long writes) {
    JobResult job =
        new JobResult(
            "oltp",
            0,
            options,
            2,
            16,
            traffic(reads, 1000),
            traffic(writes, 3000),
            2_000_000_000L,
            0.25);
    Measurement total =
        new Measurement(
            traffic(reads + writes, 2000),
            new Confidence(0.95, 0.004, true, 32),
            "disks",
            "",
            Map.of(),
            Map.of(),
            500_000_000L,
            2_000_000_000L,
            List.of(
                new Measurement.Sample(1_000_000_000L, 480, 480 * 4096.0),
                new Measurement.Sample(2_000_000_000L, 520, 520 * 4096.0)));
    Map<String, String> coordinates = new LinkedHashMap<>();
    coordinates.put("array", "RAID5x4 (WB)");
    coordinates.put("queue-depth", "16");
    return new CaseResult(
        coordinates, 1, null, total, List.of(job), List.of(), List.of(), List.of());
  }

  private static Map<String, String> write(CaseResult... cases) throws IOException {
    Map<String, StringBuilder> files = new LinkedHashMap<>();
    new FioJsonWriter()
        .write(
            new BenchResult("title", 1, List.of(cases), true),
            name -> files.computeIfAbsent(name, it -> new StringBuilder()));
    Map<String, String> texts = new LinkedHashMap<>();
    files.forEach((name, text) -> texts.put(name, text.toString()));
    return texts;
  }

  @Test
  void oneCaseIsWrittenExactly() throws IOException {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("rw", "randrw");
    options.put("bs", "4k");
    options.put("group_reporting", "");
    Map<String, String> files = write(result(options, 700, 300));
    assertEquals(List.of("case-1_raid5x4-wb-_16.json"), List.copyOf(files.keySet()));
    Golden.check(Golden.folder("fio").resolve("result.json"), files.values().iterator().next());
  }

  @Test
  void casesWithoutMeasurementHaveNoFile() throws IOException {
    CaseResult none = CaseResult.notApplicable(Map.of(), 1, "no RAID on an HBA");
    assertEquals(
        List.of("case-2_raid5x4-wb-_16.json"),
        List.copyOf(write(none, result(Map.of(), 10, 0)).keySet()));
  }

  @Test
  void aJobThatOnlyReadsHasSamples() throws IOException {
    JsonNode job =
        MAPPER.readTree(write(result(Map.of(), 1000, 0)).values().iterator().next()).at("/jobs/0");
    assertEquals(2, job.at("/read/iops_samples").asInt());
    assertEquals(500.0, job.at("/read/iops_mean").asDouble());
    assertEquals(0, job.at("/write/iops_samples").asInt());
  }

  @Test
  void bucketsAddUpToAll() throws IOException {
    for (long scale : new long[] {1, 7, 300, 9_000, 25_000_000, 400_000_000}) {
      var node = MAPPER.createObjectNode();
      new LatencyBuckets(latency(100, scale), latency(50, scale * 2)).write(node);
      double sum = 0;
      for (String unit : List.of("latency_ns", "latency_us", "latency_ms")) {
        for (JsonNode share : node.get(unit)) {
          sum += share.asDouble();
        }
      }
      assertEquals(100, sum, 1e-3, "scale " + scale);
    }
  }

  /** Every field of ours is one of fio's, in fio's order, and of the same kind. */
  @Test
  void fieldsAreThoseOfTheRealProgram() throws Exception {
    FioProgram.assumeInstalled();
    Path output = folder.resolve("real.json");
    Process fio =
        new ProcessBuilder(
                "fio",
                "--name=x",
                "--ioengine=null",
                "--rw=randrw",
                "--size=1m",
                "--bs=4k",
                "--output-format=json",
                "--output=" + output)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertTrue(fio.waitFor(60, TimeUnit.SECONDS));
    String text = Files.readString(output);
    JsonNode real = MAPPER.readTree(text.substring(text.indexOf('{')));
    JsonNode ours =
        MAPPER.readTree(write(result(Map.of("rw", "randrw"), 700, 300)).values().iterator().next());
    for (String field : List.of("fio version", "timestamp", "time", "jobs")) {
      assertTrue(real.has(field) && ours.has(field), field);
    }
    assertEquals(real.get("fio version"), ours.get("fio version"));
    compare("job", real.at("/jobs/0"), ours.at("/jobs/0"));
  }

  private static void compare(String where, JsonNode real, JsonNode ours) {
    List<String> names = new ArrayList<>();
    real.fieldNames().forEachRemaining(names::add);
    if (where.endsWith("job options")) {
      return;
    }
    List<String> own = new ArrayList<>();
    ours.fieldNames().forEachRemaining(own::add);
    assertEquals(names, own, where);
    for (String name : names) {
      assertEquals(real.get(name).getNodeType(), ours.get(name).getNodeType(), where + "." + name);
      compare(where + "." + name, real.get(name), ours.get(name));
    }
  }

  /** What fio-plot's reader takes from each job. */
  @Test
  void fioPlotFindsWhatItReads() throws IOException {
    JsonNode root =
        MAPPER.readTree(
            write(result(Map.of("bssplit", "4k/50:8k/50"), 5, 5)).values().iterator().next());
    assertTrue(root.get("fio version").isTextual());
    JsonNode job = root.at("/jobs/0");
    for (String path :
        List.of(
            "/job options/iodepth",
            "/job options/numjobs",
            "/job options/bs",
            "/job options/rw",
            "/read/bw",
            "/read/iops",
            "/read/iops_stddev",
            "/read/lat_ns/mean",
            "/read/lat_ns/stddev",
            "/write/bw",
            "/latency_ms",
            "/latency_us",
            "/latency_ns",
            "/usr_cpu",
            "/sys_cpu")) {
      assertTrue(!job.at(path).isMissingNode(), path);
    }
    assertEquals(16, Integer.parseInt(job.at("/job options/iodepth").asText()));
    assertEquals(2, Integer.parseInt(job.at("/job options/numjobs").asText()));
  }
}
