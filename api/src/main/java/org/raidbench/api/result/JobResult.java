package org.raidbench.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.raidbench.api.stability.Evolving;

/**
 * What one job or group of jobs gave.
 *
 * @param name the job's name
 * @param group its reporting group
 * @param options its options as a workload file writes them, for result formats that repeat them
 * @param instances threads
 * @param queueDepth requests in flight of each thread
 * @param reads its reads
 * @param writes its writes
 * @param runNanos measured time
 * @param hostBusyShare share of its interval a processor was busy for it, 0 to 1 for each core
 */
@Evolving
public record JobResult(
    String name,
    int group,
    Map<String, String> options,
    int instances,
    int queueDepth,
    Traffic reads,
    Traffic writes,
    long runNanos,
    double hostBusyShare) {
  /** Copies the map. */
  public JobResult {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }
}
