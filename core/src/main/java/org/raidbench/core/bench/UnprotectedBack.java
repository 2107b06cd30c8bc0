package org.raidbench.core.bench;

import java.util.List;
import java.util.stream.Collectors;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.system.SystemPlan;

/** Says that write-back was asked for where nothing protects the cache, so that it is not done. */
final class UnprotectedBack {
  private UnprotectedBack() {}

  /**
   * A line if arrays ask for write-back, the controller has a cache, and no protection is fitted.
   * Forced write-back needs none.
   */
  static List<String> notes(SystemPlan plan) {
    Spec controller = plan.controller().spec();
    boolean asked =
        plan.arrays().stream().anyMatch(array -> array.policy().write() == WritePolicy.BACK);
    if (!asked || plan.protection() != null || !controller.has(ControllerKeys.CACHE)) {
      return List.of();
    }
    String fitting =
        controller.words(ControllerKeys.PROTECTIONS).stream()
            .filter(word -> !word.isEmpty())
            .collect(Collectors.joining(" or "));
    return List.of(
        "%s: write-back without protection runs as write-through; %sask for forced-back"
            .formatted(
                plan.controller().model().id(),
                fitting.isEmpty() ? "" : "fit " + fitting + ", or "));
  }
}
