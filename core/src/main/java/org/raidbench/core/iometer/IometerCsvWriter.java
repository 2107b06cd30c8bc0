package org.raidbench.core.iometer;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.result.Traffic;

/**
 * Writes {@code results.csv} as IOMeter 1.1.0 does: a block of results for each case, with a row
 * for everything and one for each job as a worker.
 *
 * <p>The name of the access specification is the case: its coordinates. What IOMeter measures and a
 * simulation does not have is given as follows: time stamps are the beginning of 1970, so that the
 * same bench gives the same bytes; there are no errors, connections, transactions, interrupts or
 * packets, and processor time is not split; latency bins are interpolated between percentiles.
 * Cases without a measurement are left out. Stateless; any thread may call it.
 */
public final class IometerCsvWriter implements ResultWriter {
  private static final String BEGINNING = "1970-01-01 00:00:00:000";
  private static final double NANOS_PER_MS = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MB = 1e6;
  private static final double MIB = 1 << 20;
  private static final int DECIMALS = 6;

  private static final String HEADER =
      String.join(
          ",",
          "'Target Type,Target Name,Access Specification Name,# Managers,# Workers,# Disks",
          "IOps,Read IOps,Write IOps,MiBps (Binary),Read MiBps (Binary),Write MiBps (Binary)",
          "MBps (Decimal),Read MBps (Decimal),Write MBps (Decimal)",
          "Transactions per Second,Connections per Second",
          "Average Response Time,Average Read Response Time,Average Write Response Time",
          "Average Transaction Time,Average Connection Time",
          "Maximum Response Time,Maximum Read Response Time,Maximum Write Response Time",
          "Maximum Transaction Time,Maximum Connection Time",
          "Errors,Read Errors,Write Errors,Bytes Read,Bytes Written,Read I/Os,Write I/Os",
          "Connections,Transactions per Connection",
          "Total Raw Read Response Time,Total Raw Write Response Time",
          "Total Raw Transaction Time,Total Raw Connection Time",
          "Maximum Raw Read Response Time,Maximum Raw Write Response Time",
          "Maximum Raw Transaction Time,Maximum Raw Connection Time,Total Raw Run Time",
          "Starting Sector,Maximum Size,Queue Depth",
          "% CPU Utilization,% User Time,% Privileged Time,% DPC Time,% Interrupt Time",
          "Processor Speed,Interrupts per Second,CPU Effectiveness",
          "Packets/Second,Packet Errors,Segments Retransmitted/Second",
          LatencyBins.HEADER);

  /** Makes the writer. */
  public IometerCsvWriter() {}

  @Override
  public String format() {
    return "iometer-csv";
  }

  @Override
  public String title() {
    return "the results of IOMeter 1.1.0";
  }

  @Override
  public void write(BenchResult result, Files files) throws IOException {
    Appendable file = files.begin("results.csv");
    line(file, "'Test Type,Test Description");
    line(file, "0," + plain(result.title()));
    line(file, "'Version");
    line(file, "1.1.0 ");
    line(file, "'Time Stamp");
    line(file, BEGINNING);
    for (CaseResult it : result.cases()) {
      @Nullable Measurement total = it.total();
      if (total != null) {
        block(file, it, total);
      }
    }
  }

