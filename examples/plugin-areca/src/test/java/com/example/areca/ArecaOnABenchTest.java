package com.example.areca;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.raidbench.core.expect.Expect.expect;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;

/** The controllers at work, with the disks and levels that Raidbench brings. */
final class ArecaOnABenchTest {
  private static final String FIRST_DISK = "disk.nl-0.media";

  private static BenchBuilder bench(String controller, Map<String, String> figures) {
    return Bench.builder()
        .controller(controller, figures)
        .protection("areca/fbm")
        .disks("nl", 4, "hgst/hus724020als640")
        .array(Bench.array("data", "raid5").disks("nl 0-3").write(WritePolicy.BACK));
  }

  @Test
  void randomReadsAreLimitedByTheDisks() throws InterruptedException {
    CaseResult reads =
        bench("areca/arc-1883i", Map.of())
            .workload("reads", Map.of("block", "8KiB", "read", "100 %", "queue-depth", "16"))
            .build()
            .run()
            .only();
    expect(reads).iops().between(300, 1_200).isLimitedBy("disks").isSettled();
  }

  /** Overwrites a log of 24 MiB. Of 64 MiB of cache 48 may be dirty: it is half of what may be. */
  private static CaseResult log(String threshold) throws InterruptedException {
    return bench("areca/arc-1883ix-12", Map.of("cache", "64MiB", "buffer-threshold", threshold))
        .workload(
            "log",
            Map.of("block", "8KiB", "read", "0 %", "size", "24MiB", "ramp", "0.1s", "time", "0.5s"))
        .build()
        .run()
        .only();
  }

  @Test
  void aLogBelowTheThresholdNeverReachesTheDisks() throws InterruptedException {
    expect(log("75%")).utilisation(FIRST_DISK).atMost(0);
    expect(log("25%")).utilisation(FIRST_DISK).atLeast(0.5);
  }

  @Test
  void aThresholdIsAShare() {
    FaultsException refused = assertThrows(FaultsException.class, () -> log("150%"));
    assertTrue(refused.getMessage().contains("buffer-threshold"), refused.getMessage());
  }
}
