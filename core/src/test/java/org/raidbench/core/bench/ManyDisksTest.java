package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.raidbench.core.expect.Expect.expect;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.result.CaseResult;

/** Write-back to arrays of many hard disks: small updates keep all of them busy. */
final class ManyDisksTest {
  private static final Map<String, String> MIXED =
      Map.of("block", "8KiB", "read", "70 %", "queue-depth", "128");

  private static BenchBuilder bench(String level, WritePolicy write, Map<String, String> figures) {
    return Bench.builder()
        .controller("lsi/megaraid-9361-8i", figures)
        .protection("lsi/cvm02")
        .expander("sas3", 8, true)
        .disks("nl", 12, "hgst/hus724020als640")
        .array(Bench.array("data", level).disks("nl 0-11").write(write))
        .settings(new CaseSettings(-1, 0, 0.05, 0));
  }

  private static CaseResult run(BenchBuilder bench, Map<String, String> workload)
      throws InterruptedException {
    return bench.workload("load", workload).build().run().only();
  }

  @Test
  void writingBackIsNoSlowerThanWritingThrough() throws InterruptedException {
    Map<String, String> small = Map.of("cache", "64MiB");
    for (String level : List.of("raid5", "raid6", "raid10")) {
      CaseResult through = run(bench(level, WritePolicy.THROUGH, small), MIXED);
      CaseResult back = run(bench(level, WritePolicy.BACK, small), MIXED);
      expect(back).isAtLeast(1.0).timesAsFastAs(through);
    }
  }

  /** Four accesses instead of one, less what goes together. */
  @Test
  void raid5WritesAQuarterOfWhatRaid0Does() throws InterruptedException {
    Map<String, String> writes = Map.of("block", "4KiB", "read", "0 %", "queue-depth", "16");
    Map<String, String> small = Map.of("cache", "64MiB");
    double striped = iops(run(bench("raid0", WritePolicy.BACK, small), writes));
    double parity = iops(run(bench("raid5", WritePolicy.BACK, small), writes));
    assertEquals(0.25, parity / striped, 0.05);
  }

  private static double iops(CaseResult result) {
    return result.measured().all().iops();
  }

  @Test
  void aWindowIsGivenAndHasASay() throws InterruptedException {
    Map<String, String> writes = Map.of("block", "4KiB", "read", "0 %", "queue-depth", "16");
    CaseResult narrow =
        run(
            bench("raid5", WritePolicy.BACK, Map.of("cache", "64MiB", "destage-window", "1")),
            writes);
    CaseResult asDelivered =
        run(bench("raid5", WritePolicy.BACK, Map.of("cache", "64MiB")), writes);
    expect(asDelivered).isFasterThan(narrow);
    expect(narrow).isLimitedBy("destage window");
  }

  /** A gigabyte takes minutes to fill: until then writes cost nothing, and that will not last. */
  @Test
  void aCacheThatGoesOnFillingHasNotSettled() throws InterruptedException {
    CaseSettings early = new CaseSettings(2_000_000_000L, 5_000_000_000L, 0.05, 0);
    CaseResult filling = run(bench("raid5", WritePolicy.BACK, Map.of()).settings(early), MIXED);
    assertFalse(filling.measured().confidence().settled());
    CaseResult through = run(bench("raid5", WritePolicy.THROUGH, Map.of()).settings(early), MIXED);
    assertTrue(through.measured().confidence().settled());
  }
}
