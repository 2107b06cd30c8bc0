package org.raidbench.validation.check;

import org.jspecify.annotations.Nullable;

/**
 * A figure that lies within bounds.
 *
 * @param stand the stand
 * @param where which cases
 * @param show the figure
 * @param low the lowest that is right; null for none
 * @param high the highest that is right; null for none
 * @param published the value itself; null if only bounds were published
 * @param fold what is taken of several values of a dimension; null if there is one case
 * @param asIncrease whether a ratio counts as the increase: 4.78 instead of 5.78
 */
public record InRange(
    StandRef stand,
    Where where,
    Expression show,
    @Nullable Double low,
    @Nullable Double high,
    @Nullable Double published,
    @Nullable Fold fold,
    boolean asIncrease)
    implements Measured {
  /**
   * What is taken of the values along a dimension.
   *
   * @param dimension the dimension
   * @param most whether the largest counts, otherwise the smallest
   */
  public record Fold(String dimension, boolean most) {}
}
