package org.raidbench.core.results;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.ResultWriter;

/**
 * Writes {@code result.csv} (RFC 4180): a row for each case, a column for each dimension, then the
 * figures, with units in the headings.
 */
public final class CsvWriter implements ResultWriter {
  private static final List<String> FIGURES =
      List.of(
          "iops",
          "bytes_per_second",
          "latency_mean_us",
          "latency_p50_us",
          "latency_p90_us",
          "latency_p99_us",
          "latency_p99_9_us",
          "latency_max_us",
          "half_width_percent",
          "settled",
          "bottleneck",
          "runner_up",
          "ios",
          "simulated_seconds",
          "notes",
          "not_applicable");

  /** Makes the writer. */
  public CsvWriter() {}

  @Override
  public String format() {
    return "csv";
  }

  @Override
  public String title() {
    return "a row for each case, for spreadsheets";
  }

  @Override
  public void write(BenchResult result, Files files) throws IOException {
    Set<String> dimensions = new LinkedHashSet<>();
    result.cases().forEach(it -> dimensions.addAll(it.coordinates().keySet()));
    Appendable file = files.begin("result.csv");
    List<String> header = new ArrayList<>(dimensions);
    header.addAll(FIGURES);
    line(file, header);
    for (CaseResult it : result.cases()) {
      List<String> row = new ArrayList<>();
      dimensions.forEach(dimension -> row.add(it.coordinates().getOrDefault(dimension, "")));
      row.addAll(figures(it));
      line(file, row);
    }
  }

  private static List<String> figures(CaseResult result) {
    @Nullable Measurement measured = result.total();
    List<String> figures = new ArrayList<>();
    if (measured == null) {
      FIGURES.forEach(name -> figures.add(""));
      figures.set(FIGURES.size() - 1, String.valueOf(result.notApplicable()));
      return figures;
    }
    Latency latency = measured.all().latency();
    figures.add(Numbers.decimal(measured.all().iops(), 3).toPlainString());
    figures.add(Numbers.decimal(measured.all().bytesPerSecond(), 0).toPlainString());
    boolean any = latency.count() > 0;
    figures.add(any ? Numbers.micros(latency.meanNanos()).toPlainString() : "");
    for (double level : new double[] {50, 90, 99, 99.9}) {
      figures.add(any ? Numbers.micros(latency.percentileNanos(level)).toPlainString() : "");
    }
    figures.add(any ? Numbers.micros(latency.maxNanos()).toPlainString() : "");
    figures.add(
        measured.confidence().isOfOnePass()
            ? ""
            : Numbers.decimal(measured.confidence().halfWidthShare() * 100, 4).toPlainString());
    figures.add(measured.confidence().settled() ? "yes" : "no");
    figures.add(measured.bottleneck());
    figures.add(measured.runnerUp());
    figures.add(String.valueOf(measured.all().ios()));
    figures.add(Numbers.seconds(measured.intervalNanos()).toPlainString());
    figures.add(String.join("; ", result.notes()));
    figures.add("");
    return figures;
  }

  private static void line(Appendable file, List<String> cells) throws IOException {
    file.append(cells.stream().map(CsvWriter::quoted).collect(Collectors.joining(",")))
        .append("\r\n");
  }

  private static String quoted(String cell) {
    return cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
        ? '"' + cell.replace("\"", "\"\"") + '"'
        : cell;
  }
}
