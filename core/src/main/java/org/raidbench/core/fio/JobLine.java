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
  private static final int MESSAGE_MAX = 400;

  /** A fault at the beginning of this line. */
  Fault fault(String message) {
    return fault(0, message);
  }

  /** A fault further on in this line. */
  Fault fault(int offset, String message) {
    // What a line says may be anything, and goes to a terminal.
    String plain = message.replaceAll("\\p{Cntrl}", "?");
    String brief =
        plain.length() <= MESSAGE_MAX
            ? plain
            : plain.substring(0, MESSAGE_MAX / 2)
                + " ... "
                + plain.substring(plain.length() - MESSAGE_MAX / 2);
    return new Fault(source, line, column + offset, brief);
  }
}
