package org.raidbench.core.bench;

/**
 * The moment of a course at which a case is measured.
 *
 * @param course the course
 * @param step which of its steps is the run that is measured
 */
public record Moment(Course course, int step) {
  /**
   * Checks that a run stands there.
   *
   * @throws IllegalArgumentException if the step is none that runs anything
   */
  public Moment {
    if (step < 0
        || step >= course.steps().size()
        || !(course.steps().get(step) instanceof Step.Run)) {
      throw new IllegalArgumentException("step " + step + " runs nothing");
    }
  }
}
