package org.raidbench.core.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One column of figures: a figure, or the ratio of one figure between two values of a dimension.
 *
 * @param shown the figure
 * @param over the value of the ratio's numerator, {@code WB}; empty if it is no ratio
 * @param under the value of its denominator, {@code WT}; empty if it is no ratio
 */
public record Metric(Shown shown, String over, String under) {
  private static final Pattern RATIO = Pattern.compile("(.+?) / (.+)");

  /**
   * Reads {@code iops} or {@code iops WB / WT}.
   *
   * @param text what was written
   * @return the metric, or empty if it names no figure
   */
  public static Optional<Metric> parse(String text) {
    Optional<Shown> shown =
        Arrays.stream(Shown.values())
            .filter(it -> text.equals(it.word()) || text.startsWith(it.word() + " "))
            .max(Comparator.comparingInt(it -> it.word().length()));
    if (shown.isEmpty()) {
      return Optional.empty();
    }
    String rest = text.substring(shown.get().word().length()).strip();
    if (rest.isEmpty()) {
      return Optional.of(new Metric(shown.get(), "", ""));
    }
    Matcher ratio = RATIO.matcher(rest);
    return ratio.matches() && shown.get().numeric()
        ? Optional.of(new Metric(shown.get(), ratio.group(1).strip(), ratio.group(2).strip()))
        : Optional.empty();
  }

  /**
   * Whether it is a ratio.
   *
   * @return true if it has two values to compare
   */
  public boolean isRatio() {
    return !over.isEmpty();
  }

  /**
   * What stands above it.
   *
   * @return the heading
   */
  public String heading() {
    return isRatio() ? shown.word() + " " + over + " / " + under : shown.heading();
  }
}
