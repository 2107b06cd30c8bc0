package org.raidbench.api.fault;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.raidbench.api.stability.Stable;

/** Collects faults while reading, so that all of them can be told at once. */
@Stable
public final class Faults {
  private final String source;
  private final List<Fault> faults = new ArrayList<>();

  /**
   * Starts collecting.
   *
   * @param source the file or command line being read; empty if there is none
   */
  public Faults(String source) {
    this.source = source;
  }

  /**
   * Adds a fault at a place.
   *
   * @param line line from 1, or 0
   * @param column column from 1, or 0
   * @param message one line
   */
  public void add(int line, int column, String message) {
    faults.add(new Fault(source, line, column, message));
  }

  /**
   * Adds a fault without a place.
   *
   * @param message one line
   */
  public void add(String message) {
    add(0, 0, message);
  }

  /**
   * Adds a fault found elsewhere.
   *
   * @param fault the fault
   */
  public void add(Fault fault) {
    faults.add(fault);
  }

  /**
   * Whether none was found.
   *
   * @return true if none was added
   */
  public boolean isEmpty() {
    return faults.isEmpty();
  }

  /**
   * The faults in the order of their places.
   *
   * @return an unmodifiable copy
   */
  public List<Fault> list() {
    List<Fault> sorted = new ArrayList<>(faults);
    sorted.sort(
        Comparator.comparing(Fault::source)
            .thenComparingInt(Fault::line)
            .thenComparingInt(Fault::column));
    return List.copyOf(sorted);
  }

  /**
   * Throws if anything was found.
   *
   * @throws FaultsException with every fault
   */
  public void throwIfAny() {
    if (!faults.isEmpty()) {
      throw new FaultsException(list());
    }
  }
}
