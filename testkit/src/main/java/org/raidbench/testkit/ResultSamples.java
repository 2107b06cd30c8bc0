package org.raidbench.testkit;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;

/** Results of every kind that a writer may meet. */
final class ResultSamples {
  private ResultSamples() {}

  static List<BenchResult> all() {
    CaseResult plain = measured(Map.of("controller", "toy/controller"), traffic(1_234_567));
    CaseResult idle = measured(Map.of("workload", "nothing"), traffic(0));
    CaseResult odd =
        measured(Map.of("a \"quoted\", name;", "<&>\n\ttabs, \u00e9 \ud83d\ude00"), traffic(7));
    CaseResult none = CaseResult.notApplicable(Map.of("array", "raid5"), 1, "no RAID on an HBA");
    return List.of(
        new BenchResult("One case", 1, List.of(plain), true),
        new BenchResult("All kinds", -1, List.of(plain, idle, odd, none), true),
        new BenchResult("Interrupted", Long.MAX_VALUE, List.of(none), false),
        new BenchResult("", 0, List.of(), false));
  }

  private static CaseResult measured(Map<String, String> coordinates, Traffic reads) {
    Measurement measurement =
        new Measurement(
            reads,
            new Confidence(0.95, 0.0123456789, true, 20),
            "disks",
            "",
            Map.of("disk 0", 0.875),
            Map.of("media", 1_000_000L),
            5_000_000_000L,
            30_000_000_000L,
            List.of(new Measurement.Sample(1_000_000_000L, reads.iops(), 4096 * reads.iops())));
    JobResult job =
        new JobResult(
            "job", 0, Map.of("rw", "randread"), 4, 32, reads, traffic(0), 30_000_000_000L, 0.5);
    return new CaseResult(
        coordinates,
        1,
        null,
        measurement,
        List.of(job),
        List.of("toy/controller read-command"),
        List.of("ioengine=libaio"),
        List.of("no battery: writes go through"));
  }

  private static Traffic traffic(long ios) {
    long nanos = ios == 0 ? 0 : 98_765;
    Latency latency =
        new Latency(
            ios,
            nanos,
            nanos,
            nanos / 3.0,
            nanos / 7.0,
            Collections.nCopies(Latency.LEVELS.size(), nanos));
    return new Traffic(ios, 4096 * ios, ios / 30.0, 4096 * ios / 30.0, latency);
  }
}
