package org.raidbench.validation.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Reads the checks against catalogue, rules and stands. */
final class AssertedReader {
  private final Form form;
  private final StandRef stand;

  AssertedReader(Form form, StandRef stand) {
    this.form = form;
    this.stand = stand;
  }

  @Nullable Check read(String kind) {
    return switch (kind) {
      case "figure" -> figure();
      case "figures" -> figures();
      case "refused" -> refused();
      case "accepted" -> accepted();
      case "workload", "job" -> workload(kind);
      case "formula" -> formula();
      default -> says();
    };
  }

  private @Nullable Check figure() {
    Optional<Form> inner = form.form("figure");
    if (inner.isEmpty()) {
      return null;
    }
    @Nullable FigureRef ref = ref(inner.get());
    Expectation expected = expectation(inner.get());
    inner.get().nothingElse();
    return ref == null ? null : new FigureIs(ref, expected);
  }

  private @Nullable Check figures() {
    List<FigureRef> figures = new ArrayList<>();
    for (Form inner : form.forms("figures")) {
      @Nullable FigureRef ref = ref(inner);
      inner.nothingElse();
      if (ref != null) {
        figures.add(ref);
      }
    }
    List<FiguresTogether.Operation> operations =
        Arrays.stream(FiguresTogether.Operation.values())
            .filter(it -> form.line(it.word()).isPresent())
            .toList();
    if (operations.size() != 1 || figures.size() < 2) {
      form.fault(
          form.at("figures"),
          "figures: expected at least two, and one of: ratio, product, sum, ordering");
      return null;
    }
    String expected = form.line(operations.get(0).word()).orElse("");
    if (operations.get(0) == FiguresTogether.Operation.ORDERING
        && Relation.parse(expected).isEmpty()) {
      form.fault(form.at("ordering"), "ordering: expected a sign such as \"<\" or \">=\"");
      return null;
    }
    return new FiguresTogether(figures, operations.get(0), expected);
  }

  private static @Nullable FigureRef ref(Form form) {
    OptionalDouble number = form.number("number");
    Optional<String> model = form.line("model");
    Optional<String> key = form.line("key");
    if (number.isPresent() && model.isEmpty() && key.isEmpty()) {
      return new FigureRef("", "", number.getAsDouble());
    }
    if (model.isEmpty() || key.isEmpty()) {
      form.fault(form.at(), "expected a model and a key, or a number");
      return null;
    }
    return new FigureRef(model.get(), key.get(), 0);
  }

  private static Expectation expectation(Form form) {
    List<String> is = form.lines("is");
    OptionalDouble count = form.number("count");
    Expectation expected =
        new Expectation(
            is.isEmpty() ? null : String.join(", ", is),
            form.line("at-least").orElse(null),
            form.line("at-most").orElse(null),
            form.lines("contains"),
            form.lines("lacks"),
            count.isPresent() ? (int) count.getAsDouble() : -1);
    if (expected.isEmpty()) {
      form.fault(
          form.at(), "nothing is expected; one of: is, at-least, at-most, contains, lacks, count");
    }
    return expected;
  }

  private @Nullable Check refused() {
    Optional<Form> inner = form.form("refused");
    if (inner.isEmpty()) {
      return null;
    }
    StandRef own = standOf(inner.get(), "refused");
    Optional<String> says = inner.get().line("says");
    if (says.isEmpty() || says.get().isEmpty()) {
      form.fault(form.at("refused"), "refused: expected what the message says");
    }
    inner.get().nothingElse();
    return says.map(it -> new Refused(own, it)).orElse(null);
  }

  private @Nullable Check accepted() {
    Optional<Form> inner = form.form("accepted");
    if (inner.isEmpty()) {
      return null;
    }
    StandRef own = standOf(inner.get(), "accepted");
    int[] counts = new int[3];
    List<String> names = List.of("disks", "arrays", "spares");
    for (int i = 0; i < counts.length; i++) {
      OptionalDouble outside = form.number(names.get(i));
      OptionalDouble number = outside.isPresent() ? outside : inner.get().number(names.get(i));
      counts[i] = number.isPresent() ? (int) number.getAsDouble() : -1;
    }
    inner.get().nothingElse();
    return new Accepted(own, counts[0], counts[1], counts[2]);
  }

