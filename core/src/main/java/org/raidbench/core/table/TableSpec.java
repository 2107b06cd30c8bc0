package org.raidbench.core.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table a bench asks for.
 *
 * @param title its heading; may be empty
 * @param rows dimensions whose values are the rows, at least one
 * @param columns dimensions whose values are the columns; possibly none
 * @param show what each column shows
 * @param showByColumn what a column shows instead, by value of the first dimension of columns
 * @param where values that dimensions must have, any of them
 */
public record TableSpec(
    String title,
    List<String> rows,
    List<String> columns,
    List<Metric> show,
    Map<String, List<Metric>> showByColumn,
    Map<String, List<String>> where) {
  /** Copies the collections. */
  public TableSpec {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    show = List.copyOf(show);
    showByColumn = Collections.unmodifiableMap(new LinkedHashMap<>(showByColumn));
    where = Collections.unmodifiableMap(new LinkedHashMap<>(where));
  }

  /**
   * Whether a case is shown.
   *
   * @param coordinates the case
   * @return true if it has its rows, its columns, and what is asked for
   */
  public boolean takes(Map<String, String> coordinates) {
    return coordinates.keySet().containsAll(rows)
        && coordinates.keySet().containsAll(columns)
        && where.entrySet().stream()
            .allMatch(
                condition ->
                    condition
                        .getValue()
                        .contains(coordinates.getOrDefault(condition.getKey(), "")));
  }

  /**
   * What the cells of a column show.
   *
   * @param column the column's values, in the order of {@link #columns}
   * @return the metrics; none if the column is not to be shown
   */
  public List<Metric> shownIn(List<String> column) {
    return showByColumn.isEmpty() || column.isEmpty()
        ? show
        : showByColumn.getOrDefault(column.get(0), List.of());
  }
}
