package org.raidbench.core.load;

import java.util.List;
import org.raidbench.api.workload.Job;

/**
 * A job and what it works on.
 *
 * @param name unique among all jobs of a run; its random streams are named after it
 * @param job the job
 * @param targets target numbers of the storage system, at least one; requests go to them in turn
 */
public record AssignedJob(String name, Job job, List<Integer> targets) {
  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if it is empty
   */
  public AssignedJob {
    targets = List.copyOf(targets);
    if (targets.isEmpty()) {
      throw new IllegalArgumentException("job \"" + name + "\" has no target");
    }
  }

  /**
   * The most requests it has in flight.
   *
   * @return instances times queue depth
   */
  public int requestsMax() {
    return Math.multiplyExact(job.instances(), job.queueDepth());
  }
}
