package org.raidbench.validation.judge;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoublePredicate;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Quantity;
import org.raidbench.validation.check.Expectation;

/** Whether a figure or a text is what is expected. */
final class Expected {
  /** Two ways of writing one number differ in rounding at most. */
  private static final double SAME = 1e-9;

  private Expected() {}

  /** Whether a figure of the catalogue is as expected. */
  static boolean met(Expectation expected, Figure figure) {
    Dimension dimension = figure.key().dimension();
    List<String> words = words(figure.shown());
    return switch (dimension) {
      case WORDS -> met(expected, words, false);
      case TEXT, FLAG -> met(expected, List.of(figure.shown()), true);
      default ->
          number(expected.is(), dimension, it -> same(it, figure.number()))
              && number(expected.atLeast(), dimension, it -> figure.number() >= it * (1 - SAME))
              && number(expected.atMost(), dimension, it -> figure.number() <= it * (1 + SAME))
              && texts(expected, List.of(figure.shown()), true)
              && (expected.count() < 0 || expected.count() == 1);
    };
  }

  /** Whether texts are as expected: one value, or the items of a list. */
  static boolean met(Expectation expected, List<String> texts, boolean one) {
    @Nullable String is = expected.is();
    String joined = String.join(", ", texts);
    boolean same =
        is == null
            || plain(is).equals(plain(joined))
            || sameQuantity(is, joined)
            || (!one && new HashSet<>(words(is)).equals(new HashSet<>(texts)));
    return same
        && bound(expected.atLeast(), joined, true)
        && bound(expected.atMost(), joined, false)
        && texts(expected, texts, one)
        && (expected.count() < 0 || expected.count() == texts.size());
  }

  private static boolean texts(Expectation expected, List<String> texts, boolean one) {
    return expected.contains().stream().allMatch(it -> has(texts, it, one))
        && expected.lacks().stream().noneMatch(it -> has(texts, it, one));
  }

  private static boolean has(List<String> texts, String wanted, boolean one) {
    String plain = plain(wanted);
    return texts.stream()
        .map(Expected::plain)
        .anyMatch(it -> one ? it.contains(plain) : it.equals(plain));
  }

  private static boolean number(
      @Nullable String written, Dimension dimension, DoublePredicate right) {
    if (written == null) {
      return true;
    }
    OptionalDouble number = Quantity.parse(written, dimension);
    return number.isPresent() && right.test(number.getAsDouble());
  }

  private static boolean bound(@Nullable String bound, String text, boolean least) {
    if (bound == null) {
      return true;
    }
    for (Dimension dimension : Dimension.values()) {
      OptionalDouble limit = Quantity.parse(bound, dimension);
      OptionalDouble number = Quantity.parse(text, dimension);
      if (limit.isPresent() && number.isPresent()) {
        return least
            ? number.getAsDouble() >= limit.getAsDouble() * (1 - SAME)
            : number.getAsDouble() <= limit.getAsDouble() * (1 + SAME);
      }
    }
    return false;
  }

  static boolean sameQuantity(String one, String other) {
    for (Dimension dimension : Dimension.values()) {
      OptionalDouble a = Quantity.parse(one, dimension);
      OptionalDouble b = Quantity.parse(other, dimension);
      if (a.isPresent() && b.isPresent()) {
        return same(a.getAsDouble(), b.getAsDouble());
      }
    }
    return false;
  }

  static boolean same(double one, double other) {
    return Math.abs(one - other) <= SAME * Math.max(Math.abs(one), Math.abs(other));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(",", -1)).map(String::strip).toList();
  }

  private static String plain(String text) {
    return text.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }
}
