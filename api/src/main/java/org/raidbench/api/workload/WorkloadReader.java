package org.raidbench.api.workload;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.stability.Evolving;

/** Reads the workload format of another program: a fio job file, a diskspd command line. */
@Evolving
public interface WorkloadReader {
  /**
   * The key in a bench file under which the format stands, and before the equals sign of {@code
   * --workload}.
   *
   * @return lower-case letters, unique over all plug-ins: {@code fio}
   */
  String keyword();

  /**
   * What it reads, for lists.
   *
   * @return one line, not empty: {@code fio job files}
   */
  default String title() {
    return "the format of " + keyword();
  }

  /**
   * Whether the format is a file; otherwise it is text such as a command line.
   *
   * @return true if {@link #readFile} applies, false if {@link #readText} does
   */
  boolean fromFile();

  /**
   * Reads a file and what it includes.
   *
   * @param file the file
   * @param environment variables the file may refer to
   * @return the workload
   * @throws FaultsException with every fault: file, line, column, what was expected
   */
  default Workload readFile(Path file, Map<String, String> environment) {
    throw new UnsupportedOperationException(keyword() + " is not read from a file");
  }

  /**
   * Reads text.
   *
   * @param text the text
   * @return the workload
   * @throws FaultsException with every fault; the column counts from the beginning of the text
   */
  default Workload readText(String text) {
    throw new UnsupportedOperationException(keyword() + " is read from a file");
  }

  /**
   * Reads a file whose tests a bench is to run each as a case. Together they are what {@link
   * #readFile} does one after the other.
   *
   * @param file the file
   * @param environment variables the file may refer to
   * @return at least one; a single one has no coordinates
   * @throws FaultsException as {@link #readFile} does
   */
  default List<WorkloadCase> readCases(Path file, Map<String, String> environment) {
    return List.of(new WorkloadCase(Map.of(), readFile(file, environment)));
  }
}
