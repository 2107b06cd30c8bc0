package org.raidbench.validation.check;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Names of what a check can say about the jobs of a workload. */
public final class WorkloadProperties {
  /** Sizes of requests. */
  public static final String BLOCK = "block";

  /** Share of random requests. */
  public static final String RANDOM = "random";

  /** Share of reads. */
  public static final String READ = "read";

  /** Share of writes. */
  public static final String WRITE = "write";

  /** Requests in flight of each thread. */
  public static final String QUEUE_DEPTH = "queue-depth";

  /** Threads of all jobs that run at once. */
  public static final String THREADS = "threads";

  /** Requests in flight of all threads. */
  public static final String OUTSTANDING = "outstanding";

  /** What requests are aligned to. */
  public static final String ALIGN = "align";

  /** How much of the target is used. */
  public static final String SIZE = "size";

  /** Jobs that run at once. */
  public static final String JOBS = "jobs";

  /** Stages one after another. */
  public static final String STAGES = "stages";

  /** What an option of a job file begins with; its name follows. */
  public static final String OPTION = "option ";

  /** Each property by what a check may call it. */
  static final Map<String, String> NAMES = names();

  private WorkloadProperties() {}

  private static Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    for (String name :
        new String[] {
          BLOCK, RANDOM, READ, WRITE, QUEUE_DEPTH, THREADS, OUTSTANDING, ALIGN, SIZE, JOBS, STAGES
        }) {
      names.put(name, name);
    }
    // As patterns call their parameters.
    names.put("random-share", RANDOM);
    names.put("write-share", WRITE);
    names.put("workers", THREADS);
    names.put("area", SIZE);
    return Collections.unmodifiableMap(names);
  }
}
