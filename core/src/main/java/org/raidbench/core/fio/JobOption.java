package org.raidbench.core.fio;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;

/**
 * One option as a section gives it.
 *
 * @param line where it stands
 * @param option the option
 * @param written its name and value as they were written, without substitution
 * @param text its value with everything substituted; null if it has none
 */
record JobOption(JobLine line, FioOption option, String written, @Nullable String text) {
  /** Its name and value after substitution, for messages. */
  String shown() {
    return text == null ? option.name() : option.name() + "=" + text;
  }

  /** A fault that begins with the option and its value. */
  Fault fault(String message) {
    return line.fault(shown() + message);
  }
}
