package org.raidbench.api.spec;

import java.util.List;
import java.util.OptionalDouble;
import org.raidbench.api.stability.Stable;

/**
 * What a figure may be, beyond its dimension: one of a few words, or a number in a range. Bounds
 * are written with their units, as a person writes them.
 *
 * @param words the words, for text; empty if any text will do
 * @param least the least number; empty if there is none
 * @param most the most; empty if there is none
 */
@Stable
public record Limits(List<String> words, String least, String most) {
  /** Nothing but the dimension counts. */
  public static final Limits NONE = new Limits(List.of(), "", "");

  /** Copies the list. */
  public Limits {
    words = List.copyOf(words);
  }

  /**
   * Whether numbers are bounded.
   *
   * @return true if there is a least or a most number
   */
  public boolean ranged() {
    return !least.isEmpty() || !most.isEmpty();
  }

  /**
   * The least number.
   *
   * @param dimension what it measures
   * @return in the base unit; minus infinity if there is none
   * @throws IllegalArgumentException if the bound is not of the dimension
   */
  public double leastIn(Dimension dimension) {
    return least.isEmpty() ? Double.NEGATIVE_INFINITY : bound(least, dimension);
  }

  /**
   * The most.
   *
   * @param dimension what it measures
   * @return in the base unit; infinity if there is none
   * @throws IllegalArgumentException if the bound is not of the dimension
   */
  public double mostIn(Dimension dimension) {
    return most.isEmpty() ? Double.POSITIVE_INFINITY : bound(most, dimension);
  }

  /**
   * The range for a message.
   *
   * @return such as {@code from 1GiB to 1TiB}; empty if there is none
   */
  public String described() {
    if (least.isEmpty()) {
      return most.isEmpty() ? "" : "up to " + most;
    }
    return most.isEmpty() ? least + " or more" : "from " + least + " to " + most;
  }

  private static double bound(String text, Dimension dimension) {
    OptionalDouble value = Quantity.parse(text, dimension);
    if (value.isEmpty()) {
      throw new IllegalArgumentException("\"" + text + "\" is not " + dimension.expected());
    }
    return value.getAsDouble();
  }
}
