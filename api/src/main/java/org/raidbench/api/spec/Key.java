package org.raidbench.api.spec;

import java.util.Objects;
import java.util.regex.Pattern;
import org.raidbench.api.stability.Stable;

/**
 * The name a figure is read by; the same name overrides it in a bench file.
 *
 * @param name lower-case words joined by hyphens: {@code max-commands}
 * @param dimension what the figure measures
 * @param meaning one line that says what the figure is, for {@code raidbench describe}
 */
@Stable
public record Key(String name, Dimension dimension, String meaning) {
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9.]+)*");

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if the name is not lower-case words joined by hyphens
   */
  public Key {
    Objects.requireNonNull(dimension, "dimension");
    Objects.requireNonNull(meaning, "meaning");
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("\"" + name + "\" is not a key name");
    }
  }

  /**
   * A key for a whole number.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key count(String name, String meaning) {
    return new Key(name, Dimension.COUNT, meaning);
  }

  /**
   * A key for a time.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key time(String name, String meaning) {
    return new Key(name, Dimension.TIME, meaning);
  }

  /**
   * A key for a size.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key size(String name, String meaning) {
    return new Key(name, Dimension.SIZE, meaning);
  }

  /**
   * A key for a data rate.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key rate(String name, String meaning) {
    return new Key(name, Dimension.RATE, meaning);
  }

  /**
   * A key for text.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key text(String name, String meaning) {
    return new Key(name, Dimension.TEXT, meaning);
  }

  /**
   * A key for a list of words.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key words(String name, String meaning) {
    return new Key(name, Dimension.WORDS, meaning);
  }

  /**
   * A key for yes or no.
   *
   * @param name the name
   * @param meaning one line
   * @return the key
   */
  public static Key flag(String name, String meaning) {
    return new Key(name, Dimension.FLAG, meaning);
  }
}
