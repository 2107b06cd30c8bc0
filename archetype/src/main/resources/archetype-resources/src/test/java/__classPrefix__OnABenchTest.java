package ${package};

import static org.raidbench.core.expect.Expect.expect;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.BenchResult;
import org.raidbench.core.bench.Bench;

/** The controller at work, with disks and RAID levels that Raidbench brings. */
final class ${classPrefix}OnABenchTest {
  @Test
  void randomReadsOfHardDisksAreLimitedByTheDisks() throws InterruptedException {
    BenchResult result =
        Bench.builder()
            .controller("${vendor}/${product}")
            .disks("nl", 4, "hgst/hus724020als640")
            .array(Bench.array("data", "raid5").disks("nl 0-3").strip("64KiB"))
            .workload("reads", Map.of("block", "4KiB", "read", "100 %", "queue-depth", "16"))
            .build()
            .run();
    expect(result.only()).iops().between(300, 1_200).isLimitedBy("disks").isSettled();
  }
}
