package org.raidbench.core.file;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.core.bench.Place;

/** Faults without repetition: what is wrong in the file is met again in each of its cases. */
final class FaultSet {
  /** Enough to work on; a file with more is not the file that was meant. */
  private static final int FAULTS_MAX = 200;

  private final Set<Fault> faults = new LinkedHashSet<>();

  void add(Place at, String message) {
    add(at.fault(message));
  }

  void add(Fault fault) {
    if (faults.size() < FAULTS_MAX) {
      faults.add(fault);
    }
  }

  void addAll(Collection<Fault> all) {
    all.forEach(this::add);
  }

  boolean isEmpty() {
    return faults.isEmpty();
  }

  int size() {
    return faults.size();
  }

  /** Throws all of them, in the order of their places, if there are any. */
  void throwIfAny() {
    Faults sorted = new Faults("");
    faults.forEach(sorted::add);
    sorted.throwIfAny();
  }
}
