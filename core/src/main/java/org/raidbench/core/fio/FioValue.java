package org.raidbench.core.fio;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the value of an option comes to.
 *
 * <p>Numbers of the three directions (read, write, trim) stand in slots; a slot is null if this
 * value leaves it as it was. Of a value that is not by direction, the first slot counts.
 *
 * @param text the value as it was written; empty if there is none
 * @param word the word that was matched; empty if it is not a word
 * @param slots three numbers, some null
 * @param highs upper ends of ranges, as the slots; all null if it is no range
 * @param last the last number that could be read; null if there was none
 * @param exact whether everything that was written counts
 */
record FioValue(
    String text,
    String word,
    List<@Nullable Long> slots,
    List<@Nullable Long> highs,
    @Nullable Long last,
    boolean exact) {
  /** No number for any direction. */
  static final List<@Nullable Long> NONE = java.util.Arrays.asList(null, null, null);

  static FioValue text(String text, String word) {
    return new FioValue(text, word, NONE, NONE, null, true);
  }
}
