package org.raidbench.core.winbench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.raidbench.api.ModelId;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.fio.FioWords;
import org.raidbench.core.pattern.Parameters;
import org.raidbench.core.pattern.PatternKeys;

/**
 * WinBench 99's inspection of a disk: its transfer rate over the place, from the first sector to
 * the last. The program draws the rate of the whole disk; here a length is read at each of several
 * places, evenly apart, each a case of its own.
 */
public final class LinearRead implements WorkloadPattern {
  private static final String SOURCE = "not published; assumed";
  private static final String POSITION = "position";

  /** The last sample begins so far before the end, as a share of the whole. */
  private static final double LAST = 0.002;

  private static final Key DEPTH = PatternKeys.QUEUE_DEPTH.between("1", "256");

  private static final ModelId ID = new ModelId("winbench", "linear-read");

  private static final Spec SPEC =
      Spec.builder()
          .assumed(PatternKeys.BLOCK, "64KiB", SOURCE)
          .assumed(DEPTH, "1", SOURCE)
          .assumed(PatternKeys.SAMPLES, "21", "every 5 % of the whole")
          .assumed(PatternKeys.SIZE, "64MiB", "about a second of one disk")
          .doesNotCover("what lies between the places that are sampled")
          .build();

  /** Makes the pattern; it has no state. */
  public LinearRead() {}

  @Override
  public ModelId id() {
    return ID;
  }

  @Override
  public String title() {
    return "WinBench 99 linear read: the transfer rate over the place";
  }

  @Override
  public Spec spec() {
    return SPEC;
  }

  @Override
  public Workload create(String name, Spec values) {
    List<List<Job>> stages = new ArrayList<>();
    for (WorkloadCase sample : createCases(name, values)) {
      stages.addAll(sample.workload().stages());
    }
    return new Workload(name, stages, false, List.of());
  }

  @Override
  public List<WorkloadCase> createCases(String name, Spec values) {
    Parameters parameters = new Parameters(values);
    int samples = parameters.count(PatternKeys.SAMPLES);
    long block = parameters.sectors(PatternKeys.BLOCK);
    long size = parameters.sectors(PatternKeys.SIZE);
    if (size < block) {
      throw parameters.fault(PatternKeys.SIZE, "is less than a block");
    }
    int depth = parameters.count(DEPTH);
    List<AccessLine> lines = List.of(new AccessLine(1, block, block, 1, 0, block));
    List<WorkloadCase> cases = new ArrayList<>();
    for (int i = 0; i < samples; i++) {
      double share = samples == 1 ? 0 : (double) i / (samples - 1);
      String position = percent(i, samples);
      Job job = job(name + " at " + position, share, size, depth, lines);
      cases.add(
          new WorkloadCase(
              samples == 1 ? Map.of() : Map.of(POSITION, position), Workload.of(name, job)));
    }
    return cases;
  }

  private static String percent(int sample, int samples) {
    BigDecimal tenths =
        samples == 1
            ? BigDecimal.ZERO
            : BigDecimal.valueOf(StrictMath.round(1000.0 * sample / (samples - 1)), 1);
    return tenths.stripTrailingZeros().toPlainString() + " %";
  }

  private static Job job(String name, double share, long size, int depth, List<AccessLine> lines) {
    return new Job(
        name,
        1,
        depth,
        lines,
        Distribution.UNIFORM,
        new Region(-1, share * (1 - LAST), 0, 0, 0, false),
        false,
        false,
        Pacing.NONE,
        new Timing(0, 0, 0, size, false),
        0,
        FioWords.of(lines, 1, depth));
  }
}
