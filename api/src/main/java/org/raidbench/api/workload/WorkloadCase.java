package org.raidbench.api.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.raidbench.api.stability.Evolving;

/**
 * One of several tests that a pattern or a workload file stands for; a bench runs each as a case.
 *
 * @param coordinates what tells it from the others, dimension and value, in the order of dimensions
 * @param workload what it runs
 */
@Evolving
public record WorkloadCase(Map<String, String> coordinates, Workload workload) {
  /** Copies the map. */
  public WorkloadCase {
    Objects.requireNonNull(workload, "workload");
    coordinates = Collections.unmodifiableMap(new LinkedHashMap<>(coordinates));
  }
}
