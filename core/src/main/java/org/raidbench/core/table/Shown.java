package org.raidbench.core.table;

import java.util.Arrays;
import java.util.List;

/** A figure that a table can show. */
public enum Shown {
  /** Completed I/Os a second. */
  IOPS("iops", "IOPS", true),
  /** Millions of bytes a second. */
  MB("MB/s", "MB/s", true),
  /** Thousands of bytes a second, as WinBench shows them. */
  KB("KB/s", "KB/s", true),
  /** Mebibytes a second. */
  MIB("MiB/s", "MiB/s", true),
  /** Mean latency. */
  MEAN("mean", "mean ms", true),
  /** Median latency. */
  P50("p50", "p50 ms", true),
  /** Ninetieth percentile of latency. */
  P90("p90", "p90 ms", true),
  /** Ninety-ninth percentile of latency. */
  P99("p99", "p99 ms", true),
  /** Latency that one I/O in a thousand exceeds. */
  P99_9("p99.9", "p99.9 ms", true),
  /** Longest latency. */
  MAX("max", "max ms", true),
  /** Mean IOPS over all cases of a cell, all loads taken as equally likely. */
  RATING("rating", "rating", true),
  /** Sum of IOPS divided by queue depth over all cases of a cell. */
  RATING_BY_DEPTH("rating by depth", "rating", true),
  /** KB/s of the first of a cell's cases: where a linear read begins. */
  BEGIN("begin", "begin KB/s", true),
  /** KB/s of the last of a cell's cases: where a linear read ends. */
  END("end", "end KB/s", true),
  /** The least KB/s of all cases of a cell. */
  LEAST("least", "least KB/s", true),
  /** Mean KB/s over all cases of a cell. */
  AVERAGE("average", "average KB/s", true),
  /** Days until the SSD that wears out first has had what it is rated for. */
  WEAR("wear", "wear days", true),
  /** Millions of bytes a second written to the SSD that gets most. */
  WRITTEN("written", "written MB/s", true),
  /** Share of the lines of all SSD pools that hold something, at the end. */
  POOL_FILLED("pool filled", "pool filled", true),
  /** Share of them that is dirty, at the end. */
  POOL_DIRTY("pool dirty", "pool dirty", true),
  /** Share of reads that SSD pools answered; writes do not count. */
  POOL_HITS("pool hits", "pool read hits", true),
  /** The part that limits. */
  LIMITED_BY("limited by", "limited by", false),
  /** The part that would limit next. */
  NEXT("next limit", "next limit", false);

  private final String word;
  private final String heading;
  private final boolean numeric;

  Shown(String word, String heading, boolean numeric) {
    this.word = word;
    this.heading = heading;
    this.numeric = numeric;
  }

  /**
   * How a bench file asks for it.
   *
   * @return its words
   */
  public String word() {
    return word;
  }

  /**
   * What stands above it, with its unit.
   *
   * @return the heading
   */
  public String heading() {
    return heading;
  }

  /**
   * Whether it is a number.
   *
   * @return false for names of parts
   */
  public boolean numeric() {
    return numeric;
  }

  /**
   * Whether it is a latency, which there is none of where nothing was completed.
   *
   * @return true for the mean, percentiles and the longest
   */
  public boolean isLatency() {
    return switch (this) {
      case MEAN, P50, P90, P99, P99_9, MAX -> true;
      default -> false;
    };
  }

  /**
   * Whether it takes several cases together.
   *
   * @return true for ratings, and for figures of a whole course
   */
  public boolean gathers() {
    return switch (this) {
      case RATING, RATING_BY_DEPTH, BEGIN, END, LEAST, AVERAGE -> true;
      default -> false;
    };
  }

  /**
   * The words of all.
   *
   * @return in order
   */
  public static List<String> words() {
    return Arrays.stream(values()).map(Shown::word).toList();
  }
}