  private @Nullable Check workload(String kind) {
    Optional<Form> inner = form.form(kind);
    if (inner.isEmpty()) {
      return null;
    }
    Form said = inner.get();
    Optional<String> pattern = said.line("pattern");
    Map<String, String> parameters = new LinkedHashMap<>();
    said.table("with").forEach((key, values) -> parameters.put(key, String.join(", ", values)));
    Map<String, List<String>> where = new LinkedHashMap<>(CheckReader.where(said).values());
    List<String> loads = said.lines("load");
    if (!loads.isEmpty()) {
      where.put("workload", loads);
    }
    StandRef own = CheckReader.stand(said, stand);
    if (pattern.isEmpty() == where.isEmpty()) {
      said.fault(said.at(), kind + ": expected a pattern, or \"load\", a workload of a stand");
      return null;
    }
    if (pattern.isEmpty() && own.name().isEmpty()) {
      said.fault(said.at(), kind + ": no stand is named, neither here nor for the whole file");
      return null;
    }
    Map<String, List<String>> expected = kind.equals("job") ? option(said) : properties(said);
    said.nothingElse();
    if (expected.isEmpty() && pattern.isEmpty()) {
      said.fault(
          said.at(),
          "workload: nothing is expected; one of: "
              + String.join(", ", WorkloadProperties.NAMES.keySet()));
      return null;
    }
    return new WorkloadIs(
        pattern.orElse(""),
        parameters,
        own,
        new Where(where, false, said.at()),
        expected,
        said.at());
  }

  private static Map<String, List<String>> properties(Form said) {
    Map<String, List<String>> expected = new LinkedHashMap<>();
    WorkloadProperties.NAMES.forEach(
        (written, property) -> {
          List<String> values = said.lines(written);
          if (!values.isEmpty()) {
            expected.put(property, values);
          }
        });
    return expected;
  }

  /** An option of a job file, as its jobs carry it. */
  private static Map<String, List<String>> option(Form said) {
    Optional<String> option = said.line("option");
    List<String> is = said.lines("is");
    if (option.isEmpty() || is.isEmpty()) {
      said.fault(said.at(), "job: expected an option, and what it is");
      return Map.of();
    }
    return Map.of(WorkloadProperties.OPTION + option.get(), is);
  }

  private @Nullable Check formula() {
    Optional<Form> inner = form.form("formula");
    if (inner.isEmpty()) {
      return null;
    }
    Form said = inner.get();
    Optional<Expression> show = Expression.parse(said.line("show").orElse(""), "");
    Optional<String> over = said.line("over");
    OptionalDouble is = said.number("is");
    Map<String, Double> iops = new LinkedHashMap<>();
    said.form("values")
        .ifPresent(
            values ->
                values.keys().forEach(at -> values.number(at).ifPresent(it -> iops.put(at, it))));
    said.nothingElse();
    if (show.isEmpty()
        || !show.get().shown().gathers()
        || over.isEmpty()
        || is.isEmpty()
        || iops.isEmpty()) {
      said.fault(
          said.at(), "formula: expected show (a rating), over, values by its dimension, and is");
      return null;
    }
    return new FormulaIs(show.get().shown(), over.get(), iops, is.getAsDouble());
  }

  private @Nullable Check says() {
    Optional<Form> inner = form.form("says");
    if (inner.isEmpty()) {
      return null;
    }
    StandRef own = standOf(inner.get(), "says");
    Optional<String> path = inner.get().line("path");
    Where where = CheckReader.where(inner.get());
    List<String> keys = inner.get().lines("keys");
    Expectation expected =
        keys.isEmpty()
            ? expectation(inner.get())
            : new Expectation(null, null, null, keys, List.of(), keys.size());
    inner.get().nothingElse();
    if (path.isEmpty()) {
      form.fault(form.at("says"), "says: expected the path of what the stand says");
      return null;
    }
    return new Says(own, where, path.get(), expected);
  }

  private StandRef standOf(Form inner, String kind) {
    StandRef own = CheckReader.stand(inner, stand);
    if (own.name().isEmpty()) {
      form.fault(form.at(kind), kind + ": no stand is named, neither here nor for the whole file");
    }
    return own;
  }
}
