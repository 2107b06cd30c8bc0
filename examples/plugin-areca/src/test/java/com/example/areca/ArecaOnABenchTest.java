package com.example.areca;

import static org.raidbench.core.expect.Expect.expect;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.bench.ArrayBuilder;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.bench.CaseSettings;

/** The controllers at work, with the disks and levels that Raidbench brings. */
final class ArecaOnABenchTest {
  private static final int BLOCK_BYTES = 8 * 1024;
  private static final int LOG_BYTES = 24 << 20;
  private static final String FIRST_DISK = "disk.nl-0.media";

  /** Simulated time is short where a cache is fast: 0.1 s to fill it, 0.5 s to look at it. */
  private static final CaseSettings BRIEFLY = new CaseSettings(100_000_000, 500_000_000, 0.01, 0);

  private static Workload random(String name, int queueDepth, double readShare) {
    AccessLine line = new AccessLine(1, BLOCK_BYTES, BLOCK_BYTES, readShare, 1.0, BLOCK_BYTES);
    return Workload.of(name, Job.of(name, queueDepth, List.of(line)));
  }

  private static ArrayBuilder array() {
    return Bench.array("data", "raid5").disks("nl 0-3").write(WritePolicy.BACK);
  }

  private static BenchBuilder bench(String controller, Map<String, String> figures) {
    return Bench.builder()
        .controller(controller, figures)
        .protection("areca/fbm")
        .disks("nl", 4, "hgst/hus724020als640");
  }

  /** Overwrites a log. Of 64 MiB of cache 48 may be dirty, so the log is half of what may be. */
  private static CaseResult log(String threshold) {
    return bench("areca/arc-1883ix-12", Map.of("cache", "64MiB", "buffer-threshold", threshold))
        .array(array().sizeBytes(LOG_BYTES))
        .settings(BRIEFLY)
        .build()
        .run(random("log", 2, 0.0));
  }

  @Test
  void randomReadsAreLimitedByTheDisks() {
    CaseResult reads =
        bench("areca/arc-1883i", Map.of()).array(array()).build().run(random("reads", 16, 1.0));
    expect(reads).iops().between(300, 1_200).isLimitedBy("disks").isSettled();
  }

  @Test
  void aLogBelowTheThresholdNeverReachesTheDisks() {
    expect(log("75%")).utilisation(FIRST_DISK).atMost(0);
    expect(log("25%")).utilisation(FIRST_DISK).atLeast(0.5);
  }
}
