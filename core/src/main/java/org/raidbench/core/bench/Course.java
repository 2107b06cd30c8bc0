package org.raidbench.core.bench;

import java.util.List;

/**
 * What happens to one system from the beginning on, step by step. Several cases of a bench are
 * moments of one course; they then run one after another on the same living system. Two courses of
 * equal steps are two systems.
 */
public final class Course {
  private final List<Step> steps;

  /**
   * Makes a course.
   *
   * @param steps what happens, in order
   */
  public Course(List<Step> steps) {
    this.steps = List.copyOf(steps);
  }

  /**
   * What happens.
   *
   * @return the steps in order
   */
  public List<Step> steps() {
    return steps;
  }
}
