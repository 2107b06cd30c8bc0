package org.raidbench.api.result;

import java.io.IOException;
import org.raidbench.api.stability.Evolving;

/** Writes results in one format. */
@Evolving
public interface ResultWriter {
  /**
   * The format's name for {@code --format}.
   *
   * @return lower-case letters, digits and hyphens, unique over all plug-ins: {@code fio-json}
   */
  String format();

  /**
   * What it writes, for lists.
   *
   * @return one line, not empty: {@code a row for each case, for spreadsheets}
   */
  default String title() {
    return "results as " + format();
  }

  /**
   * Writes a bench's results as one or several files.
   *
   * @param result the results
   * @param files where to write
   * @throws IOException if a file cannot be written
   */
  void write(BenchResult result, Files files) throws IOException;

  /** Where results go: files of a folder, or standard output one after another. */
  interface Files {
    /**
     * Begins a file; the one before is finished.
     *
     * @param name its name without a folder: {@code result.json}
     * @return receives its text
     * @throws IOException if it cannot be made
     */
    Appendable begin(String name) throws IOException;
  }
}
