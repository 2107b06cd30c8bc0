package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.Place;
import org.raidbench.core.bench.Said;
import org.raidbench.core.table.Metric;
import org.raidbench.core.table.Shown;
import org.raidbench.core.table.TableSpec;

/** Reads the {@code tables} of a bench and checks that its cases can fill them. */
final class TableSection {
  private final FaultSet faults;

  /** Values by dimension, in the order of the cases. */
  private final Map<String, Set<String>> values = new LinkedHashMap<>();

  private final List<Map<String, String>> cases;

  TableSection(List<BenchCase> cases, FaultSet faults) {
    this.faults = faults;
    this.cases = cases.stream().map(BenchCase::coordinates).toList();
    for (Map<String, String> coordinates : this.cases) {
      coordinates.forEach(
          (dimension, value) ->
              values.computeIfAbsent(dimension, key -> new LinkedHashSet<>()).add(value));
    }
  }

  List<TableSpec> read(Tree tree) {
    List<TableSpec> tables = new ArrayList<>();
    if (!(tree instanceof Tree.Many many)) {
      faults.add(tree.at(), "tables: expected a list, each item a table, not " + tree.describe());
      return tables;
    }
    for (Tree item : many.items()) {
      Form.of(item, BenchKeys.TABLE, faults).flatMap(this::table).ifPresent(tables::add);
    }
    return tables;
  }

  private Optional<TableSpec> table(Form form) {
    int before = faults.size();
    Optional<Said<String>> title = form.line("title");
    List<Said<String>> rows = form.lines("rows");
    List<Said<String>> columns = form.lines("columns");
    rows.forEach(this::dimension);
    columns.forEach(this::dimension);
    Map<String, List<String>> where = where(form.tree("where"));
    List<Metric> show = new ArrayList<>();
    Map<String, List<Metric>> byColumn = new LinkedHashMap<>();
    Optional<Tree> shown = form.tree("show");
    if (shown.isEmpty()) {
      show.add(new Metric(Shown.IOPS, "", ""));
    } else if (shown.get() instanceof Tree.Fields fields) {
      byColumn(fields, columns, byColumn);
    } else {
      show.addAll(metrics(shown.get()));
    }
    if (faults.size() > before || rows.isEmpty()) {
      return Optional.empty();
    }
    TableSpec table =
        new TableSpec(
            title.map(Said::value).orElse(""),
            rows.stream().map(Said::value).toList(),
            columns.stream().map(Said::value).toList(),
            show,
            byColumn,
            where);
    return fills(table, form.at()) ? Optional.of(table) : Optional.empty();
  }

  private void dimension(Said<String> said) {
    if (!values.containsKey(said.value())) {
      faults.add(
          said.at(),
          "nothing varies by \"%s\"%s"
              .formatted(said.value(), Names.hint(said.value(), values.keySet())));
    }
  }

  private Map<String, List<String>> where(Optional<Tree> tree) {
    Map<String, List<String>> where = new LinkedHashMap<>();
    if (tree.isEmpty()) {
      return where;
    }
    if (!(tree.get() instanceof Tree.Fields fields)) {
      faults.add(
          tree.get().at(),
          "where: expected a mapping of dimensions and values, not " + tree.get().describe());
      return where;
    }
    fields
        .fields()
        .forEach(
            (name, field) -> {
              dimension(new Said<>(name, field.keyAt()));
              Set<String> known = values.getOrDefault(name, Set.of());
              List<String> wanted = new ArrayList<>();
              for (Said<String> value : texts(field.value())) {
                wanted.add(value.value());
                if (!known.isEmpty() && !known.contains(value.value())) {
                  faults.add(
                      value.at(),
                      "no case has %s \"%s\"%s"
                          .formatted(name, value.value(), Names.hint(value.value(), known)));
                }
              }
              where.put(name, wanted);
            });
    return where;
  }

  private void byColumn(
      Tree.Fields fields, List<Said<String>> columns, Map<String, List<Metric>> byColumn) {
    if (columns.isEmpty()) {
      faults.add(fields.at(), "show: figures by column, but the table has no columns");
      return;
    }
    String dimension = columns.get(0).value();
    Set<String> known = values.getOrDefault(dimension, Set.of());
    fields
        .fields()
        .forEach(
            (column, field) -> {
              if (!known.isEmpty() && !known.contains(column)) {
                faults.add(
                    field.keyAt(),
                    "no case has %s \"%s\"%s"
                        .formatted(dimension, column, Names.hint(column, known)));
              }
              byColumn.put(column, metrics(field.value()));
            });
  }

  private List<Metric> metrics(Tree tree) {
    List<Metric> metrics = new ArrayList<>();
    for (Said<String> said : texts(tree)) {
      Optional<Metric> metric = Metric.parse(said.value());
      if (metric.isEmpty()) {
        faults.add(
            said.at(),
            "show: \"%s\" is not a figure; one of: %s; or a ratio such as iops WB / WT"
                .formatted(said.value(), String.join(", ", Shown.words())));
        continue;
      }
      if (metric.get().isRatio()) {
        side(metric.get().over(), said.at());
        side(metric.get().under(), said.at());
      }
      metrics.add(metric.get());
    }
    return metrics;
  }

  private void side(String value, Place at) {
    List<String> known = values.values().stream().flatMap(Set::stream).toList();
    if (!known.contains(value)) {
      faults.add(at, "show: no case has \"%s\"%s".formatted(value, Names.hint(value, known)));
    }
  }

  private List<Said<String>> texts(Tree tree) {
    List<Said<String>> texts = new ArrayList<>();
    List<Tree> items = tree instanceof Tree.Many many ? many.items() : List.of(tree);
    for (Tree item : items) {
      if (item instanceof Tree.Text text) {
        texts.add(new Said<>(text.text().strip(), text.at()));
      } else {
        faults.add(item.at(), "expected a word, not " + item.describe());
      }
    }
    return texts;
  }

  /** Whether there are cases for it, and no cell has several. */
  private boolean fills(TableSpec table, Place at) {
    Map<List<String>, Map<String, String>> cells = new LinkedHashMap<>();
    for (Map<String, String> coordinates : cases) {
      if (!table.takes(coordinates)) {
        continue;
      }
      List<String> column = table.columns().stream().map(name -> text(coordinates, name)).toList();
      List<String> cell = new ArrayList<>(column);
      table.rows().forEach(name -> cell.add(text(coordinates, name)));
      @Nullable Map<String, String> other = cells.putIfAbsent(cell, coordinates);
      if (other != null && table.shownIn(column).stream().anyMatch(TableSection::needsOneCase)) {
        faults.add(at, "cells of the table have several cases: " + difference(other, coordinates));
        return false;
      }
    }
    if (cells.isEmpty()) {
      faults.add(at, "no case falls into this table");
    }
    return !cells.isEmpty();
  }

  private static boolean needsOneCase(Metric metric) {
    return !metric.isRatio() && !metric.shown().gathers();
  }

  private static String text(Map<String, String> coordinates, String dimension) {
    return coordinates.getOrDefault(dimension, "");
  }

  private static String difference(Map<String, String> a, Map<String, String> b) {
    Map<String, String> all = new TreeMap<>(a);
    all.putAll(b);
    return "name "
        + String.join(
            " and ",
            all.keySet().stream().filter(name -> !text(a, name).equals(text(b, name))).toList())
        + " in rows, columns or where";
  }
}
