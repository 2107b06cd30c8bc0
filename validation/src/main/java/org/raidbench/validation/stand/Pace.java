package org.raidbench.validation.stand;

import java.util.List;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.bench.CaseSettings;
import org.raidbench.core.bench.Load;

/**
 * How much is run: more seeds and longer runs make narrower intervals.
 *
 * @param seeds how many seeds, at least 2
 * @param timeShare share of a stand's measured time that is run; the ramp is kept
 */
public record Pace(int seeds, double timeShare) {
  /** What the ledger is made with. */
  public static final Pace FULL = new Pace(5, 1);

  /** Wider intervals in a fraction of the time. */
  public static final Pace QUICK = new Pace(3, 0.25);

  /** Changes how long the jobs are measured that say so themselves, but not how much they move. */
  Load of(Load load) {
    if (timeShare == 1) {
      return load;
    }
    Workload asked = load.workload();
    List<List<Job>> stages = asked.stages().stream().map(this::ofJobs).toList();
    return new Load(
        load.array(),
        new Workload(
            asked.name(), stages, asked.groupReporting(), asked.ignored(), asked.scoring()));
  }

  private List<Job> ofJobs(List<Job> jobs) {
    return jobs.stream().map(this::of).toList();
  }

  private Job of(Job job) {
    Timing asked = job.timing();
    if (asked.runNanos() <= 0 || asked.totalBytes() > 0) {
      return job;
    }
    Timing paced =
        new Timing(
            asked.startDelayNanos(),
            asked.rampNanos(),
            Math.max(1, StrictMath.round(asked.runNanos() * timeShare)),
            0,
            asked.timeBased());
    return new Job(
        job.name(),
        job.instances(),
        job.queueDepth(),
        job.lines(),
        job.distribution(),
        job.region(),
        job.covering(),
        job.positionPerDirection(),
        job.pacing(),
        paced,
        job.group(),
        job.options(),
        job.source());
  }

  /** Changes how long a case is measured. */
  CaseSettings of(CaseSettings asked) {
    return new CaseSettings(
        asked.rampNanos(),
        asked.measureNanos() == 0
            ? 0
            : Math.max(1, StrictMath.round(asked.measureNanos() * timeShare)),
        // A mean of a quarter of the time is half as sure.
        asked.precisionShare() / StrictMath.sqrt(timeShare),
        StrictMath.round(asked.atMostNanos() * timeShare));
  }
}
