package org.raidbench.core.icf;

import java.util.List;
import java.util.Map;
import org.raidbench.api.workload.AccessLine;

/**
 * What a file says.
 *
 * @param setup how tests are run
 * @param specifications access specifications by name
 * @param workers disk workers of all managers
 * @param notes what does not matter, or is done otherwise
 */
record IcfFile(
    Setup setup,
    Map<String, Specification> specifications,
    List<Worker> workers,
    List<String> notes) {
  /** How one test follows another. */
  enum TestType {
    NORMAL,
    CYCLE_TARGETS,
    CYCLE_WORKERS,
    INCREMENT_TARGETS_PARALLEL,
    INCREMENT_TARGETS_SERIAL,
    CYCLE_WORKERS_AND_TARGETS,
    CYCLE_OUTSTANDING_IOS,
    CYCLE_OUTSTANDING_IOS_AND_TARGETS
  }

  /**
   * How a number grows from test to test.
   *
   * @param start the first value
   * @param step what is added, or multiplied by
   * @param exponential whether it is multiplied
   */
  record Cycling(int start, int step, boolean exponential) {
    static final Cycling ONE = new Cycling(1, 1, false);

    /** The value of a round, from 0; the largest whole number if it is more. */
    int value(int round) {
      double value =
          exponential && step != 1
              ? start * StrictMath.pow(step, round)
              : start + (double) step * round;
      return (int) Math.min(Integer.MAX_VALUE, value);
    }
  }

  /**
   * How tests are run.
   *
   * @param runNanos measured time; 0 if none is said
   * @param rampNanos time before it
   * @param defaultWorkers workers where the file has none
   * @param workers how many workers of a manager take part
   * @param targets how many targets take part
   * @param depths requests outstanding
   * @param depthEnd the most of these
   * @param type what of this is cycled
   */
  record Setup(
      long runNanos,
      long rampNanos,
      int defaultWorkers,
      Cycling workers,
      Cycling targets,
      Cycling depths,
      int depthEnd,
      TestType type) {}

  /**
   * An access specification.
   *
   * @param name as written
   * @param byDefault whether disk workers get it without being told
   * @param lines what is accessed
   * @param delayNanos pause between bursts
   * @param burst requests of a burst
   */
  record Specification(
      String name, boolean byDefault, List<AccessLine> lines, long delayNanos, int burst) {}

  /**
   * A worker.
   *
   * @param manager its manager's place in the file, from 0
   * @param name as written
   * @param depth requests outstanding on each target
   * @param sizeSectors length of the region; 0 for all
   * @param startSector where it begins
   * @param specifications assigned, test by test; "Idle" rests
   * @param targets names of its targets
   */
  record Worker(
      int manager,
      String name,
      int depth,
      long sizeSectors,
      long startSector,
      List<String> specifications,
      List<String> targets) {}
}
