package com.example.storage;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.ranking.Ranking;

/** Gives advice on controllers, in figures. Safe for any thread. */
public final class Advice {
  private static final List<String> BOARDS =
      List.of("lsi/megaraid-9361-8i", "adaptec/8805", "adaptec/6805");

  private final Provider<BenchBuilder> benches;

  @Inject
  Advice(Provider<BenchBuilder> benches) {
    this.benches = benches;
  }

  /**
   * Ranks controllers for eight SSDs.
   *
   * @param level RAID level
   * @param readPercent share of requests that read
   * @param limit what the 99th percentile of latency has to be below
   * @return the ranking
   * @throws org.raidbench.api.fault.FaultsException if there is no such level or share
   * @throws InterruptedException if nobody waits for it any more
   */
  public Ranking rank(String level, String readPercent, Duration limit)
      throws InterruptedException {
    Bench bench =
        benches
            .get()
            .disks("ssd", 8, "hgst/husmm1680ass204")
            .array(Bench.array("data", level).disks("ssd 0-7"))
            .vary("controller", BOARDS, BenchBuilder::controller)
            .workload("database", Map.of("block", "8KiB", "read", readPercent, "queue-depth", "32"))
            .build();
    return Ranking.byIops(bench.run()).withLatencyBelow(99, limit);
  }
}
