package org.raidbench.core.file;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the command line changes about a bench file.
 *
 * @param sets patches, {@code PATH=VALUE}, put in last
 * @param seed the seed, or null for the file's
 * @param workload a workload that replaces the file's, or null
 * @param environment variables that job files may refer to
 */
public record BenchOptions(
    List<String> sets,
    @Nullable Long seed,
    @Nullable GivenWorkload workload,
    Map<String, String> environment) {
  /** Nothing changed, no variables. */
  public static final BenchOptions NONE = new BenchOptions(List.of(), null, null, Map.of());

  /** Copies the collections. */
  public BenchOptions {
    sets = List.copyOf(sets);
    environment = Collections.unmodifiableMap(new TreeMap<>(environment));
  }
}
