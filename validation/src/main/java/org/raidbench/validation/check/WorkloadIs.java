package org.raidbench.validation.check;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.core.bench.Place;

/**
 * What the jobs of a workload do.
 *
 * @param pattern a pattern's id; empty if the workload is one of a stand's
 * @param parameters the pattern's parameters
 * @param stand the stand of a workload; unused for a pattern
 * @param where cases of the stand that run the workload
 * @param expected values by property; none if the workload only has to be there
 * @param at where it was said
 */
public record WorkloadIs(
    String pattern,
    Map<String, String> parameters,
    StandRef stand,
    Where where,
    Map<String, List<String>> expected,
    Place at)
    implements Asserted {
  /** Copies the maps. */
  public WorkloadIs {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
  }
}
