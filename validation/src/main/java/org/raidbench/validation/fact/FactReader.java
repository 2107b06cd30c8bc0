package org.raidbench.validation.fact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;

/** Reads the facts and their classes, and joins them. */
public final class FactReader {
  private static final List<String> FACT_COLUMNS =
      List.of(
          "id",
          "source_file",
          "subject",
          "parameter",
          "condition",
          "value",
          "unit",
          "kind",
          "note");
  private static final List<String> CLASS_COLUMNS = List.of("id", "class", "reason");

  private FactReader() {}

  private record Classified(int line, FactClass factClass, String reason) {}

  /**
   * Reads both files.
   *
   * @param factsSource what faults call the facts
   * @param facts the facts, CSV
   * @param classesSource what faults call the classes
   * @param classes the classes, CSV
   * @param found receives every fault
   * @return the facts in the order of their file; incomplete if there are faults
   */
  public static List<Fact> read(
      String factsSource, String facts, String classesSource, String classes, List<Fault> found) {
    Faults classFaults = new Faults(classesSource);
    Map<String, Classified> byId = classes(classes, classFaults);
    Faults factFaults = new Faults(factsSource);
    Map<String, Fact> read = new LinkedHashMap<>();
    for (CsvRows.Row row : CsvRows.read(facts, FACT_COLUMNS, factFaults)) {
      String id = row.cell("id");
      if (!FactIds.ID.matcher(id).matches()) {
        factFaults.add(row.line(), 0, "\"" + id + "\" is not a fact's id such as S0-087");
        continue;
      }
      @Nullable Classified classified = byId.get(id);
      if (classified == null) {
        factFaults.add(row.line(), 0, id + " has no class in " + classesSource);
        continue;
      }
      Fact fact =
          new Fact(
              id,
              row.cell("subject"),
              row.cell("parameter"),
              row.cell("condition"),
              row.cell("value"),
              row.cell("unit"),
              row.cell("kind"),
              row.cell("note"),
              classified.factClass(),
              classified.reason());
      if (read.putIfAbsent(id, fact) != null) {
        factFaults.add(row.line(), 0, id + " is there twice");
      }
    }
    byId.forEach(
        (id, classified) -> {
          if (!read.containsKey(id)) {
            classFaults.add(
                classified.line(),
                0,
                id + " is not among the facts" + Names.hint(id, read.keySet()));
          }
        });
    found.addAll(factFaults.list());
    found.addAll(classFaults.list());
    return new ArrayList<>(read.values());
  }

  private static Map<String, Classified> classes(String text, Faults faults) {
    Map<String, Classified> byId = new LinkedHashMap<>();
    for (CsvRows.Row row : CsvRows.read(text, CLASS_COLUMNS, faults)) {
      String id = row.cell("id");
      String word = row.cell("class");
      @Nullable FactClass factClass = FactClass.parse(word).orElse(null);
      if (factClass == null) {
        faults.add(
            row.line(),
            0,
            "%s: there is no class \"%s\"%s"
                .formatted(id, word, Names.hint(word, FactClass.words())));
        continue;
      }
      String reason = row.cell("reason");
      if (factClass.needsReason() && reason.isEmpty()) {
        faults.add(row.line(), 0, id + " is " + word + " without a reason");
      }
      if (byId.putIfAbsent(id, new Classified(row.line(), factClass, reason)) != null) {
        faults.add(row.line(), 0, id + " has two classes");
      }
    }
    return byId;
  }
}
