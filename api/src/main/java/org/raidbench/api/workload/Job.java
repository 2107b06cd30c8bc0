package org.raidbench.api.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.stability.Evolving;

/**
 * Threads that do the same kind of I/O. Each of {@code instances} threads keeps {@code queueDepth}
 * requests in flight; the target is the array the bench runs the workload on.
 *
 * @param name the job's name, unique in its workload
 * @param instances threads, at least 1
 * @param queueDepth requests in flight of each thread, at least 1
 * @param lines what is accessed, at least one line; none with a source
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
 * @param source where its requests come from; null if they are drawn from {@code lines}. With a
 *     source, {@code lines} is empty, nothing else than instances, depth, region, start delay and
 *     group applies, and the job ends when the source does
 */
@Evolving
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
    Map<String, String> options,
    @Nullable RequestSource source) {
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
    if (instances < 1 || queueDepth < 1 || lines.isEmpty() == (source == null) || group < 0) {
      throw new IllegalArgumentException("job \"" + name + "\" out of range");
    }
  }

  /**
   * A job whose requests are drawn.
   *
   * @param name as above, like all that follow
   * @param instances threads
   * @param queueDepth requests in flight of each thread
   * @param lines what is accessed
   * @param distribution where random requests fall
   * @param region where on the target
   * @param covering whether random requests visit every block once before any again
   * @param positionPerDirection whether reads and writes have positions of their own
   * @param pacing limits on its rate
   * @param timing when it begins and ends
   * @param group for reporting
   * @param options as its file wrote them
   */
  public Job(
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
    this(
        name,
        instances,
        queueDepth,
        lines,
        distribution,
        region,
        covering,
        positionPerDirection,
        pacing,
        timing,
        group,
        options,
        null);
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

  /**
   * A job of one thread whose requests come from a source.
   *
   * @param name the job's name
   * @param queueDepth the most requests in flight
   * @param region where on the target; without a random start
   * @param source where the requests come from
   * @return the job
   */
  public static Job from(String name, int queueDepth, Region region, RequestSource source) {
    return new Job(
        name,
        1,
        queueDepth,
        List.of(),
        Distribution.UNIFORM,
        region,
        false,
        false,
        Pacing.NONE,
        Timing.BENCH,
        0,
        Map.of(),
        source);
  }

  /**
   * Whether it ends by itself, once all of its work is done.
   *
   * @return false if it goes on until it is stopped
   */
  public boolean endsByItself() {
    return source != null || (timing.totalBytes() > 0 && !timing.timeBased());
  }
}
