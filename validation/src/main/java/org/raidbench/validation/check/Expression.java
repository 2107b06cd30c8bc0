package org.raidbench.validation.check;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.table.Shown;

/**
 * What is read off the cases: a figure, or the ratio or difference of one figure between two values
 * of a dimension.
 *
 * @param shown the figure
 * @param kind how many values it is made of
 * @param left the value of the numerator, or that is subtracted from; empty for a plain figure
 * @param right the other value; empty for a plain figure
 * @param over the dimension of the two values; empty to take the one that has both
 */
public record Expression(Shown shown, Kind kind, String left, String right, String over) {
  private static final Pattern TWO = Pattern.compile("(.+?) ([/-]) (.+)");

  /** How many values an expression is made of. */
  public enum Kind {
    /** One. */
    PLAIN,
    /** Two, divided. */
    RATIO,
    /** Two, subtracted. */
    DIFFERENCE
  }

  /**
   * Reads {@code iops}, {@code iops WB / WT} or {@code iops WB - WT}.
   *
   * @param text what was written
   * @param over the dimension of the two values, or empty
   * @return the expression, or empty if it names no figure
   */
  static Optional<Expression> parse(String text, String over) {
    @Nullable Shown shown =
        Arrays.stream(Shown.values())
            .filter(it -> text.equals(it.word()) || text.startsWith(it.word() + " "))
            .max(Comparator.comparingInt(it -> it.word().length()))
            .orElse(null);
    if (shown == null || !shown.numeric()) {
      return Optional.empty();
    }
    String rest = text.substring(shown.word().length()).strip();
    if (rest.isEmpty()) {
      return Optional.of(new Expression(shown, Kind.PLAIN, "", "", ""));
    }
    Matcher two = TWO.matcher(rest);
    if (!two.matches()) {
      return Optional.empty();
    }
    Kind kind = two.group(2).equals("/") ? Kind.RATIO : Kind.DIFFERENCE;
    return Optional.of(
        new Expression(shown, kind, two.group(1).strip(), two.group(3).strip(), over));
  }

  /**
   * As a person writes it.
   *
   * @return one line
   */
  public String text() {
    return switch (kind) {
      case PLAIN -> shown.word();
      case RATIO -> shown.word() + " " + left + " / " + right;
      case DIFFERENCE -> shown.word() + " " + left + " - " + right;
    };
  }
}
