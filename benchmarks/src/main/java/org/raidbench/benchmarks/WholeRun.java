package org.raidbench.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.core.bench.Bench;

/**
 * How many host I/Os a second of computing one thread simulates, with all measurement on, and what
 * an I/O costs in garbage. Arguments: a scenario's name and millions of I/Os; without any, every
 * scenario at one million.
 */
public final class WholeRun {
  private static final long WARM_UP_IOS = 400_000;

  private WholeRun() {}

  /**
   * Runs and prints.
   *
   * @param args nothing, or a {@link Scenario} and a number of millions
   */
  public static void main(String[] args) {
    System.setProperty("raidbench.patience", "0"); // on this thread, whose time is taken
    if (args.length == 0) {
      for (Scenario scenario : Scenario.values()) {
        run(scenario, 1_000_000);
      }
    } else {
      run(Scenario.valueOf(args[0]), (long) (Double.parseDouble(args[1]) * 1_000_000));
    }
  }

  private static void run(Scenario scenario, long ios) {
    Bench bench = scenario.bench();
    bench.run(scenario.workload(Math.min(ios, WARM_UP_IOS)));
    bench.run(scenario.workload(Math.min(ios, WARM_UP_IOS)));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long allocated = threads.getCurrentThreadAllocatedBytes();
    long began = threads.getCurrentThreadCpuTime();
    CaseResult result = bench.run(scenario.workload(ios));
    long nanos = threads.getCurrentThreadCpuTime() - began;
    long garbage = threads.getCurrentThreadAllocatedBytes() - allocated;
    Measurement total = result.total();
    if (total == null) {
      throw new IllegalStateException(scenario + " is not applicable");
    }
    long done = total.all().ios();
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long heap = runtime.totalMemory() - runtime.freeMemory();
    System.out.printf(
        Locale.ROOT,
        "%-14s %,12d I/Os  %,9d I/Os/s (promised %,d)  %,6d ns each  %.2f bytes of garbage each"
            + "  heap %,d KiB%n  simulated %,.0f IOPS, limited by %s, then %s%n",
        scenario,
        done,
        done * 1_000_000_000L / nanos,
        scenario.promisedIosPerSecond(),
        nanos / done,
        (double) garbage / done,
        heap / 1024,
        total.all().iops(),
        total.bottleneck(),
        total.runnerUp());
  }
}
