package org.raidbench.core.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;

/**
 * A table filled from results.
 *
 * @param title its heading; may be empty
 * @param corner what the rows are
 * @param columns columns of figures, in order
 * @param rows rows, in order
 */
public record Table(String title, String corner, List<Column> columns, List<Row> rows) {
  /** Copies the lists. */
  public Table {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /**
   * A column of figures.
   *
   * @param values values of the columns' dimensions, the outermost first
   * @param metric what it shows
   */
  public record Column(List<String> values, Metric metric) {
    /** Copies the list. */
    public Column {
      values = List.copyOf(values);
    }
  }

  /**
   * A row.
   *
   * @param name its value
   * @param cells each column's cell
   */
  public record Row(String name, List<Cell> cells) {
    /** Copies the list. */
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * A cell.
   *
   * @param text its text
   * @param unverified whether it is a number that rests on unverified figures
   * @param unsettled whether it is a number of a case that did not settle
   * @param reason why it has no figure; empty if it has one
   */
  public record Cell(String text, boolean unverified, boolean unsettled, String reason) {}

  /**
   * Fills a table.
   *
   * @param spec what it shows
   * @param result the results
   * @return the table; rows and columns in the order in which results first have them
   */
  public static Table of(TableSpec spec, BenchResult result) {
    List<CaseResult> taken =
        result.cases().stream().filter(it -> spec.takes(it.coordinates())).toList();
    Set<List<String>> columnValues = new LinkedHashSet<>();
    Map<String, List<CaseResult>> byRow = new LinkedHashMap<>();
    for (CaseResult it : taken) {
      columnValues.add(values(it, spec.columns()));
      byRow
          .computeIfAbsent(String.join(" · ", values(it, spec.rows())), row -> new ArrayList<>())
          .add(it);
    }
    List<Column> columns = new ArrayList<>();
    for (List<String> values : columnValues) {
      for (Metric metric : spec.shownIn(values)) {
        columns.add(new Column(values, metric));
      }
    }
    List<Row> rows = new ArrayList<>();
    byRow.forEach(
        (name, cases) -> {
          List<Cell> cells = new ArrayList<>();
          for (Column column : columns) {
            List<CaseResult> cell =
                cases.stream()
                    .filter(it -> values(it, spec.columns()).equals(column.values()))
                    .toList();
            boolean numeric = column.metric().shown().numeric();
            cells.add(
                new Cell(
                    CellText.of(cell, column.metric()),
                    numeric && cell.stream().anyMatch(it -> !it.unverified().isEmpty()),
                    numeric && cell.stream().anyMatch(Table::isUnsettled),
                    CellText.reason(cell, column.metric())));
          }
          rows.add(new Row(name, cells));
        });
    return new Table(spec.title(), String.join(" · ", spec.rows()), columns, rows);
  }

  private static boolean isUnsettled(CaseResult result) {
    return result.total() != null && !result.total().confidence().settled();
  }

  private static List<String> values(CaseResult result, List<String> dimensions) {
    return dimensions.stream()
        .map(dimension -> result.coordinates().getOrDefault(dimension, ""))
        .toList();
  }
}
