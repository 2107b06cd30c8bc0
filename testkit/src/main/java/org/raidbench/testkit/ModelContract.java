package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.raidbench.api.Model;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/**
 * What every model keeps to: it is named, its figures have sources and mean what their keys say,
 * and it answers the same each time. The contracts of the kinds of model extend this one; extend it
 * directly only for a kind that has no contract of its own.
 *
 * @param <M> the kind of model
 */
public abstract class ModelContract<M extends Model> {
  /** For subclasses. */
  protected ModelContract() {}

  /**
   * The model under test.
   *
   * @return the model
   */
  protected abstract M model();

  /**
   * The keys that the specification must have.
   *
   * @return the keys
   */
  protected abstract List<Key> requiredKeys();

  /**
   * The keys whose meaning is fixed for this kind of model; a figure of the same name must measure
   * the same.
   *
   * @return the keys, the required ones included
   */
  protected abstract List<Key> knownKeys();

  /**
   * Whether the model was made of a user's own description, so that figures may be as given.
   *
   * @return false unless overridden
   */
  protected boolean described() {
    return false;
  }

  @Test
  void itIsNamed() {
    assertOneLine("title", model().title());
  }

  @Test
  void itAnswersTheSameEachTime() {
    assertEquals(model().id(), model().id());
    assertEquals(model().title(), model().title());
    assertEquals(
        List.copyOf(model().spec().figures()), List.copyOf(model().spec().figures()), "figures");
    assertEquals(model().spec().notCovered(), model().spec().notCovered());
  }

  @Test
  void requiredFiguresAreThere() {
    List<String> missing =
        requiredKeys().stream().filter(key -> !model().spec().has(key)).map(Key::name).toList();
    assertEquals(List.of(), missing, () -> model().id() + " lacks figures");
  }

  @Test
  void everyFigureSaysWhereItComesFrom() {
    eachFigure(
        figure -> {
          String name = figure.key().name();
          assertOneLine(name + ": source", figure.source());
          assertOneLine(name + ": value", figure.shown());
          assertOneLine(name + ": meaning", figure.key().meaning());
          assertTrue(
              described() || figure.certainty() != Certainty.GIVEN,
              () -> name + ": only a user's bench file gives a figure");
        });
  }

  @Test
  void calibratedFiguresNameTheirFacts() {
    eachFigure(
        figure -> {
          String name = figure.key().name();
          figure
              .facts()
              .forEach(
                  fact ->
                      assertTrue(
                          !fact.isBlank() && fact.strip().equals(fact),
                          () -> name + ": \"" + fact + "\" is not the id of a fact"));
          assertEquals(
              figure.facts().size(),
              new HashSet<>(figure.facts()).size(),
              () -> name + ": a fact is named twice: " + figure.facts());
        });
  }

  @Test
  void figuresMeanWhatTheirKeysMean() {
    eachFigure(
        figure -> {
          for (Key key : knownKeys()) {
            if (key.name().equals(figure.key().name())) {
              assertEquals(
                  key.dimension(), figure.key().dimension(), () -> key.name() + " measures");
            }
          }
        });
  }

  @Test
  void figuresAreWhatTheyShow() {
    eachFigure(
        figure ->
            assertEquals(
                Figure.of(
                        figure.key(),
                        figure.shown(),
                        figure.certainty(),
                        figure.source(),
                        figure.facts())
                    .number(),
                figure.number(),
                () -> figure.key().name() + " shows \"" + figure.shown() + "\""));
  }

  @Test
  void whatIsNotCoveredIsSaidInLines() {
    model().spec().notCovered().forEach(line -> assertOneLine("not covered", line));
  }

  /** The model's specification with one figure as a bench file would override it. */
  final Spec with(Key key, String shown) {
    return model()
        .spec()
        .with(Figure.of(key, shown, Certainty.GIVEN, "overridden by a test", List.of()));
  }

  /** Fails unless a text figure is one of the words its key allows. */
  final void assertOneOf(Key key, String... allowed) {
    if (model().spec().has(key)) {
      String shown = model().spec().figure(key).shown();
      assertTrue(
          List.of(allowed).contains(shown),
          () -> key.name() + " is \"" + shown + "\", not one of " + List.of(allowed));
    }
  }

  /** Fails unless a figure is at least one of its unit. */
  final void assertPositive(Key key) {
    if (model().spec().has(key)) {
      assertTrue(
          model().spec().whole(key) > 0,
          () -> key.name() + " is " + model().spec().figure(key).shown());
    }
  }

  private void eachFigure(Consumer<Figure> check) {
    List<Figure> figures = new ArrayList<>(model().spec().figures());
    assertAll(model().id().toString(), figures.stream().map(figure -> () -> check.accept(figure)));
  }

  static void assertOneLine(String what, String text) {
    assertTrue(
        !text.isBlank() && text.lines().count() == 1,
        () -> what + " should be one line: \"" + text + "\"");
  }
}
