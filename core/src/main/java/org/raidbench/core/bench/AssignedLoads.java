package org.raidbench.core.bench;

import java.util.List;
import org.raidbench.core.run.AssignedWorkload;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.SystemPlan;

/** Loads with the arrays that each of their jobs runs on. */
final class AssignedLoads {
  private AssignedLoads() {}

  static List<AssignedWorkload> of(SystemPlan plan, List<Load> loads) {
    List<String> arrays = plan.arrays().stream().map(ArrayPart::name).toList();
    return loads.stream()
        .map(
            load ->
                new AssignedWorkload(
                    load.workload(), load.array(), NamedTargets.of(load.workload(), arrays)))
        .toList();
  }
}
