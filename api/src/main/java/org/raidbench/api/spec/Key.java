package org.raidbench.api.spec;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.raidbench.api.stability.Stable;

/**
 * The name a figure is read by; the same name overrides it in a bench file.
 *
 * @param name lower-case words joined by hyphens: {@code max-commands}
 * @param dimension what the figure measures
 * @param meaning one line that says what the figure is, for {@code raidbench describe}
 * @param limits what else holds for it, whoever gives it: a model or a bench file
 */
@Stable
public record Key(String name, Dimension dimension, String meaning, Limits limits) {
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9.]+)*");

  /**
   * Checks the name and the limits.
   *
   * @throws IllegalArgumentException if the name is not lower-case words joined by hyphens, or the
   *     limits do not go with the dimension
   */
  public Key {
    Objects.requireNonNull(dimension, "dimension");
    Objects.requireNonNull(meaning, "meaning");
    if (!limits.words().isEmpty() && dimension != Dimension.TEXT) {
      throw new IllegalArgumentException(name + ": only text is one of a few words");
    }
    if (limits.leastIn(dimension) > limits.mostIn(dimension)) {
      throw new IllegalArgumentException(name + ": its range is empty");
    }
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("\"" + name + "\" is not a key name");
    }
  }

  /**
   * A key without limits.
   *
   * @param name lower-case words joined by hyphens
   * @param dimension what the figure measures
   * @param meaning one line
   */
  public Key(String name, Dimension dimension, String meaning) {
    this(name, dimension, meaning, Limits.NONE);
  }

  /**
   * The same key for text that is one of a few words.
   *
   * @param words the words
   * @return the key
   */
  public Key oneOf(String... words) {
    return new Key(name, dimension, meaning, new Limits(List.of(words), "", ""));
  }

  /**
   * The same key for numbers of a range, its ends included.
   *
   * @param least the least, with its unit; empty if there is none
   * @param most the most, with its unit; empty if there is none
   * @return the key
   */
  public Key between(String least, String most) {
    return new Key(name, dimension, meaning, new Limits(List.of(), least, most));
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
