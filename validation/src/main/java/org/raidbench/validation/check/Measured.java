package org.raidbench.validation.check;

/** A check that cases of a stand are run for. */
public sealed interface Measured extends Check
    permits Order, Best, Trend, Saturation, InRange, LimitedBy {
  /**
   * The system and its cases.
   *
   * @return which stand
   */
  StandRef stand();

  /**
   * Which cases.
   *
   * @return values of dimensions; every combination of them is judged for itself
   */
  Where where();
}
