package org.raidbench.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.StateChange;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.table.Table;
import org.raidbench.core.table.TableSpec;

/** Results as a person reads them: the title, the tables, how sure it all is. */
final class ResultText {
  private final boolean colour;
  private final int width;

  ResultText(boolean colour, int width) {
    this.colour = colour;
    this.width = width;
  }

  String of(List<TableSpec> specs, BenchResult result, double seconds) {
    StringBuilder text = new StringBuilder();
    text.append(bold(result.title().isEmpty() ? "bench" : result.title()))
        .append(
            String.format(
                Locale.ROOT,
                "        seed %d · %d case%s · %.1f s%n",
                result.seed(),
                result.cases().size(),
                result.cases().size() == 1 ? "" : "s",
                seconds));
    boolean marked = false;
    for (Table table : tables(specs, result)) {
      text.append('\n');
      if (!table.title().isEmpty()) {
        text.append(bold(table.title())).append('\n');
      }
      text.append(TableText.of(table, width));
      marked |=
          table.rows().stream()
              .flatMap(row -> row.cells().stream())
              .anyMatch(Table.Cell::unverified);
    }
    for (TableSpec spec : specs) {
      text.append(leftOut(spec, result));
    }
    text.append('\n').append(confidence(result));
    if (marked) {
      text.append("\n~ rests on unverified figures: ").append(describe(result));
    }
    for (String note : lines(result, CaseResult::notes)) {
      text.append("\nnote: ").append(note);
    }
    for (String option : lines(result, CaseResult::ignored)) {
      text.append("\nignored: ").append(option);
    }
    for (CaseResult it : result.cases()) {
      for (StateChange change : it.changes()) {
        text.append('\n').append(line(it, change));
      }
    }
    return text.append('\n').toString();
  }

  /** {@code after, at 61.20 s: write policy: test is written through}. */
  private static String line(CaseResult it, StateChange change) {
    String where = String.join(" · ", it.coordinates().values());
    return "%sat %s s: %s%s"
        .formatted(
            where.isEmpty() ? "" : where + ", ",
            BigDecimal.valueOf(change.timeNanos(), 9).setScale(2, RoundingMode.HALF_EVEN),
            change.kind().replace('-', ' '),
            change.detail().isEmpty() ? "" : ": " + change.detail());
  }

  private static List<Table> tables(List<TableSpec> specs, BenchResult result) {
    if (specs.isEmpty()) {
      return List.of(CaseTable.of(result));
    }
    return specs.stream().map(spec -> Table.of(spec, result)).toList();
  }

  /**
   * Cases that a table asks for, but that have no place in it for want of one of its dimensions.
   */
  private static String leftOut(TableSpec spec, BenchResult result) {
    TableSpec anywhere = new TableSpec("", List.of(), List.of(), List.of(), Map.of(), spec.where());
    Set<String> workloads = new LinkedHashSet<>();
    for (CaseResult it : result.cases()) {
      if (anywhere.takes(it.coordinates()) && !spec.takes(it.coordinates())) {
        workloads.add(it.coordinates().getOrDefault(BenchCase.WORKLOAD, "a case"));
      }
    }
    return workloads.isEmpty()
        ? ""
        : "\nnot in %s, lacking a dimension of it: %s"
            .formatted(
                spec.title().isEmpty() ? "a table" : "\"" + spec.title() + "\"",
                String.join(", ", workloads));
  }

  /** Computed from the results: the widest interval, and how many did not settle. */
  private static String confidence(BenchResult result) {
    double widest = 0;
    double level = 0;
    int measured = 0;
    int unsettled = 0;
    int passes = 0;
    for (CaseResult it : result.cases()) {
      @Nullable Measurement total = it.total();
      if (total != null && total.confidence().isOfOnePass()) {
        passes++;
      } else if (total != null) {
        measured++;
        widest = Math.max(widest, total.confidence().halfWidthShare());
        level = total.confidence().level();
        unsettled += total.confidence().settled() ? 0 : 1;
      }
    }
    if (measured == 0) {
      return passes == 0
          ? "nothing was measured"
          : "each figure is that of a single pass, which has no interval";
    }
    String others =
        passes == 0 ? "" : "; %d of single passes, which have no interval".formatted(passes);
    String within =
        "±"
            + percent(widest, RoundingMode.CEILING)
            + " % at "
            + percent(level, RoundingMode.HALF_EVEN)
            + " %";
    return (unsettled == 0
            ? "every figure within " + within
            : "every figure within %s; %d of %d cases, marked ?, did not settle"
                .formatted(within, unsettled, measured))
        + others;
  }

  private static String percent(double share, RoundingMode mode) {
    BigDecimal rounded = new BigDecimal(share * 100).setScale(1, mode).stripTrailingZeros();
    return (rounded.scale() < 0 ? rounded.setScale(0) : rounded).toPlainString();
  }

  private static String describe(BenchResult result) {
    Set<String> models = new LinkedHashSet<>();
    for (CaseResult it : result.cases()) {
      it.unverified().forEach(line -> models.add(line.split(" ", 2)[0]));
    }
    return "raidbench describe MODEL says which, of " + String.join(", ", models);
  }

  private static Set<String> lines(BenchResult result, Function<CaseResult, List<String>> ofCase) {
    Set<String> lines = new LinkedHashSet<>();
    result.cases().forEach(it -> lines.addAll(ofCase.apply(it)));
    return lines;
  }

  private String bold(String text) {
    return colour ? "\u001b[1m" + text + "\u001b[0m" : text;
  }
}
