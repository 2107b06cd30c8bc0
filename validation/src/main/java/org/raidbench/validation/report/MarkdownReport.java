package org.raidbench.validation.report;

import java.util.List;
import org.raidbench.validation.ledger.Component;
import org.raidbench.validation.ledger.Ledger;
import org.raidbench.validation.ledger.Row;

/** The ledger as a page of Markdown: {@code docs/FIDELITY.md}. */
public final class MarkdownReport {
  private static final List<String> ARTICLES =
      List.of(
          "Review of the MegaRAID SATA 300-8X",
          "LSI Nytro MegaRAID 8110-4i",
          "",
          "SSDs on a MegaRAID SAS 9280-16i4e",
          "Adaptec versus Avago");

  private MarkdownReport() {}

  /**
   * Writes the page.
   *
   * @param ledger the ledger
   * @return the text, ending with a line
   */
  public static String of(Ledger ledger) {
    StringBuilder text = new StringBuilder();
    text.append("# What was published, and what the bench gives\n\n");
    text.append("Written by `raidbench validate --format markdown`; do not edit.\n\n");
    Words.head(ledger).forEach(line -> text.append("- ").append(plain(line)).append('\n'));
    text.append(
        "\nComparisons are of paired seeds. More or less: the interval of the differences excludes"
            + " zero, pairs within 2 % are\nties; nearly the same: within 10 %; much more: at least"
            + " 1.5 times; an exact figure: within 5 %, unless the check says\notherwise. What a"
            + " parameter was fitted to proves nothing, whatever the bench gives.\n");
    int article = -1;
    for (Row row : ledger.rows()) {
      if (row.fact().article() != article) {
        article = row.fact().article();
        String name = article < ARTICLES.size() ? ARTICLES.get(article) : "";
        text.append("\n## S").append(article).append(name.isEmpty() ? "" : ": " + name);
        text.append("\n\n| fact | about | published | bench | difference | verdict | why |\n");
        text.append("|---|---|---|---|---|---|---|\n");
      }
      row(row, text);
    }
    if (ledger.whole()) {
      components(ledger, text);
    }
    return text.toString();
  }

  private static void row(Row row, StringBuilder text) {
    List<String> cells =
        List.of(
            row.fact().id(),
            row.fact().subject() + ": " + Words.about(row.fact()),
            row.fact().published(),
            Words.bench(row),
            row.difference(),
            row.verdict().words(),
            Words.why(row));
    for (String cell : cells) {
      text.append("| ").append(plain(cell)).append(cell.isEmpty() ? "" : " ");
    }
    text.append("|\n");
  }

  private static void components(Ledger ledger, StringBuilder text) {
    text.append("\n## Parameters fitted to facts, and what else rests on their models\n\n");
    text.append("| model | fitted parameters | predicted | hold |\n|---|---|---|---|\n");
    for (Component component : ledger.components()) {
      text.append("| ")
          .append(component.model())
          .append(" | ")
          .append(
              plain(
                  String.join(
                      "; ",
                      component.parameters().stream().map(Component.Parameter::text).toList())))
          .append(" | ")
          .append(String.join(", ", component.predicted()))
          .append(component.predicted().isEmpty() ? "| " : " | ")
          .append(component.holding())
          .append(" of ")
          .append(component.predicted().size())
          .append(" |\n");
    }
  }

  /** Signs that Markdown would take for its own. */
  private static String plain(String text) {
    return text.replace("\\", "\\\\")
        .replace("|", "\\|")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("*", "\\*")
        .replace("~", "\\~")
        .replace("\n", " ");
  }
}
