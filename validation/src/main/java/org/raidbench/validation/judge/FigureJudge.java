package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.raidbench.api.Model;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Quantity;
import org.raidbench.core.measure.Interval;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;
import org.raidbench.validation.check.FigureIs;
import org.raidbench.validation.check.FigureRef;
import org.raidbench.validation.check.FiguresTogether;

/** Judges figures of the catalogue. */
final class FigureJudge {
  private final Registry registry;

  FigureJudge(Registry registry) {
    this.registry = registry;
  }

  /** A figure that was looked up: its number and how it is shown, or why there is none. */
  private record Found(Optional<Figure> figure, double number, String text) {}

  Finding judge(FigureIs check) {
    Found found = find(check.figure());
    return Finding.of(
        found.figure().isPresent() && Expected.met(check.expected(), found.figure().get()),
        found.text());
  }

  Finding judge(FiguresTogether check) {
    List<Found> found = check.figures().stream().map(this::find).toList();
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i).figure().isEmpty() && !check.figures().get(i).model().isEmpty()) {
        return Finding.of(false, found.get(i).text());
      }
    }
    String texts = found.stream().map(Found::text).collect(Collectors.joining(", "));
    List<Double> numbers = found.stream().map(Found::number).toList();
    return switch (check.operation()) {
      case RATIO -> ratio(check.expected(), numbers, texts);
      case PRODUCT ->
          result(check.expected(), numbers.stream().reduce(1.0, (a, b) -> a * b), texts);
      case SUM -> result(check.expected(), numbers.stream().reduce(0.0, Double::sum), texts);
      case ORDERING -> ordering(check.expected(), numbers, texts);
    };
  }

  private static Finding ratio(String expected, List<Double> numbers, String texts) {
    double ratio = numbers.get(0) / numbers.get(1);
    OptionalDouble wanted = Quantity.parse(expected, Dimension.REAL);
    // Figures of a datasheet are rounded: 1066 over 533 is as good a 2 as any.
    boolean right =
        wanted.isPresent() && Math.abs(ratio / wanted.getAsDouble() - 1) <= Compared.TIE;
    return Finding.of(right, Interval.number(ratio) + " (" + texts + ")");
  }

  private static Finding result(String expected, double number, String texts) {
    for (Dimension dimension : Dimension.values()) {
      OptionalDouble wanted = Quantity.parse(expected, dimension);
      if (wanted.isPresent()) {
        double share = wanted.getAsDouble() == 0 ? 0 : number / wanted.getAsDouble() - 1;
        boolean right = Expected.same(number, wanted.getAsDouble());
        return Finding.of(right, (right ? expected : Numbers.percent(share)) + " (" + texts + ")");
      }
    }
    return Finding.of(false, "\"" + expected + "\" is no number");
  }

  private static Finding ordering(String sign, List<Double> numbers, String texts) {
    boolean right = true;
    for (int i = 0; i + 1 < numbers.size(); i++) {
      double a = numbers.get(i);
      double b = numbers.get(i + 1);
      right &=
          switch (sign) {
            case ">" -> a > b;
            case "<" -> a < b;
            case ">=" -> a >= b;
            case "<=" -> a <= b;
            case ">>" -> a >= 1.5 * b;
            case "<<" -> b >= 1.5 * a;
            default -> Math.abs(a - b) <= 0.1 * Math.max(a, b);
          };
    }
    return Finding.of(right, texts);
  }

  private Found find(FigureRef ref) {
    if (ref.model().isEmpty()) {
      return new Found(Optional.empty(), ref.number(), Interval.number(ref.number()));
    }
    Set<String> ids = new LinkedHashSet<>();
    for (Catalogue<? extends Model> catalogue : registry.models()) {
      Optional<? extends Model> model = catalogue.find(ref.model());
      if (model.isPresent()) {
        return find(model.get(), ref.key());
      }
      ids.addAll(catalogue.names());
    }
    return new Found(
        Optional.empty(),
        0,
        "there is no model \"" + ref.model() + "\"" + Names.hint(ref.model(), ids));
  }

  private static Found find(Model model, String key) {
    List<String> keys = new ArrayList<>();
    for (Figure figure : model.spec().figures()) {
      if (figure.key().name().equals(key)) {
        return new Found(Optional.of(figure), figure.number(), key + " " + figure.shown());
      }
      keys.add(figure.key().name());
    }
    return new Found(
        Optional.empty(), 0, model.id() + " has no \"" + key + "\"" + Names.hint(key, keys));
  }
}
