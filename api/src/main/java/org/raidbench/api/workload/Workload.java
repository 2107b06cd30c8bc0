package org.raidbench.api.workload;

import java.util.List;
import java.util.Objects;
import org.raidbench.api.stability.Evolving;

/**
 * What is done to the arrays of a system: stages one after another, each of jobs that run together.
 *
 * @param name for people and results
 * @param stages at least one, each of at least one job
 * @param groupReporting whether the jobs of a group are reported as one
 * @param ignored options of a workload file that do not matter to a block device, as written
 * @param scoring which stages make the result
 */
@Evolving
public record Workload(
    String name,
    List<List<Job>> stages,
    boolean groupReporting,
    List<String> ignored,
    Scoring scoring) {
  /**
   * Copies the lists and checks that nothing is empty.
   *
   * @throws IllegalArgumentException if there is no stage, or a stage without a job, or only a
   *     first one where that does not count
   */
  public Workload {
    Objects.requireNonNull(name, "name");
    stages = stages.stream().map(List::copyOf).toList();
    ignored = List.copyOf(ignored);
    if (stages.isEmpty() || stages.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("a workload has at least one stage, a stage one job");
    }
    if (scoring == Scoring.BEST_AFTER_FIRST && stages.size() < 2) {
      throw new IllegalArgumentException("no stage comes after the first");
    }
  }

  /**
   * A workload all of whose stages count.
   *
   * @param name for people and results
   * @param stages at least one, each of at least one job
   * @param groupReporting whether the jobs of a group are reported as one
   * @param ignored options that do not matter to a block device, as written
   */
  public Workload(
      String name, List<List<Job>> stages, boolean groupReporting, List<String> ignored) {
    this(name, stages, groupReporting, ignored, Scoring.ALL);
  }

  /**
   * A workload of one stage.
   *
   * @param name for people
   * @param jobs jobs that run together
   * @return the workload
   */
  public static Workload of(String name, Job... jobs) {
    return new Workload(name, List.of(List.of(jobs)), false, List.of());
  }
}
