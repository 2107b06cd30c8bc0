package org.raidbench.cli;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.core.table.Table;

/**
 * Lays a table out in columns of text: numbers to the right, words to the left, a heading line for
 * each dimension of the columns and one for the figures. A table wider than the terminal is printed
 * in several blocks, each with the names of the rows.
 */
final class TableText {
  private static final String GAP = "  ";

  private final Table table;

  /** Why cells have no figure, each once; told below the table, where it makes nothing wider. */
  private final List<String> reasons;

  private final int[] widths;
  private final int nameWidth;

  private TableText(Table table) {
    this.table = table;
    this.reasons =
        table.rows().stream()
            .flatMap(row -> row.cells().stream())
            .map(Table.Cell::reason)
            .filter(reason -> !reason.isEmpty())
            .distinct()
            .toList();
    this.widths = new int[table.columns().size()];
    for (int i = 0; i < widths.length; i++) {
      int column = i;
      widths[i] =
          Math.max(
              table.columns().get(i).metric().heading().length(),
              table.rows().stream().mapToInt(row -> shown(row, column).length()).max().orElse(0));
    }
    // Columns under one heading are together at least as wide as it.
    for (int level = 0; level < levels(); level++) {
      for (int from = 0; from < widths.length; from = groupEnd(from, level)) {
        int to = groupEnd(from, level);
        int missing = heading(from, level).length() - span(from, to);
        if (missing > 0) {
          widths[to - 1] += missing;
        }
      }
    }
    this.nameWidth =
        Math.max(
            table.corner().length(),
            table.rows().stream().mapToInt(row -> row.name().length()).max().orElse(0));
  }

  static String of(Table table, int width) {
    TableText layout = new TableText(table);
    StringBuilder text = new StringBuilder();
    int from = 0;
    do {
      int to = layout.fitting(from, width);
      if (from > 0) {
        text.append('\n');
      }
      layout.block(from, to, text);
      from = to;
    } while (from < layout.widths.length);
    for (int i = 0; i < layout.reasons.size(); i++) {
      text.append("[%d] %s\n".formatted(i + 1, layout.reasons.get(i)));
    }
    return text.toString();
  }

  private int levels() {
    return table.columns().isEmpty() ? 0 : table.columns().get(0).values().size();
  }

  private String heading(int column, int level) {
    return table.columns().get(column).values().get(level);
  }

  /** End of the run of columns that share a heading, and all headings above it. */
  private int groupEnd(int from, int level) {
    List<String> own = table.columns().get(from).values().subList(0, level + 1);
    int end = from + 1;
    while (end < widths.length
        && table.columns().get(end).values().subList(0, level + 1).equals(own)) {
      end++;
    }
    return end;
  }

  private int span(int from, int to) {
    int sum = GAP.length() * (to - from - 1);
    for (int i = from; i < to; i++) {
      sum += widths[i];
    }
    return sum;
  }

  /** As many whole groups of columns as fit, but at least one. */
  private int fitting(int from, int width) {
    int to = from;
    while (to < widths.length) {
      int next = levels() == 0 ? to + 1 : groupEnd(to, 0);
      if (to > from && nameWidth + GAP.length() + span(from, next) + 3 > width) {
        break;
      }
      to = next;
    }
    return Math.max(to, Math.min(from + 1, widths.length));
  }

  private void block(int from, int to, StringBuilder text) {
    for (int level = 0; level < levels(); level++) {
      List<String> cells = new ArrayList<>();
      for (int at = from; at < to; at = Math.min(groupEnd(at, level), to)) {
        int end = Math.min(groupEnd(at, level), to);
        cells.add(left(heading(at, level), span(at, end)));
      }
      line(level == 0 ? table.corner() : "", cells, text);
    }
    List<String> headings = new ArrayList<>();
    for (int i = from; i < to; i++) {
      headings.add(aligned(table.columns().get(i).metric().heading(), i));
    }
    line(levels() == 0 ? table.corner() : "", headings, text);
    for (Table.Row row : table.rows()) {
      List<String> cells = new ArrayList<>();
      for (int i = from; i < to; i++) {
        cells.add(aligned(shown(row, i), i));
      }
      line(row.name(), cells, text);
    }
  }

  private void line(String name, List<String> cells, StringBuilder text) {
    String line = left(name, nameWidth) + GAP + String.join(GAP, cells);
    text.append(line.stripTrailing()).append('\n');
  }

  /**
   * A number that rests on unverified figures is marked, and one that did not settle; the others of
   * its column make room.
   */
  private String shown(Table.Row row, int column) {
    Table.Cell cell = row.cells().get(column);
    String marks = marks(cell);
    int room =
        table.rows().stream()
            .mapToInt(other -> marks(other.cells().get(column)).length())
            .max()
            .orElse(0);
    return cell.text() + marks + " ".repeat(room - marks.length());
  }

  private String marks(Table.Cell cell) {
    String reason =
        cell.reason().isEmpty() ? "" : " [" + (reasons.indexOf(cell.reason()) + 1) + "]";
    return reason + (cell.unverified() ? " ~" : "") + (cell.unsettled() ? " ?" : "");
  }

  private String aligned(String cell, int column) {
    return table.columns().get(column).metric().shown().numeric()
        ? " ".repeat(Math.max(0, widths[column] - cell.length())) + cell
        : left(cell, widths[column]);
  }

  private static String left(String cell, int width) {
    return cell + " ".repeat(Math.max(0, width - cell.length()));
  }
}
