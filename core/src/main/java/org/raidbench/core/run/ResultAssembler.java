package org.raidbench.core.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.sim.StationRole;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Scoring;
import org.raidbench.core.measure.Bottleneck;
import org.raidbench.core.measure.JobMeter;
import org.raidbench.core.measure.StationShare;
import org.raidbench.core.measure.TrafficMeter;

/**
 * Puts the results of the stages that count together: I/Os and intervals add up, the worst
 * confidence counts.
 */
final class ResultAssembler {
  private final List<String> stageNames;
  private final Scoring scoring;
  private final List<List<JobOrigin>> origins = new ArrayList<>();
  private final List<PhaseResult> phases = new ArrayList<>();

  ResultAssembler(List<String> stageNames, Scoring scoring) {
    this.stageNames = stageNames;
    this.scoring = scoring;
  }

  void add(List<JobOrigin> originsOfJobs, PhaseResult phase) {
    origins.add(originsOfJobs);
    phases.add(phase);
  }

  CaseMeasurement result() {
    if (scoring == Scoring.BEST_AFTER_FIRST) {
      int best = bestAfterFirst();
      return new CaseMeasurement(total(phases.subList(best, best + 1)), jobs(List.of(best)));
    }
    return new CaseMeasurement(
        total(phases), jobs(IntStream.range(0, phases.size()).boxed().toList()));
  }

  private int bestAfterFirst() {
    int best = 1;
    for (int i = 2; i < phases.size(); i++) {
      if (bytesPerNano(phases.get(i)) > bytesPerNano(phases.get(best))) {
        best = i;
      }
    }
    return best;
  }

  private static double bytesPerNano(PhaseResult phase) {
    return (double) phase.series().bytes() / Math.max(1, phase.intervalNanos());
  }

  private List<JobResult> jobs(List<Integer> counted) {
    // By workload, then by group or job, in the order in which they came.
    List<Map<String, JobSum>> sums = new ArrayList<>();
    counted.forEach(phase -> add(sums, origins.get(phase), phases.get(phase)));
    return sums.stream().flatMap(each -> each.values().stream()).map(JobSum::result).toList();
  }

  private static void add(
      List<Map<String, JobSum>> sums, List<JobOrigin> origins, PhaseResult phase) {
    for (int i = 0; i < origins.size(); i++) {
      JobOrigin origin = origins.get(i);
      while (sums.size() <= origin.workload()) {
        sums.add(new LinkedHashMap<>());
      }
      Job job = phase.jobs().get(i).job();
      String key = origin.grouped() ? "group " + job.group() : "job " + job.name();
      sums.get(origin.workload())
          .computeIfAbsent(key, absent -> new JobSum(job))
          .add(job, phase.meters().get(i), hostBusyNanos(phase, phase.meters().get(i)));
    }
  }

  private Measurement total(List<PhaseResult> counted) {
    TrafficMeter all = new TrafficMeter();
    long interval = 0;
    long warmUp = 0;
    long completions = 0;
    long[] stages = new long[stageNames.size()];
    PhaseResult longest = counted.get(0);
    List<List<StationShare>> stations = new ArrayList<>();
    List<Measurement.Sample> series = new ArrayList<>();
    for (PhaseResult phase : counted) {
      for (JobMeter meter : phase.meters()) {
        all.add(meter.reads());
        all.add(meter.writes());
      }
      for (Measurement.Sample sample : phase.series().samples()) {
        series.add(
            new Measurement.Sample(
                interval + sample.endNanos(), sample.iops(), sample.bytesPerSecond()));
      }
      for (int i = 0; i < stages.length; i++) {
        stages[i] += phase.stageNanos().get(i);
      }
      interval += phase.intervalNanos();
      warmUp += phase.warmUpNanos();
      completions += phase.completions();
      stations.add(phase.stations());
      longest = phase.intervalNanos() > longest.intervalNanos() ? phase : longest;
    }
    Map<String, Double> utilisation = new LinkedHashMap<>();
    for (StationShare station : StationShare.sum(stations, interval)) {
      utilisation.put(station.name(), station.share());
    }
    Map<String, Long> stageMeans = new LinkedHashMap<>();
    for (int i = 0; i < stages.length; i++) {
      stageMeans.put(stageNames.get(i), completions == 0 ? 0 : stages[i] / completions);
    }
    Bottleneck bottleneck =
        Bottleneck.of(longest.stations(), longest.pools(), longest.depthShare());
    return new Measurement(
        all.traffic(interval),
        confidence(counted),
        bottleneck.limit(),
        bottleneck.runnerUp(),
        utilisation,
        stageMeans,
        warmUp,
        interval,
        series,
        SsdResults.wear(phases),
        SsdResults.pools(phases));
  }

  private static Confidence confidence(List<PhaseResult> counted) {
    Confidence worst = counted.get(0).confidence();
    boolean settled = true;
    for (PhaseResult phase : counted) {
      settled &= phase.confidence().settled();
      if (phase.confidence().halfWidthShare() > worst.halfWidthShare()) {
        worst = phase.confidence();
      }
    }
    return new Confidence(worst.level(), worst.halfWidthShare(), settled, worst.batches());
  }

  /** Time that processors of the host worked for a job: its part by I/Os. */
  private static double hostBusyNanos(PhaseResult phase, JobMeter meter) {
    long busy = 0;
    for (StationShare station : phase.stations()) {
      busy += station.role().equals(StationRole.HOST_CPU) ? station.busyNanos() : 0;
    }
    long ios = meter.reads().latencies().count() + meter.writes().latencies().count();
    return phase.completions() == 0 ? 0 : (double) busy * ios / phase.completions();
  }
}
