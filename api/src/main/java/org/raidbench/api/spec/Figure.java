package org.raidbench.api.spec;

import java.util.List;
import java.util.OptionalDouble;
import org.raidbench.api.stability.Stable;

/**
 * One figure of a specification, with where it comes from and how sure it is.
 *
 * @param key the name it is read by
 * @param shown the value with its unit as a person writes it: {@code 4.5ms}
 * @param number the value in the base unit of the key's dimension; 1 or 0 for a flag, 0 for text
 * @param certainty how well it is known
 * @param source where it was read (datasheet, review, paper), or why it was assumed
 * @param facts ids of the published facts it was calibrated on; empty unless calibrated
 */
@Stable
public record Figure(
    Key key, String shown, double number, Certainty certainty, String source, List<String> facts) {
  /**
   * Copies the list and checks that a calibrated figure names its facts.
   *
   * @throws IllegalArgumentException if a calibrated figure names none, or another names some
   */
  public Figure {
    facts = List.copyOf(facts);
    if ((certainty == Certainty.CALIBRATED) == facts.isEmpty()) {
      throw new IllegalArgumentException(
          key.name() + ": a calibrated figure, and no other, names the facts it was calibrated on");
    }
  }

  /**
   * Reads a figure from text.
   *
   * @param key the name
   * @param shown the value with its unit
   * @param certainty how well it is known
   * @param source where it comes from
   * @param facts facts it was calibrated on
   * @return the figure
   * @throws IllegalArgumentException if the text does not fit the key's dimension; the message says
   *     what was expected
   */
  public static Figure of(
      Key key, String shown, Certainty certainty, String source, List<String> facts) {
    double number =
        switch (key.dimension()) {
          case TEXT, WORDS -> 0;
          case FLAG -> flag(key, shown);
          default -> quantity(key, shown);
        };
    return new Figure(key, shown, number, certainty, source, facts);
  }

  private static double flag(Key key, String shown) {
    return switch (shown) {
      case "yes" -> 1;
      case "no" -> 0;
      default -> throw misfit(key, shown);
    };
  }

  private static double quantity(Key key, String shown) {
    OptionalDouble value = Quantity.parse(shown, key.dimension());
    if (value.isEmpty()) {
      throw misfit(key, shown);
    }
    return value.getAsDouble();
  }

  private static IllegalArgumentException misfit(Key key, String shown) {
    return new IllegalArgumentException(
        key.name() + ": \"" + shown + "\" is not " + key.dimension().expected());
  }
}
