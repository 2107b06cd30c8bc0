package org.raidbench.validation.check;

import java.util.List;

/**
 * From where on something does not rise any more.
 *
 * @param stand the stand
 * @param where which cases
 * @param show what rises
 * @param along the dimension, its values ascending
 * @param points the values looked at; empty for all
 * @param reachedAt the smallest value that nearly reaches the maximum; empty if none does
 */
public record Saturation(
    StandRef stand,
    Where where,
    Expression show,
    String along,
    List<String> points,
    String reachedAt)
    implements Measured {
  /** Copies the list. */
  public Saturation {
    points = List.copyOf(points);
  }
}
