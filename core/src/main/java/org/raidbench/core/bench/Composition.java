package org.raidbench.core.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.system.SystemPlan;

/**
 * What became of the description of a system.
 *
 * @param plan the plan; null if there are faults or refusals
 * @param faults mistakes
 * @param refusals what the controller cannot do
 */
public record Composition(@Nullable SystemPlan plan, List<Fault> faults, List<Fault> refusals) {
  /** Copies the lists. */
  public Composition {
    faults = List.copyOf(faults);
    refusals = List.copyOf(refusals);
  }
}
