package org.raidbench.validation.check;

import java.util.List;

/**
 * How something moves along a dimension.
 *
 * @param stand the stand
 * @param where which cases
 * @param show what moves
 * @param along the dimension
 * @param points the values looked at; empty for all
 * @param course which way
 * @param withinShare how far the points of a flat course may be apart, as a share of the lowest
 */
public record Trend(
    StandRef stand,
    Where where,
    Expression show,
    String along,
    List<String> points,
    Course course,
    double withinShare)
    implements Measured {
  /** Copies the list. */
  public Trend {
    points = List.copyOf(points);
  }

  /** Which way something moves. */
  public enum Course {
    /** Never falls, and ends higher. */
    RISES,
    /** Never rises, and ends lower. */
    FALLS,
    /** Stays nearly the same. */
    FLAT;

    /**
     * As a check writes it.
     *
     * @return one word
     */
    public String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
