package org.raidbench.validation.report;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.validation.ledger.Component;
import org.raidbench.validation.ledger.Ledger;
import org.raidbench.validation.ledger.Row;

/** The ledger for a terminal: facts under their subjects, lines no longer than it is wide. */
public final class TableReport {
  private static final int INDENT = 23;
  private static final int WIDTH_MIN = 50;

  private final int width;
  private final StringBuilder text = new StringBuilder();

  private TableReport(int width) {
    this.width = Math.max(WIDTH_MIN, width);
  }

  /**
   * Lays the ledger out.
   *
   * @param ledger the ledger
   * @param width columns of the terminal
   * @return the text, ending with a line
   */
  public static String of(Ledger ledger, int width) {
    TableReport report = new TableReport(width);
    for (String line : Words.head(ledger)) {
      report.wrapped("", line, 0);
    }
    String subject = "";
    for (Row row : ledger.rows()) {
      if (!row.fact().subject().equals(subject)) {
        subject = row.fact().subject();
        report.text.append('\n');
        report.wrapped("", subject, 0);
      }
      report.row(row);
    }
    if (ledger.whole()) {
      report.components(ledger);
    }
    return report.text.toString();
  }

  private void row(Row row) {
    String start = padded(row.fact().id(), 9) + padded(row.verdict().words(), INDENT - 9);
    String about = Words.about(row.fact());
    String published = row.fact().published();
    wrapped(start, published.isEmpty() ? about : about + ": " + published, INDENT);
    String bench = Words.bench(row);
    if (!bench.isEmpty()) {
      String off = row.difference().isEmpty() ? "" : " (" + row.difference() + ")";
      wrapped(padded("", INDENT), "bench: " + bench + off, INDENT);
    }
    String why = Words.why(row);
    if (!why.isEmpty()) {
      wrapped(padded("", INDENT), "why: " + why, INDENT);
    }
  }

  private void components(Ledger ledger) {
    text.append('\n');
    wrapped("", "Parameters fitted to facts, and what else rests on their models", 0);
    for (Component component : ledger.components()) {
      text.append(component.model()).append('\n');
      for (Component.Parameter parameter : component.parameters()) {
        wrapped("  ", parameter.text(), 4);
      }
      wrapped(
          "  ",
          component.predicted().isEmpty()
              ? "predicts nothing else"
              : "predicts %d, of which hold %d: %s"
                  .formatted(
                      component.predicted().size(),
                      component.holding(),
                      String.join(", ", component.predicted())),
          4);
    }
  }

  /** Words in lines; the first begins as given, the others further in. */
  private void wrapped(String start, String words, int indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(start);
    boolean empty = true;
    for (String word : words.split(" ", -1)) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(" ".repeat(indent));
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString());
    lines.forEach(it -> text.append(it.stripTrailing()).append('\n'));
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
