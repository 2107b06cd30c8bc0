package org.raidbench.core.iometer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.raidbench.api.ModelId;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Quantity;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.fio.FioWords;
import org.raidbench.core.pattern.Parameters;
import org.raidbench.core.pattern.PatternKeys;

/**
 * One of IOMeter's patterns.
 *
 * <p>As in IOMeter, size, direction and whether a request is random are drawn independently for
 * each request; a request that is not random begins where the last one ended, whichever its
 * direction was; random requests begin at any sector unless an alignment is given, so that some
 * cross the border of a strip; each worker has its own queue.
 */
final class IometerPattern implements WorkloadPattern {

  private static final long SECTOR_BYTES = 512;

  private final ModelId id;
  private final PatternEntry entry;
  private final Spec spec;

  IometerPattern(String product, PatternEntry entry) {
    this.id = new ModelId("iometer", product);
    this.entry = entry;
    SpecBuilder builder = Spec.builder();
    if (entry.sizes().size() == 1) {
      add(builder, PatternKeys.BLOCK, entry.sizes().keySet().iterator().next());
    }
    add(builder, PatternKeys.RANDOM_SHARE, entry.randomShare());
    add(builder, PatternKeys.WRITE_SHARE, entry.writeShare());
    add(builder, PatternKeys.QUEUE_DEPTH, entry.queueDepth() == null ? "1" : entry.queueDepth());
    add(builder, PatternKeys.WORKERS, "1");
    add(builder, PatternKeys.ALIGN, "512B");
    add(builder, PatternKeys.RAMP, "0s");
    add(builder, PatternKeys.TIME, "0s");
    if (entry.doesNotCover() != null) {
      builder.doesNotCover(entry.doesNotCover());
    }
    spec = builder.build();
  }

  private void add(SpecBuilder builder, Key key, String value) {
    Map<String, PatternEntry.Fit> fits = entry.calibrated() == null ? Map.of() : entry.calibrated();
    PatternEntry.Fit fit = fits.get(key.name());
    if (fit == null) {
      builder.add(Figure.of(key, value, Certainty.DATASHEET, entry.source(), List.of()));
    } else {
      builder.add(Figure.of(key, value, Certainty.CALIBRATED, fit.how(), fit.facts()));
    }
  }

  @Override
  public ModelId id() {
    return id;
  }

  @Override
  public String title() {
    return entry.title();
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public Workload create(String name, Spec values) {
    Parameters parameters = new Parameters(values);
    int depth = parameters.count(PatternKeys.QUEUE_DEPTH);
    int workers = parameters.count(PatternKeys.WORKERS);
    List<AccessLine> lines = lines(parameters);
    Timing timing = parameters.timing();
    if (!entry.streams()) {
      return Workload.of(name, job(name, workers, depth, lines, Region.WHOLE, timing));
    }
    List<Job> streams = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      double begin = (double) i / workers;
      Region zone = new Region(i == 0 ? 0 : -1, begin, 0, 1.0 / workers, 0, true);
      streams.add(job(name + " stream " + (i + 1), 1, depth, lines, zone, timing));
    }
    return new Workload(name, List.of(streams), true, List.of());
  }

  private List<AccessLine> lines(Parameters parameters) {
    double reads = 1 - parameters.real(PatternKeys.WRITE_SHARE);
    double random = parameters.real(PatternKeys.RANDOM_SHARE);
    long align = Math.max(SECTOR_BYTES, parameters.sectors(PatternKeys.ALIGN));
    if (entry.sizes().size() == 1) {
      long block = parameters.sectors(PatternKeys.BLOCK);
      return List.of(new AccessLine(1, block, block, reads, random, align));
    }
    List<AccessLine> lines = new ArrayList<>();
    entry
        .sizes()
        .forEach(
            (size, percent) ->
                lines.add(
                    new AccessLine(
                        percent / 100.0, bytes(size), bytes(size), reads, random, align)));
    return lines;
  }

  private static long bytes(String size) {
    return StrictMath.round(Quantity.parse(size, Dimension.SIZE).orElseThrow());
  }

  private static Job job(
      String name, int instances, int depth, List<AccessLine> lines, Region region, Timing timing) {
    return new Job(
        name,
        instances,
        depth,
        lines,
        Distribution.UNIFORM,
        region,
        false,
        false,
        Pacing.NONE,
        timing,
        0,
        FioWords.of(lines, instances, depth));
  }
}
