package org.raidbench.core.bench;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.figure.FigureRules;

/** Puts the user's own figures into a specification. */
public final class Overrides {
  private Overrides() {}

  /** Receives what is wrong. */
  @FunctionalInterface
  public interface Sink {
    /**
     * Takes a fault.
     *
     * @param at where
     * @param message what
     */
    void fault(Place at, String message);
  }

  /**
   * Overrides figures.
   *
   * @param owner what the figures belong to, for messages: {@code avago/9361-8i}
   * @param spec the specification as it is
   * @param optional keys that may be given although the specification has none
   * @param figures values as written, by key name
   * @param sink told of every fault
   * @return the specification with every figure that was in order
   */
  public static Spec apply(
      String owner, Spec spec, Map<String, Key> optional, Map<String, Given> figures, Sink sink) {
    Map<String, Key> known = new TreeMap<>();
    for (Figure figure : spec.figures()) {
      known.put(figure.key().name(), figure.key());
    }
    // A model may have made a key of its own by the same name, without its limits.
    known.putAll(optional);
    Spec result = spec;
    for (Map.Entry<String, Given> entry : figures.entrySet()) {
      Given said = entry.getValue();
      @Nullable Key key = known.get(entry.getKey());
      if (key == null) {
        sink.fault(
            said.keyAt(),
            "\"%s\" is not a figure of %s%s"
                .formatted(entry.getKey(), owner, Names.hint(entry.getKey(), known.keySet())));
        continue;
      }
      try {
        result = result.with(figure(key, said.text()));
      } catch (IllegalArgumentException e) {
        sink.fault(said.at(), String.valueOf(e.getMessage()));
      }
    }
    return result;
  }

  /**
   * A figure as a bench file says it.
   *
   * @throws IllegalArgumentException if it does not fit its key; the message begins with its name
   */
  static Figure figure(Key key, String text) {
    Figure figure =
        Figure.of(
            key, normal(text, key.dimension()), Certainty.GIVEN, "given by the bench", List.of());
    Optional<String> fault = FigureRules.check(figure);
    if (fault.isPresent()) {
      throw new IllegalArgumentException(fault.get());
    }
    return figure;
  }

  /** A bare number where a share is meant is in percent; {@code on} and {@code off} are flags. */
  static String normal(String text, Dimension dimension) {
    return switch (dimension) {
      case SHARE -> text.matches("[0-9]+(\\.[0-9]+)?") ? text + "%" : text;
      case FLAG ->
          switch (text) {
            case "on", "true" -> "yes";
            case "off", "false" -> "no";
            default -> text;
          };
      default -> text;
    };
  }
}
