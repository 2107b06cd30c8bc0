package org.raidbench.core.bench;

import org.raidbench.api.fault.Fault;

/**
 * Where something was said, for faults.
 *
 * @param source the file or command-line option; empty if it was said in Java
 * @param line line from 1, or 0
 * @param column column from 1, or 0
 */
public record Place(String source, int line, int column) {
  /** Said in Java. */
  public static final Place NOWHERE = new Place("", 0, 0);

  /**
   * A fault at this place.
   *
   * @param message one line
   * @return the fault
   */
  public Fault fault(String message) {
    return new Fault(source, line, column, message);
  }

  /**
   * The same place further right, for text within a value.
   *
   * @param columns how many columns
   * @return the place; this one if it has no column
   */
  public Place plus(int columns) {
    return column == 0 ? this : new Place(source, line, column + columns);
  }
}
