package org.raidbench.benchmarks;

import java.util.List;
import java.util.Map;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.bench.Bench;

/** The runs whose speed is promised. */
enum Scenario {
  /** 4 KiB random reads on RAID 0 of twelve SSDs, 24 threads of 128. */
  SSD_READ(600_000, 24, 128) {
    @Override
    Bench bench() {
      return Bench.builder()
          .host("supermicro/x10sri-f")
          .controller("lsi/megaraid-9361-8i")
          .expander("sas3", 8, false)
          .disks(12, "hgst/husmm1680ass204")
          .array(
              Bench.array("test", "raid0")
                  .disks("disk 0-11")
                  .read(ReadPolicy.NONE)
                  .write(WritePolicy.THROUGH)
                  .io(IoPolicy.DIRECT))
          .build();
    }

    @Override
    AccessLine line() {
      return new AccessLine(1, 4096, 4096, 1, 1, 4096);
    }
  },

  /** 70/30 8 KiB random on RAID 5 of eight hard disks behind write-back, depth 32. */
  DISK_MIX(300_000, 1, 32) {
    @Override
    Bench bench() {
      return disks();
    }

    @Override
    AccessLine line() {
      return new AccessLine(1, 8192, 8192, 0.7, 1, 8192);
    }
  },

  /** The same at depth 256. */
  DISK_MIX_DEEP(200_000, 1, 256) {
    @Override
    Bench bench() {
      return disks();
    }

    @Override
    AccessLine line() {
      return new AccessLine(1, 8192, 8192, 0.7, 1, 8192);
    }
  };

  private final int promisedIosPerSecond;
  private final int threads;
  private final int depth;

  Scenario(int promisedIosPerSecond, int threads, int depth) {
    this.promisedIosPerSecond = promisedIosPerSecond;
    this.threads = threads;
    this.depth = depth;
  }

  abstract Bench bench();

  abstract AccessLine line();

  int promisedIosPerSecond() {
    return promisedIosPerSecond;
  }

  /** The scenario's load, until so many I/Os are done. */
  Workload workload(long ios) {
    long bytes = Math.max(1, ios / threads) * line().minBytes();
    Job job =
        new Job(
            "load",
            threads,
            depth,
            List.of(line()),
            Distribution.UNIFORM,
            Region.WHOLE,
            false,
            false,
            Pacing.NONE,
            new Timing(0, 0, 0, bytes, false),
            0,
            Map.of());
    return Workload.of(name(), job);
  }

  private static Bench disks() {
    return Bench.builder()
        .host("supermicro/x10sri-f")
        .controller("lsi/megaraid-9361-8i")
        .protection("lsi/cvm02")
        .disks("disk", 8, "wd/wd740gd", Map.of(), DiskStart.FRESH)
        .array(
            Bench.array("test", "raid5")
                .disks("disk 0-7")
                .read(ReadPolicy.NONE)
                .write(WritePolicy.BACK)
                .io(IoPolicy.DIRECT)
                .diskCache(false))
        .build();
  }
}
