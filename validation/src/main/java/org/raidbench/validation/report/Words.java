package org.raidbench.validation.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.raidbench.validation.fact.Fact;
import org.raidbench.validation.ledger.Ledger;
import org.raidbench.validation.ledger.Row;
import org.raidbench.validation.ledger.Verdict;

/** Sentences that several formats have in common. */
final class Words {
  private Words() {}

  /** What a fact is about, without its subject. */
  static String about(Fact fact) {
    return fact.condition().isEmpty()
        ? fact.parameter()
        : fact.parameter() + " (" + fact.condition() + ")";
  }

  /** What the bench gives, and how far off that is. */
  static String bench(Row row) {
    String text = row.gave();
    if (!text.isEmpty() && !speaksForItself(row.verdict())) {
      text = (row.agrees() ? "as published: " : "not as published: ") + text;
    }
    return text;
  }

  private static boolean speaksForItself(Verdict verdict) {
    return switch (verdict) {
      case HOLDS, CONTRADICTED, NOT_RESOLVED, SPECIFIED, NOT_TESTABLE -> true;
      case CALIBRATED, INCONSISTENT, ANOMALY -> false;
    };
  }

  /** Why it is so, and what was fitted to it. */
  static String why(Row row) {
    List<String> parts = new ArrayList<>();
    if (!row.why().isEmpty()) {
      parts.add(row.why());
    }
    if (!row.calibrated().isEmpty()) {
      parts.add("fitted to it: " + String.join("; ", row.calibrated()));
    }
    return String.join(". ", parts);
  }

  static List<String> head(Ledger ledger) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%d facts, each case run with %d seeds%s; intervals at 99 %%"
            .formatted(
                ledger.rows().size(),
                ledger.seeds(),
                ledger.timeShare() == 1
                    ? ""
                    : " for " + percent(ledger.timeShare()) + " of the stands' times"));
    List<String> counts = new ArrayList<>();
    ledger.counts().forEach((verdict, count) -> counts.add(verdict.words() + " " + count));
    lines.add(String.join(" · ", counts));
    if (ledger.simulated() > 0) {
      lines.add(
          "of %d simulated facts %d hold, %s"
              .formatted(
                  ledger.simulated(),
                  ledger.holding(),
                  percent((double) ledger.holding() / ledger.simulated())));
    }
    if (ledger.whole()) {
      lines.add(
          "%d models have parameters fitted to facts; %d of them predict something else too"
              .formatted(ledger.components().size(), ledger.predicting()));
    }
    return lines;
  }

  static String percent(double share) {
    return new BigDecimal(share * 100).setScale(1, RoundingMode.HALF_EVEN).toPlainString() + " %";
  }
}
