package org.raidbench.core.icf;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.raidbench.core.icf.IcfFile.Cycling;
import org.raidbench.core.icf.IcfFile.TestType;

/** Reads {@code 'TEST SETUP}. */
final class SetupSection {
  private static final String CPUS = "NUMBER_OF_CPUS";
  private static final int DEPTH_MAX = 65_536;
  private static final int COUNT_MAX = 4096;
  private static final long NANOS_PER_SECOND = 1_000_000_000;
  private static final int HOURS_MAX = 10_000;
  private static final int SIXTY = 60;

  private final Numbers numbers;
  private final List<String> notes;

  private long runNanos;
  private long rampNanos;
  private int defaultWorkers = 1;
  private Cycling workers = Cycling.ONE;
  private Cycling targets = Cycling.ONE;
  private Cycling depths = Cycling.ONE;
  private int depthEnd = 1;
  private TestType type = TestType.NORMAL;

  SetupSection(Numbers numbers, List<String> notes) {
    this.numbers = numbers;
    this.notes = notes;
  }

  IcfFile.Setup done() {
    return new IcfFile.Setup(
        runNanos, rampNanos, defaultWorkers, workers, targets, depths, depthEnd, type);
  }

  void read(String key, Entry entry) {
    switch (key) {
      case Keys.RUN_TIME -> runTime(entry);
      case Keys.RAMP ->
          numbers
              .one(entry, "seconds")
              .ifPresent(
                  line ->
                      rampNanos =
                          NANOS_PER_SECOND
                              * numbers.whole(
                                  line.columns().get(0), "ramp up time", 0, HOURS_MAX * 3600L));
      case Keys.WORKERS, Keys.WORKERS_OLD ->
          numbers.one(entry, "a number").ifPresent(line -> workersToSpawn(line.whole()));
      case Keys.WORKERS_NETWORK ->
          numbers
              .one(entry, "a number")
              .filter(line -> !line.text().equals("0"))
              .ifPresent(line -> notes.add("network workers to spawn: " + legible(line)));
      case Keys.WORKER_CYCLING -> workers = cycling(entry, "worker cycling", false);
      case Keys.DISK_CYCLING -> targets = cycling(entry, "disk cycling", false);
      case Keys.DEPTH_CYCLING -> depths = cycling(entry, "queue depth cycling", true);
      case Keys.TEST_TYPE -> testType(entry);
      default -> {
        // A description, and which lines of results are recorded: all are.
      }
    }
  }

  private void runTime(Entry entry) {
    Optional<Line> line = numbers.one(entry, "hours, minutes and seconds");
    if (line.isEmpty()) {
      return;
    }
    List<Line.Field> fields = numbers.columns(line.get(), 3, "hours, minutes and seconds");
    if (!fields.isEmpty()) {
      long hours = numbers.whole(fields.get(0), "hours", 0, HOURS_MAX);
      long minutes = numbers.whole(fields.get(1), "minutes", 0, HOURS_MAX);
      long seconds = numbers.whole(fields.get(2), "seconds", 0, HOURS_MAX * 3600L);
      runNanos = NANOS_PER_SECOND * ((hours * SIXTY + minutes) * SIXTY + seconds);
    }
  }

  private void workersToSpawn(Line.Field field) {
    if (field.text().equalsIgnoreCase(CPUS)) { // the bench's host is not known here: one
      return;
    }
    defaultWorkers =
        (int) Math.max(1, numbers.whole(field, "default workers to spawn", 0, COUNT_MAX));
  }

  private Cycling cycling(Entry entry, String what, boolean withEnd) {
    Optional<Line> line =
        numbers.one(entry, withEnd ? "start, end, step, type" : "start, step, type");
    int columns = withEnd ? 4 : 3;
    List<Line.Field> fields =
        line.map(
                it ->
                    numbers.columns(
                        it, columns, withEnd ? "start, end, step, type" : "start, step, type"))
            .orElse(List.of());
    if (fields.isEmpty()) {
      return Cycling.ONE;
    }
    int most = withEnd ? DEPTH_MAX : COUNT_MAX;
    int start = (int) numbers.whole(fields.get(0), what + " start", 1, most);
    if (withEnd) {
      depthEnd = (int) numbers.whole(fields.get(1), what + " end", 1, most);
    }
    int step = (int) numbers.whole(fields.get(columns - 2), what + " step", 1, most);
    // Until 1999 types were numbers.
    Line.Field word = fields.get(columns - 1);
    boolean exponential =
        word.text().equals("1")
            || (!word.text().equals("0")
                && numbers
                    .word(word, what + " step type", List.of("LINEAR", "EXPONENTIAL"))
                    .equals("EXPONENTIAL"));
    return new Cycling(start, step, exponential);
  }

  private void testType(Entry entry) {
    numbers
        .one(entry, "a test type such as NORMAL")
        .ifPresent(
            line ->
                type =
                    TestType.valueOf(
                        numbers.word(
                            line.whole(),
                            "test type",
                            Arrays.stream(TestType.values()).map(Enum::name).toList())));
  }

  private static String legible(Line line) {
    return Line.legible(line.text());
  }
}
