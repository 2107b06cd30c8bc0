package org.raidbench.core.measure;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A mean and how sure it is: what values are compared by, wherever they are.
 *
 * @param mean the mean
 * @param halfWidth half the width of its confidence interval; 0 if there is no doubt
 */
public record Interval(double mean, double halfWidth) {
  /** Two values that are not further apart are a tie, as a share of the greater. */
  public static final double TIE_SHARE = 0.02;

  /** Where a whole interval lies. */
  public enum Side {
    /** All of it is above. */
    ABOVE,
    /** What it is compared with lies in it. */
    UNCLEAR,
    /** All of it is below. */
    BELOW
  }

  /**
   * Where the interval lies.
   *
   * @param number what it is compared with
   * @return its side of the number
   */
  public Side side(double number) {
    return mean - halfWidth > number
        ? Side.ABOVE
        : mean + halfWidth < number ? Side.BELOW : Side.UNCLEAR;
  }

  /**
   * This less so many times another that knows nothing of it. Of two that met the same requests it
   * is wider than need be.
   *
   * @param other the other
   * @param factor how many times it counts
   * @return the difference
   */
  public Interval minus(Interval other, double factor) {
    return new Interval(
        mean - factor * other.mean,
        Math.sqrt(halfWidth * halfWidth + factor * factor * other.halfWidth * other.halfWidth));
  }

  /**
   * Whether the intervals have a value in common.
   *
   * @param other the other
   * @return true if they touch
   */
  public boolean overlaps(Interval other) {
    return Math.abs(mean - other.mean) <= halfWidth + other.halfWidth;
  }

  /**
   * Whether neither mean is more than a share above the other.
   *
   * @param other the other
   * @param share of the greater
   * @return true if they are near
   */
  public boolean isNear(Interval other, double share) {
    return Math.abs(mean - other.mean) <= share * Math.max(Math.abs(mean), Math.abs(other.mean));
  }

  /**
   * The mean with half the width of its interval: {@code 512 ±3}. The same on every JDK.
   *
   * @return the text; without a width that rounds to nothing
   */
  public String text() {
    int decimals = decimals(mean);
    String width = fixed(halfWidth, decimals);
    boolean nothing = width.equals("?") || new BigDecimal(width).signum() == 0;
    return number(mean) + (nothing ? "" : " ±" + width);
  }

  /**
   * A number as a person reads it: three digits at least, none that say nothing.
   *
   * @param value the number
   * @return the text; {@code ?} if it is none or infinite
   */
  public static String number(double value) {
    return fixed(value, decimals(value));
  }

  private static int decimals(double value) {
    double size = Math.abs(value);
    return size < 10 ? 2 : size < 100 ? 1 : 0;
  }

  private static String fixed(double value, int decimals) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "?";
    }
    return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
  }
}
