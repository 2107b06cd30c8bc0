package org.raidbench.api.fault;

import java.util.Objects;
import org.raidbench.api.stability.Stable;

/**
 * One thing wrong with what the user gave: where, what, and what was expected.
 *
 * @param source the file, command line or jar it is in; empty if there is none
 * @param line its line from 1, or 0 if it has none
 * @param column its column from 1, or 0 if it has none
 * @param message one line: what is wrong, what was expected, the nearest right name
 */
@Stable
public record Fault(String source, int line, int column, String message) {
  /** Checks that nothing is null. */
  public Fault {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(message, "message");
  }

  /**
   * A fault without a place in a file.
   *
   * @param message one line
   * @return the fault
   */
  public static Fault of(String message) {
    return new Fault("", 0, 0, message);
  }
}
