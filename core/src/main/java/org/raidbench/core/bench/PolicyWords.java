package org.raidbench.core.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Constants of an enumeration as words of a bench file: {@code forced-back}. */
public final class PolicyWords {
  private PolicyWords() {}

  /**
   * A constant by its word.
   *
   * @param <E> the enumeration
   * @param type its class
   * @param word the word
   * @return the constant, or empty
   */
  public static <E extends Enum<E>> Optional<E> parse(Class<E> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> word(constant).equals(word))
        .findFirst();
  }

  /**
   * Its word.
   *
   * @param constant the constant
   * @return lower case, hyphens between words
   */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
