package org.raidbench.api.workload;

import org.raidbench.api.Model;
import org.raidbench.api.spec.Spec;

/**
 * A workload with parameters, such as {@code iometer/database}. The specification's figures are the
 * parameters and their usual values; a bench file overrides them by key name.
 */
public interface WorkloadPattern extends Model {
  /**
   * Makes a workload.
   *
   * @param name the workload's name in the bench
   * @param parameters {@link #spec()} with the bench's values
   * @return the workload
   * @throws IllegalArgumentException if values contradict each other; the message begins with the
   *     parameter's name and a colon
   */
  Workload create(String name, Spec parameters);
}
