package org.raidbench.validation.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a text, a list or a figure has to be; everything that is given has to come out.
 *
 * @param is the value itself, as a person writes it; null if not said
 * @param atLeast the smallest value; null if not said
 * @param atMost the largest value; null if not said
 * @param contains words it has
 * @param lacks words it does not have
 * @param count how many words or entries it has; negative if not said
 */
public record Expectation(
    @Nullable String is,
    @Nullable String atLeast,
    @Nullable String atMost,
    List<String> contains,
    List<String> lacks,
    int count) {
  /** Copies the lists. */
  public Expectation {
    contains = List.copyOf(contains);
    lacks = List.copyOf(lacks);
  }

  /**
   * Whether nothing is expected.
   *
   * @return true if any value would do
   */
  public boolean isEmpty() {
    return is == null
        && atLeast == null
        && atMost == null
        && contains.isEmpty()
        && lacks.isEmpty()
        && count < 0;
  }

  /**
   * As a person writes it.
   *
   * @return one line
   */
  public String text() {
    StringBuilder text = new StringBuilder();
    append(text, "", is);
    append(text, "at least ", atLeast);
    append(text, "at most ", atMost);
    append(text, "with ", contains.isEmpty() ? null : String.join(", ", contains));
    append(text, "without ", lacks.isEmpty() ? null : String.join(", ", lacks));
    append(text, "as many as ", count < 0 ? null : String.valueOf(count));
    return text.toString();
  }

  private static void append(StringBuilder text, String before, @Nullable String value) {
    if (value != null) {
      text.append(text.length() == 0 ? "" : ", ").append(before).append(value);
    }
  }
}