  private static void block(Appendable file, CaseResult result, Measurement total)
      throws IOException {
    String name =
        result.coordinates().isEmpty()
            ? "case"
            : result.coordinates().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining("; "));
    List<JobResult> jobs = result.jobs();
    int workers = jobs.stream().mapToInt(JobResult::instances).sum();
    int depth = jobs.stream().mapToInt(JobResult::queueDepth).max().orElse(0);
    line(file, "'Results");
    line(file, HEADER);
    Row all =
        new Row(
            List.of("ALL", "All", name, "1", String.valueOf(workers), "1"),
            jobs.stream().map(JobResult::reads).toList(),
            jobs.stream().map(JobResult::writes).toList(),
            total.all().latency(),
            total.intervalNanos(),
            depth,
            jobs.stream().mapToDouble(JobResult::hostBusyShare).sum());
    line(file, all.text());
    for (JobResult job : jobs) {
      line(file, worker(job, name).text());
    }
    line(file, "'Time Stamp");
    line(file, BEGINNING);
  }

  private static Row worker(JobResult job, String name) {
    return new Row(
        List.of("WORKER", job.name(), name, "", String.valueOf(job.instances()), "1"),
        List.of(job.reads()),
        List.of(job.writes()),
        null,
        job.runNanos(),
        job.queueDepth(),
        job.hostBusyShare());
  }

  private static void line(Appendable file, String text) throws IOException {
    file.append(text).append("\r\n");
  }

  /** IOMeter knows no quotes: a comma in a name would be another column, a line's end a row. */
  private static String plain(String text) {
    return text.replaceAll("\\p{Cntrl}", " ").replace(',', ';');
  }

  /** One row; the latency of all is null where it follows from reads and writes. */
  private record Row(
      List<String> head,
      List<Traffic> reads,
      List<Traffic> writes,
      @Nullable Latency latency,
      long nanos,
      int depth,
      double busyShare) {
    String text() {
      List<String> cells = new ArrayList<>();
      head.forEach(cell -> cells.add(plain(cell)));
      double seconds = Math.max(1, nanos) / NANOS_PER_SECOND;
      split(cells, sum(reads, Traffic::ios) / seconds, sum(writes, Traffic::ios) / seconds);
      double read = sum(reads, Traffic::bytes) / seconds;
      double written = sum(writes, Traffic::bytes) / seconds;
      split(cells, read / MIB, written / MIB);
      split(cells, read / MB, written / MB);
      none(cells, 2);
      double readNanos = latencySum(reads);
      double writeNanos = latencySum(writes);
      long readIos = (long) sum(reads, Traffic::ios);
      long writeIos = (long) sum(writes, Traffic::ios);
      cells.add(mean(readNanos + writeNanos, readIos + writeIos));
      cells.add(mean(readNanos, readIos));
      cells.add(mean(writeNanos, writeIos));
      none(cells, 2);
      double readMax = max(reads);
      double writeMax = max(writes);
      cells.add(number(Math.max(readMax, writeMax) / NANOS_PER_MS));
      cells.add(number(readMax / NANOS_PER_MS));
      cells.add(number(writeMax / NANOS_PER_MS));
      none(cells, 5);
      cells.add(String.valueOf((long) sum(reads, Traffic::bytes)));
      cells.add(String.valueOf((long) sum(writes, Traffic::bytes)));
      cells.add(String.valueOf(readIos));
      cells.add(String.valueOf(writeIos));
      none(cells, 1);
      cells.add("-1");
      blank(cells, 9);
      cells.add("0");
      cells.add("0");
      cells.add(String.valueOf(depth));
      cells.add(number(100 * busyShare));
      blank(cells, 4);
      blank(cells, 2);
      double iops = (readIos + writeIos) / seconds;
      cells.add(busyShare > 0 ? number(iops / (100 * busyShare)) : "0");
      none(cells, 3);
      List<Latency> parts =
          latency != null
              ? List.of(latency)
              : List.of(reads.get(0).latency(), writes.get(0).latency());
      for (long count : LatencyBins.of(parts)) {
        cells.add(String.valueOf(count));
      }
      return String.join(",", cells);
    }

    private static void split(List<String> cells, double read, double written) {
      cells.add(number(read + written));
      cells.add(number(read));
      cells.add(number(written));
    }

    private static void none(List<String> cells, int count) {
      cells.addAll(Collections.nCopies(count, "0"));
    }

    private static void blank(List<String> cells, int count) {
      cells.addAll(Collections.nCopies(count, ""));
    }

    private static double sum(List<Traffic> parts, ToDoubleFunction<Traffic> what) {
      return parts.stream().mapToDouble(what).sum();
    }

    private static double latencySum(List<Traffic> parts) {
      return sum(parts, it -> it.latency().meanNanos() * it.latency().count());
    }

    private static double max(List<Traffic> parts) {
      return parts.stream().mapToDouble(it -> it.latency().maxNanos()).max().orElse(0);
    }

    private static String mean(double nanos, long ios) {
      return ios == 0 ? "0" : number(nanos / ios / NANOS_PER_MS);
    }

    private static String number(double value) {
      BigDecimal rounded =
          new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN).stripTrailingZeros();
      return (rounded.scale() < 0 ? rounded.setScale(0) : rounded).toPlainString();
    }
  }
}
