package org.raidbench.core.pattern;

import java.math.BigDecimal;
import java.util.List;
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
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.fio.FioWords;

/**
 * The workload that a bench spells out: {@code block: 4KiB, access: random, read: 70 %,
 * queue-depth: 32, threads: 24}. Random requests may hit the same place again at any time;
 * sequential threads all walk the same region, each on its own.
 */
public final class PlainPattern implements WorkloadPattern {
  private static final String USUAL = "usual value of this pattern";

  private final Spec spec;

  /** Makes the pattern. */
  public PlainPattern() {
    SpecBuilder builder = Spec.builder();
    usual(builder, PatternKeys.BLOCK, "4KiB");
    usual(builder, PatternKeys.ACCESS, "random");
    usual(builder, PatternKeys.READ, "100%");
    usual(builder, PatternKeys.RANDOM_SHARE, "100%");
    usual(builder, PatternKeys.QUEUE_DEPTH, "1");
    usual(builder, PatternKeys.THREADS, "1");
    usual(builder, PatternKeys.ALIGN, "0B");
    usual(builder, PatternKeys.OFFSET, "0B");
    usual(builder, PatternKeys.SIZE, "0B");
    usual(builder, PatternKeys.DISTRIBUTION, "uniform");
    usual(builder, PatternKeys.RATE, "0");
    usual(builder, PatternKeys.RAMP, "0s");
    usual(builder, PatternKeys.TIME, "0s");
    spec = builder.build();
  }

  private static void usual(SpecBuilder builder, Key key, String value) {
    builder.add(Figure.of(key, value, Certainty.DATASHEET, USUAL, List.of()));
  }

  @Override
  public ModelId id() {
    return new ModelId("raidbench", "plain");
  }

  @Override
  public String title() {
    return "A workload spelled out: block, access, read, queue-depth, threads and so on";
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public Workload create(String name, Spec values) {
    Parameters parameters = new Parameters(values);
    long block = parameters.sectors(PatternKeys.BLOCK);
    boolean random = isRandom(values, parameters);
    double randomShare = random ? parameters.real(PatternKeys.RANDOM_SHARE) : 0;
    long align = parameters.sectors(PatternKeys.ALIGN);
    int threads = parameters.count(PatternKeys.THREADS);
    int depth = parameters.count(PatternKeys.QUEUE_DEPTH);
    List<AccessLine> lines =
        List.of(
            new AccessLine(
                1,
                block,
                block,
                parameters.real(PatternKeys.READ),
                randomShare,
                align == 0 ? block : align));
    Job job =
        new Job(
            name,
            threads,
            depth,
            lines,
            distribution(values, parameters),
            region(parameters, block),
            false,
            false,
            pacing(parameters),
            parameters.timing(),
            0,
            FioWords.of(lines, threads, depth));
    return Workload.of(name, job);
  }

  private boolean isRandom(Spec values, Parameters parameters) {
    boolean random = parameters.word(PatternKeys.ACCESS).equals("random");
    boolean given = !values.figure(PatternKeys.RANDOM_SHARE).source().equals(USUAL);
    if (!random && given && values.real(PatternKeys.RANDOM_SHARE) > 0) {
      throw parameters.fault(
          PatternKeys.RANDOM_SHARE, "contradicts access: sequential; expected access: random");
    }
    return random;
  }

  private static Region region(Parameters parameters, long block) {
    long size = parameters.sectors(PatternKeys.SIZE);
    if (size > 0 && size < block) {
      throw parameters.fault(PatternKeys.SIZE, "is less than a block");
    }
    return new Region(parameters.sectors(PatternKeys.OFFSET), 0, size, 0, 0, false);
  }

  private static Pacing pacing(Parameters parameters) {
    int limit = parameters.count(PatternKeys.RATE);
    if (limit == 0) {
      return Pacing.NONE;
    }
    double read = parameters.real(PatternKeys.READ);
    long reads = read == 0 ? 0 : Math.max(1, StrictMath.round(limit * read));
    long writes = read == 1 ? 0 : Math.max(1, StrictMath.round(limit * (1 - read)));
    return new Pacing(reads, writes, 0, 0, false, 0, 1);
  }

  private static Distribution distribution(Spec values, Parameters parameters) {
    String[] words = values.text(PatternKeys.DISTRIBUTION, "").split(" ", 2);
    if (words.length == 1 && words[0].equals("uniform")) {
      return Distribution.UNIFORM;
    }
    double parameter =
        words.length == 2 && words[1].matches("[0-9]{1,6}(\\.[0-9]{1,9})?")
            ? new BigDecimal(words[1]).doubleValue()
            : 0;
    if (words[0].equals("zipf") && parameter > 0 && parameter != 1) {
      return new Distribution.Zipf(parameter);
    }
    if (words[0].equals("pareto") && parameter > 0 && parameter < 1) {
      return new Distribution.Pareto(parameter);
    }
    if (words[0].equals("normal") && parameter > 0 && parameter <= 1) {
      return new Distribution.Normal(parameter);
    }
    throw parameters.fault(
        PatternKeys.DISTRIBUTION,
        "is not known; expected uniform, zipf 1.1, pareto 0.2 or normal 0.1");
  }
}
