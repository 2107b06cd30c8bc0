package org.raidbench.api.spec;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.stability.Stable;

/** Collects the figures of a specification. */
@Stable
public final class SpecBuilder {
  private final Map<String, Figure> figures = new LinkedHashMap<>();
  private final List<String> notCovered = new ArrayList<>();

  SpecBuilder() {}

  /**
   * Adds a figure.
   *
   * @param figure the figure
   * @return this
   * @throws IllegalArgumentException if the key is there already
   */
  public SpecBuilder add(Figure figure) {
    if (figures.putIfAbsent(figure.key().name(), figure) != null) {
      throw new IllegalArgumentException(figure.key().name() + " is given twice");
    }
    return this;
  }

  /**
   * Adds a datasheet figure.
   *
   * @param key its key
   * @param shown the value with its unit
   * @param source the datasheet
   * @return this
   */
  public SpecBuilder datasheet(Key key, String shown, String source) {
    return add(Figure.of(key, shown, Certainty.DATASHEET, source, List.of()));
  }

  /**
   * Adds a published measurement.
   *
   * @param key its key
   * @param shown the value with its unit
   * @param source who measured it
   * @return this
   */
  public SpecBuilder measured(Key key, String shown, String source) {
    return add(Figure.of(key, shown, Certainty.MEASURED, source, List.of()));
  }

  /**
   * Adds a figure fitted to facts.
   *
   * @param key its key
   * @param shown the value with its unit
   * @param how how it follows from the facts
   * @param facts the facts' ids, at least one
   * @return this
   */
  public SpecBuilder calibrated(Key key, String shown, String how, String... facts) {
    return add(Figure.of(key, shown, Certainty.CALIBRATED, how, List.of(facts)));
  }

  /**
   * Adds an unverified figure.
   *
   * @param key its key
   * @param shown the value with its unit
   * @param why what it rests on
   * @return this
   */
  public SpecBuilder assumed(Key key, String shown, String why) {
    return add(Figure.of(key, shown, Certainty.ASSUMED, why, List.of()));
  }

  /**
   * Says what the model does not cover.
   *
   * @param line one line
   * @return this
   */
  public SpecBuilder doesNotCover(String line) {
    notCovered.add(line);
    return this;
  }

  /**
   * Builds the specification.
   *
   * @return an immutable specification
   */
  public Spec build() {
    return new Spec(
        Collections.unmodifiableMap(new LinkedHashMap<>(figures)), List.copyOf(notCovered));
  }
}
