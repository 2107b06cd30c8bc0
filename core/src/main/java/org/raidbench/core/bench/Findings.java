package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.raidbench.api.fault.Fault;

/**
 * What a check found: faults, which are mistakes, and refusals, which are things the controller
 * cannot do. In a matrix of several controllers a refusal makes a case not applicable.
 */
final class Findings {
  private final Set<Fault> faults = new LinkedHashSet<>();
  private final Set<Fault> refusals = new LinkedHashSet<>();

  void fault(Place at, String message) {
    faults.add(at.fault(message));
  }

  void fault(Fault fault) {
    faults.add(fault);
  }

  void refuse(Place at, String message) {
    refusals.add(at.fault(message));
  }

  List<Fault> faults() {
    return new ArrayList<>(faults);
  }

  List<Fault> refusals() {
    return new ArrayList<>(refusals);
  }

  boolean hasFaults() {
    return !faults.isEmpty();
  }
}
