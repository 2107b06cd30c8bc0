package org.raidbench.core.pattern;

import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;

/** Parameters of workload patterns; a bench gives them by these names. */
public final class PatternKeys {
  /** Size of a request. */
  public static final Key BLOCK = Key.size("block", "size of a request").between("512B", "1GiB");

  /** Whether requests are random or sequential. */
  public static final Key ACCESS =
      Key.text("access", "random or sequential").oneOf("random", "sequential");

  /** Share of requests that read. */
  public static final Key READ =
      new Key("read", Dimension.SHARE, "share of requests that read").between("0 %", "100 %");

  /** Share of requests that write. */
  public static final Key WRITE_SHARE =
      new Key("write-share", Dimension.SHARE, "share of requests that write")
          .between("0 %", "100 %");

  /** Share of requests at random places; the others go on where the last one ended. */
  public static final Key RANDOM_SHARE =
      new Key("random-share", Dimension.SHARE, "share of requests at random places")
          .between("0 %", "100 %");

  /** Requests in flight of each thread. */
  public static final Key QUEUE_DEPTH =
      Key.count("queue-depth", "requests in flight of each thread").between("1", "65536");

  /** Threads. */
  public static final Key THREADS =
      Key.count("threads", "threads that do the same").between("1", "4096");

  /** Workers of IOMeter. */
  public static final Key WORKERS =
      Key.count("workers", "workers, each with its own queue").between("1", "1024");

  /** Alignment of random requests. */
  public static final Key ALIGN =
      Key.size("align", "alignment of random requests").between("0B", "1GiB");

  /** Where the region begins. */
  public static final Key OFFSET =
      Key.size("offset", "where on the array the region begins").between("0B", "");

  /** Length of the region. */
  public static final Key SIZE =
      Key.size("size", "length of the region; 0B is up to the end").between("0B", "");

  /** Where random requests fall. */
  public static final Key DISTRIBUTION =
      Key.text("distribution", "uniform, zipf THETA, pareto SHARE or normal DEVIATION");

  /** Places at which something is sampled. */
  public static final Key SAMPLES =
      Key.count("samples", "places from the beginning to the end").between("1", "1000");

  /** Limit on requests. */
  public static final Key RATE =
      Key.count("rate", "most requests a second of each thread; 0 is no limit")
          .between("0", "1000000000");

  /** Time that is not measured. */
  public static final Key RAMP =
      Key.time("ramp", "time before measuring; counts if there is a time");

  /** Measured time. */
  public static final Key TIME = Key.time("time", "measured time; 0s leaves it to the bench");

  /** Which of its tests a pattern does. */
  public static final Key TEST = Key.text("test", "one of its tests, or all, each a case");

  /** A choice of tests. */
  public static final Key PROFILE = Key.text("profile", "choice of tests");

  /** Runs of a test. */
  public static final Key RUNS =
      Key.count("runs", "runs of a test, of which the best counts").between("1", "9");

  /** Pause between runs. */
  public static final Key INTERVAL =
      Key.time("interval", "pause before each run").between("0s", "1h");

  private PatternKeys() {}
}
