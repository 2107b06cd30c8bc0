package org.raidbench.core.run;

import java.util.List;
import org.raidbench.api.result.Confidence;
import org.raidbench.core.load.AssignedJob;
import org.raidbench.core.measure.ImpossibleResultException;
import org.raidbench.core.measure.JobMeter;
import org.raidbench.core.measure.Series;
import org.raidbench.core.measure.StationShare;
import org.raidbench.core.pipeline.PoolCounters;
import org.raidbench.core.pipeline.SsdCounters;

/**
 * What one stage gave.
 *
 * @param jobs its jobs
 * @param meters what each of them did
 * @param confidence how sure the throughput of all is
 * @param stations how busy the stations were
 * @param pools how full the pools of slots were
 * @param stageNanos time that requests completed in the interval spent in each stage
 * @param ssds what was written to the SSDs in the interval
 * @param ssdPools what the pools of SSDs held at its end and did in it
 * @param completions how many these were
 * @param series throughput over the interval
 * @param warmUpNanos time before the interval
 * @param intervalNanos the interval, from the first job's beginning to the last one's end
 */
record PhaseResult(
    List<AssignedJob> jobs,
    List<JobMeter> meters,
    Confidence confidence,
    List<StationShare> stations,
    List<StationShare> pools,
    List<Long> stageNanos,
    List<SsdCounters> ssds,
    List<PoolCounters> ssdPools,
    long completions,
    Series series,
    long warmUpNanos,
    long intervalNanos) {
  /** Mean requests in flight as a share of what the jobs allow, over the jobs' intervals. */
  double depthShare() {
    double present = 0;
    double allowed = 0;
    for (int job = 0; job < jobs.size(); job++) {
      present += meters.get(job).meanPresent() * meters.get(job).intervalNanos();
      allowed += (double) jobs.get(job).requestsMax() * meters.get(job).intervalNanos();
    }
    return allowed == 0 ? 1 : present / allowed;
  }

  /**
   * Checks what can be checked from outside the system.
   *
   * @throws ImpossibleResultException if the parts do not add up to the whole
   */
  void check() {
    long ios = 0;
    long bytes = 0;
    for (int job = 0; job < jobs.size(); job++) {
      JobMeter meter = meters.get(job);
      ios += meter.reads().latencies().count() + meter.writes().latencies().count();
      bytes += meter.reads().bytes() + meter.writes().bytes();
      if (meter.meanPresent() > jobs.get(job).requestsMax()) {
        throw new ImpossibleResultException(
            "job \"%s\" had %s requests in flight, more than its %d"
                .formatted(jobs.get(job).name(), meter.meanPresent(), jobs.get(job).requestsMax()));
      }
    }
    if (ios != series.ios() || bytes != series.bytes()) {
      throw new ImpossibleResultException(
          "%d I/Os of %d bytes were counted by job, %d of %d over time"
              .formatted(ios, bytes, series.ios(), series.bytes()));
    }
    if (ios > completions) {
      throw new ImpossibleResultException(
          "%d I/Os were measured, but only %d completed".formatted(ios, completions));
    }
  }
}
