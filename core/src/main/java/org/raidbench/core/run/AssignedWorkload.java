package org.raidbench.core.run;

import java.util.Map;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;

/**
 * A workload and the arrays it runs on.
 *
 * @param workload the workload
 * @param array the array of every job that has none of its own
 * @param arraysByJob by the name of a job, an array of its own
 */
public record AssignedWorkload(Workload workload, String array, Map<String, String> arraysByJob) {
  /** Copies the map. */
  public AssignedWorkload {
    arraysByJob = Map.copyOf(arraysByJob);
  }

  /**
   * A workload on one array.
   *
   * @param workload the workload
   * @param array the array's name
   */
  public AssignedWorkload(Workload workload, String array) {
    this(workload, array, Map.of());
  }

  /**
   * The array a job runs on.
   *
   * @param job a job of the workload
   * @return the array's name
   */
  public String arrayOf(Job job) {
    return arraysByJob.getOrDefault(job.name(), array);
  }
}
