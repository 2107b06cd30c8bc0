package org.raidbench.cli;

import org.jspecify.annotations.Nullable;

/** What the terminal can do; the launcher says which streams are one. */
final class Terminal {
  private Terminal() {}

  static boolean outputIsTerminal() {
    return Boolean.getBoolean("raidbench.stdout.terminal");
  }

  static boolean errorIsTerminal() {
    return Boolean.getBoolean("raidbench.stderr.terminal");
  }

  /** Colour only on a terminal, and not against the user's wish (no-color.org). */
  static boolean colour() {
    @Nullable String noColor = System.getenv("NO_COLOR");
    return outputIsTerminal() && (noColor == null || noColor.isEmpty());
  }

  /** Columns of the terminal, or as many as given if it does not say. */
  static int width(int otherwise) {
    @Nullable String columns = System.getenv("COLUMNS");
    return columns != null && columns.matches("[0-9]{1,4}") ? Integer.parseInt(columns) : otherwise;
  }
}
