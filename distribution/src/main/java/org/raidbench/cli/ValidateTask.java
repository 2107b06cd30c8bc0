package org.raidbench.cli;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.core.bench.Progress;
import org.raidbench.validation.fact.Fact;
import org.raidbench.validation.fact.FactIds;
import org.raidbench.validation.ledger.Ledger;
import org.raidbench.validation.ledger.LedgerMaker;
import org.raidbench.validation.report.JsonReport;
import org.raidbench.validation.report.MarkdownReport;
import org.raidbench.validation.report.TableReport;
import org.raidbench.validation.stand.Pace;
import org.raidbench.validation.stand.Resources;

/** What {@code raidbench validate} does. */
final class ValidateTask {
  private static final List<String> FORMATS = List.of("json", "markdown", "table");
  private static final int WIDTH = 100;
  private static final double NANOS_PER_SECOND = 1e9;

  private final ValidateCommand command;
  private final Session session;

  private ValidateTask(ValidateCommand command, Session session) {
    this.command = command;
    this.session = session;
  }

  static int run(ValidateCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.run(() -> new ValidateTask(command, session).run());
  }

  private int run() throws InterruptedException {
    Session.checkThreads(command.cases.threads());
    if (!FORMATS.contains(command.format)) {
      throw Session.fault(
          "--format " + command.format,
          "there is no such format" + Names.hint(command.format, FORMATS));
    }
    long startNanos = System.nanoTime();
    Ledger ledger;
    try (Resources resources = Resources.open()) {
      LedgerMaker maker = new LedgerMaker(resources, session.raidbench());
      List<Fact> facts = FactIds.select(maker.data().facts(), command.facts, command.articles);
      if (command.check) {
        int cases = maker.check(facts);
        session.out().printf(Locale.ROOT, "%d facts, %d cases, no fault%n", facts.size(), cases);
        return 0;
      }
      ledger = make(maker, facts);
    }
    double seconds = (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
    session.out().print(text(ledger));
    session.out().flush();
    session.err().printf(Locale.ROOT, "%d facts in %.1f s%n", ledger.rows().size(), seconds);
    return 0;
  }

  private Ledger make(LedgerMaker maker, List<Fact> facts) throws InterruptedException {
    @Nullable ProgressLine line =
        command.cases.showsProgress() ? new ProgressLine(session.err()) : null;
    try {
      return maker.make(
          facts,
          command.quick ? Pace.QUICK : Pace.FULL,
          command.cases.threads(),
          line == null ? Progress.NONE : line);
    } finally {
      if (line != null) {
        line.clear();
      }
    }
  }

  private String text(Ledger ledger) {
    return switch (command.format) {
      case "json" -> JsonReport.of(ledger);
      case "markdown" -> MarkdownReport.of(ledger);
      default -> TableReport.of(ledger, Terminal.width(WIDTH));
    };
  }
}
