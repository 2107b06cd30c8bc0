package com.example.storage;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.raidbench.api.result.BenchResult;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.ranking.Ranking;

/** Which controller is the best for eight SSDs in a RAID 5 under a database? */
public final class ChooseController {
  private ChooseController() {}

  public static void main(String[] args) throws InterruptedException {
    List<String> boards = List.of("lsi/megaraid-9361-8i", "adaptec/8805", "adaptec/6805");
    BenchResult results =
        Bench.builder()
            .disks("ssd", 8, "hgst/husmm1680ass204")
            .array(Bench.array("data", "raid5").disks("ssd 0-7"))
            .vary("controller", boards, BenchBuilder::controller)
            .workload("database", Map.of("block", "8KiB", "read", "70 %", "queue-depth", "32"))
            .build()
            .run();
    System.out.print(Ranking.byIops(results).withLatencyBelow(99, Duration.ofMillis(2)).text());
  }
}
