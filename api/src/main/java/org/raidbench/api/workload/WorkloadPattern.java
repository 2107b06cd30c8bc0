package org.raidbench.api.workload;

import java.util.List;
import java.util.Map;
import org.raidbench.api.Model;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/**
 * A workload with parameters, such as {@code iometer/database}. The specification's figures are the
 * parameters and their usual values; a bench file overrides them by key name.
 */
@Evolving
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

  /**
   * Makes the tests that the pattern stands for, where a bench is to run each as a case. Together
   * they are what {@link #create} does one after the other.
   *
   * @param name the workload's name in the bench
   * @param parameters {@link #spec()} with the bench's values
   * @return at least one; a single one has no coordinates
   * @throws IllegalArgumentException as {@link #create} does
   */
  default List<WorkloadCase> createCases(String name, Spec parameters) {
    return List.of(new WorkloadCase(Map.of(), create(name, parameters)));
  }
}
