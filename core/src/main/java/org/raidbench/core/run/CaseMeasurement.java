package org.raidbench.core.run;

import java.util.List;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Measurement;

/**
 * What running workloads gave.
 *
 * @param total everything together
 * @param jobs each job, or each group where its workload is reported so, in the order of the
 *     workloads
 */
public record CaseMeasurement(Measurement total, List<JobResult> jobs) {
  /** Copies the list. */
  public CaseMeasurement {
    jobs = List.copyOf(jobs);
  }
}
