package org.raidbench.api.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Threads that do the same kind of I/O. Each of {@code instances} threads keeps {@code queueDepth}
 * requests in flight; the target is the array the bench runs the workload on.
 *
 * @param name the job's name, unique in its workload
 * @param instances threads, at least 1
 * @param queueDepth requests in flight of each thread, at least 1
 * @param lines what is accessed, at least one line
 * @param distribution where random requests fall
 * @param region where on the target
 * @param covering whether random requests visit every block once before any is visited again (fio's
 *     random map); only with {@link Distribution#UNIFORM} and one alignment
 * @param positionPerDirection whether sequential reads and writes each go on from their own last
 *     position (fio) or from a common one (IOMeter)
 * @param pacing limits on its rate
 * @param timing when it begins and ends
 * @param group results of jobs of one group may be reported together; from 0
 * @param options the job's options as its file wrote them, for result formats that repeat them
 */
public record Job(
    String name,
    int instances,
    int queueDepth,
    List<AccessLine> lines,
    Distribution distribution,
    Region region,
    boolean covering,
    boolean positionPerDirection,
    Pacing pacing,
    Timing timing,
    int group,
    Map<String, String> options) {
  /**
   * Copies the collections and checks the ranges.
   *
   * @throws IllegalArgumentException if one is left
   */
  public Job {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(distribution, "distribution");
    Objects.requireNonNull(region, "region");
    Objects.requireNonNull(pacing, "pacing");
    Objects.requireNonNull(timing, "timing");
    lines = List.copyOf(lines);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    if (instances < 1 || queueDepth < 1 || lines.isEmpty() || group < 0) {
      throw new IllegalArgumentException("job \"" + name + "\" out of range");
    }
  }

  /**
   * A job with the usual values everywhere else: one instance, uniform, the whole target, no
   * pacing, the bench's own timing.
   *
   * @param name the job's name
   * @param queueDepth requests in flight
   * @param lines what is accessed
   * @return the job
   */
  public static Job of(String name, int queueDepth, List<AccessLine> lines) {
    return new Job(
        name,
        1,
        queueDepth,
        lines,
        Distribution.UNIFORM,
        Region.WHOLE,
        false,
        false,
        Pacing.NONE,
        Timing.BENCH,
        0,
        Map.of());
  }
}
