package org.raidbench.api.spec;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.stability.Stable;

/**
 * The figures of one model, in the order they were given; immutable.
 *
 * <p>A device reads its parameters from here and nowhere else, so what {@code raidbench describe}
 * prints is what runs. A bench file overrides a figure by its key's name.
 */
@Stable
public final class Spec {
  private final Map<String, Figure> figures;
  private final List<String> notCovered;

  Spec(Map<String, Figure> figures, List<String> notCovered) {
    this.figures = figures;
    this.notCovered = notCovered;
  }

  /**
   * Starts a specification.
   *
   * @return an empty builder
   */
  public static SpecBuilder builder() {
    return new SpecBuilder();
  }

  /**
   * Every figure, in order.
   *
   * @return an unmodifiable view
   */
  public Collection<Figure> figures() {
    return figures.values();
  }

  /**
   * What the model does not cover, a line each.
   *
   * @return an unmodifiable list
   */
  public List<String> notCovered() {
    return notCovered;
  }

  /**
   * Whether a figure is present.
   *
   * @param key its key
   * @return true if {@link #figure} would find it
   */
  public boolean has(Key key) {
    return figures.containsKey(key.name());
  }

  /**
   * A figure by its key.
   *
   * @param key its key
   * @return the figure
   * @throws NoSuchElementException if the specification has none; the message names the key
   */
  public Figure figure(Key key) {
    @Nullable Figure figure = figures.get(key.name());
    if (figure == null) {
      throw new NoSuchElementException("the specification has no " + key.name());
    }
    return figure;
  }

  /**
   * A figure's value, rounded to a whole number of its base unit (nanoseconds, bytes, bytes a
   * second, hertz, revolutions a minute, or a count).
   *
   * @param key its key
   * @return the value
   * @throws NoSuchElementException if there is no such figure
   */
  public long whole(Key key) {
    return StrictMath.round(figure(key).number());
  }

  /**
   * As {@link #whole(Key)}, with a default.
   *
   * @param key its key
   * @param otherwise the value if there is no such figure
   * @return the value
   */
  public long whole(Key key, long otherwise) {
    return has(key) ? whole(key) : otherwise;
  }

  /**
   * A figure's value with its fraction, in its base unit.
   *
   * @param key its key
   * @return the value
   * @throws NoSuchElementException if there is no such figure
   */
  public double real(Key key) {
    return figure(key).number();
  }

  /**
   * A figure's text.
   *
   * @param key its key
   * @param otherwise the text if there is no such figure
   * @return the text
   */
  public String text(Key key, String otherwise) {
    return has(key) ? figure(key).shown() : otherwise;
  }

  /**
   * A figure's words.
   *
   * @param key its key
   * @return the words; empty if there is no such figure, or none in it
   */
  public List<String> words(Key key) {
    String shown = text(key, "").strip();
    return shown.isEmpty() ? List.of() : List.of(shown.split("\\s*,\\s*", -1));
  }

  /**
   * Whether a flag is set.
   *
   * @param key its key
   * @return true if present and {@code yes}
   */
  public boolean flag(Key key) {
    return has(key) && figure(key).number() != 0;
  }

  /**
   * The same specification with one figure replaced or added.
   *
   * @param figure the new figure
   * @return a new specification
   */
  public Spec with(Figure figure) {
    Map<String, Figure> copy = new LinkedHashMap<>(figures);
    copy.put(figure.key().name(), figure);
    return new Spec(Collections.unmodifiableMap(copy), notCovered);
  }
}
