package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Job;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.SystemPlan;

/**
 * Says which workloads keep to a place so small that the controller's cache has room for all of it,
 * as a benchmark's usual file often is: then they measure the cache.
 */
final class CacheNotes {
  private CacheNotes() {}

  static List<String> of(SystemPlan plan, List<Load> loads) {
    Spec controller = plan.controller().spec();
    List<String> notes = new ArrayList<>();
    if (!controller.has(ControllerKeys.CACHE)) {
      return notes;
    }
    long cache = controller.whole(ControllerKeys.CACHE);
    for (Load load : loads) {
      boolean cached =
          plan.arrays().stream()
              .filter(array -> array.name().equals(load.array()))
              .map(ArrayPart::policy)
              .anyMatch(CacheNotes::keepsData);
      long most =
          load.workload().stages().stream()
              .flatMap(List::stream)
              .mapToLong(CacheNotes::bytes)
              .max()
              .orElse(Long.MAX_VALUE);
      if (cached && most <= cache) {
        notes.add(
            "%s: all of its %s fit the controller's cache of %s, so the figures are in part the cache's"
                .formatted(load.workload().name(), Sizes.text(most), Sizes.text(cache)));
      }
    }
    return notes;
  }

  private static boolean keepsData(Policy policy) {
    return policy.write() != WritePolicy.THROUGH || policy.io() == IoPolicy.CACHED;
  }

  /** All that a job touches; without end where its region is not given in bytes. */
  private static long bytes(Job job) {
    long region = job.region().sizeBytes();
    boolean known = region > 0 && job.source() == null;
    return known
        ? region + Math.max(0, job.region().incrementBytes()) * (job.instances() - 1)
        : Long.MAX_VALUE;
  }
}
