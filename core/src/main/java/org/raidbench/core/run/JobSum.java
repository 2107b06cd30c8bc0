package org.raidbench.core.run;

import org.raidbench.api.result.JobResult;
import org.raidbench.api.workload.Job;
import org.raidbench.core.measure.JobMeter;
import org.raidbench.core.measure.TrafficMeter;

/** What a job or a group of jobs did, added up. A group goes by its first job's name. */
final class JobSum {
  private final Job first;
  private final TrafficMeter reads = new TrafficMeter();
  private final TrafficMeter writes = new TrafficMeter();
  private int instances;
  private long longestNanos;
  private double hostBusyNanos;

  JobSum(Job first) {
    this.first = first;
  }

  void add(Job job, JobMeter meter, double hostNanos) {
    reads.add(meter.reads());
    writes.add(meter.writes());
    instances += job.instances();
    longestNanos = Math.max(longestNanos, meter.intervalNanos());
    hostBusyNanos += hostNanos;
  }

  JobResult result() {
    return new JobResult(
        first.name(),
        first.group(),
        first.options(),
        instances,
        first.queueDepth(),
        reads.traffic(longestNanos),
        writes.traffic(longestNanos),
        longestNanos,
        hostBusyNanos / Math.max(1, longestNanos));
  }
}
