package org.raidbench.validation.check;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.core.bench.Place;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.nodes.Node;

/** Reads a file of checks; {@code docs/CHECKS.md} describes what may stand in it. */
public final class CheckReader {
  private static final List<String> KINDS =
      List.of(
          "order",
          "best",
          "trend",
          "saturation",
          "value",
          "from",
          "to",
          "at-least",
          "at-most",
          "limited-by",
          "not-limited-by",
          "figure",
          "figures",
          "refused",
          "accepted",
          "workload",
          "job",
          "formula",
          "says",
          "all-of");

  private CheckReader() {}

  /**
   * Reads checks.
   *
   * @param source what faults call the file
   * @param text the file
   * @param faults receives every fault
   * @return the checks in the order of the file; incomplete if there are faults
   */
  public static List<CheckEntry> read(String source, String text, Faults faults) {
    List<CheckEntry> entries = new ArrayList<>();
    Optional<Form> file = compose(text, faults).flatMap(it -> Form.of(source, text, it, faults));
    if (file.isEmpty()) {
      return entries;
    }
    StandRef stand = stand(file.get(), new StandRef("", List.of(), file.get().at()));
    Optional<Form> facts = file.get().form("facts");
    file.get().nothingElse();
    if (facts.isEmpty()) {
      file.get().fault(file.get().at(), "expected \"facts\", a mapping of facts and their checks");
      return entries;
    }
    for (String fact : facts.get().keys()) {
      Optional<Form> form = facts.get().form(fact);
      if (form.isPresent()) {
        Place at = facts.get().at(fact);
        String cause = form.get().line("cause").orElse("");
        @Nullable Check check = check(form.get(), stand);
        if (check != null) {
          form.get().nothingElse();
          entries.add(new CheckEntry(fact, check, cause, at));
        }
      }
    }
    return entries;
  }

  private static Optional<Node> compose(String text, Faults faults) {
    LoaderOptions options = new LoaderOptions();
    options.setAllowDuplicateKeys(true); // told with their places, as other faults are
    try {
      return Optional.ofNullable(new Yaml(options).compose(new StringReader(text)));
    } catch (MarkedYAMLException e) {
      @Nullable Mark mark = e.getProblemMark() == null ? e.getContextMark() : e.getProblemMark();
      faults.add(
          mark == null ? 1 : mark.getLine() + 1,
          mark == null ? 1 : mark.getColumn() + 1,
          "not YAML: " + e.getProblem());
      return Optional.empty();
    }
  }

  static StandRef stand(Form form, StandRef otherwise) {
    Optional<String> name = form.line("stand");
    List<String> sets = form.patches("set");
    if (name.isEmpty() && sets.isEmpty()) {
      return otherwise;
    }
    return new StandRef(
        name.orElse(otherwise.name()),
        name.isPresent() || !sets.isEmpty() ? sets : otherwise.sets(),
        name.isPresent() ? form.at("stand") : form.at("set"));
  }

  private static @Nullable Check check(Form form, StandRef inherited) {
    List<String> kinds = KINDS.stream().filter(form::has).toList();
    boolean range = !kinds.isEmpty() && kinds.stream().allMatch(RangeReader.KINDS::contains);
    if (kinds.isEmpty() || (kinds.size() > 1 && !range)) {
      form.fault(
          form.at(),
          kinds.isEmpty()
              ? "no way of judging is given"
                  + form.keys().stream()
                      .map(key -> Names.nearest(key, KINDS))
                      .flatMap(Optional::stream)
                      .findFirst()
                      .map(near -> "; nearest: " + near)
                      .orElse("; one of: " + String.join(", ", KINDS))
              : "judged in several ways, %s; all-of takes several checks"
                  .formatted(String.join(" and ", kinds)));
      return null;
    }
    StandRef stand = stand(form, inherited);
    String kind = kinds.get(0);
    if (kind.equals("all-of")) {
      return allOf(form, stand);
    }
    return RangeReader.KINDS.contains(kind) || MeasuredReader.KINDS.contains(kind)
        ? new MeasuredReader(form, stand).read(kind)
        : new AssertedReader(form, stand).read(kind);
  }

  private static @Nullable Check allOf(Form form, StandRef stand) {
    List<Check> parts = new ArrayList<>();
    boolean whole = true;
    for (Form part : form.forms("all-of")) {
      @Nullable Check check = check(part, stand);
      if (check == null) {
        whole = false;
      } else {
        part.nothingElse();
        parts.add(check);
      }
    }
    if (parts.isEmpty() && whole) {
      form.fault(form.at("all-of"), "all-of: expected a list of checks");
    }
    return whole && !parts.isEmpty() ? new AllOf(parts) : null;
  }

  static Where where(Form form) {
    Map<String, List<String>> values = form.table("where");
    String cases = form.line("cases").orElse("all");
    if (!cases.equals("all") && !cases.equals("most")) {
      form.fault(form.at("cases"), "cases: \"" + cases + "\" is neither \"all\" nor \"most\"");
    }
    return new Where(values, cases.equals("most"), form.at(form.has("where") ? "where" : "show"));
  }
}
