package org.raidbench.disks.disksim;

import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;

/**
 * One word or punctuation mark of a description file, with its place.
 *
 * @param text the word, or one of <code>{ } [ ] = ,</code>; empty at the end of the file
 * @param line line, from 1
 * @param column column of its first character, from 1
 */
record Token(String text, int line, int column) {
  boolean is(String expected) {
    return text.equals(expected);
  }

  boolean isEnd() {
    return text.isEmpty();
  }

  boolean isWord() {
    return !isEnd() && !(text.length() == 1 && Lexer.PUNCTUATION.indexOf(text.charAt(0)) >= 0);
  }

  /** The token as an error message names it. */
  String shown() {
    return isEnd() ? "the end of the file" : "\"" + text + "\"";
  }

  /** Adds a fault at this token of a file. */
  static void fault(Faults faults, String file, Token at, String message) {
    faults.add(new Fault(file, at.line(), at.column(), message));
  }
}
