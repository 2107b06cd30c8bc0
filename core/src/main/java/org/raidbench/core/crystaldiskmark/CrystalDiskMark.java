package org.raidbench.core.crystaldiskmark;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.raidbench.api.ModelId;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Scoring;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.fio.FioWords;
import org.raidbench.core.pattern.Parameters;
import org.raidbench.core.pattern.PatternKeys;

/**
 * One version of CrystalDiskMark.
 *
 * <p>A test is a row, read or written: a run that only prepares, then those that count, a pause
 * before each; the best of them is the result, as the program shows it. All tests work on one file
 * at the beginning of the array, past the operating system's cache; random requests are aligned to
 * their size and may hit a block again, sequential ones begin at the beginning of the file in each
 * run. Several threads of a sequential row share one stream.
 */
final class CrystalDiskMark implements WorkloadPattern {
  private static final String ALL = "all";
  private static final String READ = " read";
  private static final String WRITE = " write";
  private static final String TEST = "test";
  private static final Key TIME = PatternKeys.TIME.between("1ns", "1h");

  private final ModelId id;
  private final Version version;
  private final Spec spec;

  CrystalDiskMark(String number, Version version) {
    id = new ModelId("crystaldiskmark", number);
    this.version = version;
    SpecBuilder builder = Spec.builder();
    add(builder, PatternKeys.TEST.oneOf(choices(version)), ALL);
    add(
        builder,
        PatternKeys.PROFILE.oneOf(version.profiles().keySet().toArray(new String[0])),
        "default");
    add(builder, PatternKeys.SIZE, version.size());
    add(builder, PatternKeys.RUNS, String.valueOf(version.runs()));
    add(builder, TIME, "5s");
    add(builder, PatternKeys.INTERVAL, "5s");
    builder.doesNotCover(
        "what the data are, which matters to drives that compress; the mixed tests of versions 7 to"
            + " 9");
    spec = builder.build();
  }

  /** All, or any test of any profile. */
  private static String[] choices(Version version) {
    Set<String> choices = new LinkedHashSet<>(Set.of(ALL));
    version.profiles().values().forEach(rows -> choices.addAll(tests(rows)));
    return choices.toArray(new String[0]);
  }

  private void add(SpecBuilder builder, Key key, String value) {
    builder.add(Figure.of(key, value, Certainty.DATASHEET, version.source(), List.of()));
  }

  @Override
  public ModelId id() {
    return id;
  }

  @Override
  public String title() {
    return "CrystalDiskMark " + id.product();
  }

  @Override
  public Spec spec() {
    return spec;
  }

  /** All tests one after another have no best run in common: then everything counts. */
  @Override
  public Workload create(String name, Spec values) {
    List<WorkloadCase> cases = createCases(name, values);
    if (cases.size() == 1) {
      return cases.get(0).workload();
    }
    List<List<Job>> stages = new ArrayList<>();
    cases.forEach(it -> stages.addAll(it.workload().stages()));
    return new Workload(name, stages, false, List.of());
  }

  @Override
  public List<WorkloadCase> createCases(String name, Spec values) {
    Parameters parameters = new Parameters(values);
    List<Row> rows = rows(parameters);
    List<String> tests = tests(rows.stream().map(Row::name).toList());
    String asked = parameters.word(PatternKeys.TEST);
    if (!asked.equals(ALL) && !tests.contains(asked)) {
      throw parameters.fault(
          PatternKeys.TEST,
          "is not a test of the profile; expected all, or one of: " + String.join(", ", tests));
    }
    long size = parameters.sectors(PatternKeys.SIZE);
    if (rows.stream().anyMatch(row -> size < row.blockBytes())) {
      throw parameters.fault(PatternKeys.SIZE, "is less than a block");
    }
    int runs = parameters.count(PatternKeys.RUNS);
    long time = parameters.whole(TIME);
    long interval = parameters.whole(PatternKeys.INTERVAL);
    List<WorkloadCase> cases = new ArrayList<>();
    for (boolean reads : List.of(true, false)) {
      for (Row row : rows) {
        String test = row.name() + (reads ? READ : WRITE);
        if (asked.equals(ALL) || asked.equals(test)) {
          Run run = new Run(test, row, reads, size, time, interval);
          cases.add(
              new WorkloadCase(
                  asked.equals(ALL) ? Map.of(TEST, test) : Map.of(), run.workload(name, runs)));
        }
      }
    }
    return cases;
  }

  private List<Row> rows(Parameters parameters) {
    String profile = parameters.word(PatternKeys.PROFILE);
    return version.profiles().getOrDefault(profile, List.of()).stream().map(Row::of).toList();
  }

  private static List<String> tests(List<String> rows) {
    List<String> tests = new ArrayList<>();
    rows.forEach(row -> tests.add(row + READ));
    rows.forEach(row -> tests.add(row + WRITE));
    return tests;
  }

  /** What a test's runs have in common. */
  private record Run(
      String test, Row row, boolean reads, long sizeBytes, long timeNanos, long intervalNanos) {
    Workload workload(String name, int runs) {
      List<List<Job>> stages = new ArrayList<>();
      stages.add(List.of(job(test + ", preparing", 0)));
      for (int i = 1; i <= runs; i++) {
        stages.add(List.of(job(test + ", run " + i, intervalNanos)));
      }
      return new Workload(name, stages, false, List.of(), Scoring.BEST_AFTER_FIRST);
    }

    private Job job(String name, long pauseNanos) {
      List<AccessLine> lines =
          List.of(
              new AccessLine(
                  1,
                  row.blockBytes(),
                  row.blockBytes(),
                  reads ? 1 : 0,
                  row.random() ? 1 : 0,
                  row.blockBytes()));
      boolean shared = !row.random();
      int threads = shared ? 1 : row.threads();
      int depth = shared ? row.queues() * row.threads() : row.queues();
      return new Job(
          name,
          threads,
          depth,
          lines,
          Distribution.UNIFORM,
          new Region(0, 0, sizeBytes, 0, 0, false),
          false,
          false,
          Pacing.NONE,
          new Timing(pauseNanos, 0, timeNanos, 0, false),
          0,
          FioWords.of(lines, threads, depth));
    }
  }
}
