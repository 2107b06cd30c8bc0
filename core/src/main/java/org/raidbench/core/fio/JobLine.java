package org.raidbench.core.fio;

import org.raidbench.api.fault.Fault;

/**
 * A line of a job file, without blanks around it and without its comment.
 *
 * @param source the file it stands in
 * @param line its line from 1
 * @param column the column of its first character from 1
 * @param text what it says
 */
record JobLine(String source, int line, int column, String text) {
  /** A fault at the beginning of this line. */
  Fault fault(String message) {
    return new Fault(source, line, column, message);
  }

  /** A fault further on in this line. */
  Fault fault(int offset, String message) {
    return new Fault(source, line, column + offset, message);
  }
}
