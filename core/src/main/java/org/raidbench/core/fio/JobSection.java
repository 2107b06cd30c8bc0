package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.List;

/** A section of a job file with its options, those of included files in their places. */
final class JobSection {
  private final JobLine heading;
  private final String name;
  private final List<JobLine> options = new ArrayList<>();

  /**
   * Begins a section.
   *
   * @param heading its first line, which begins with a bracket
   */
  JobSection(JobLine heading) {
    this.heading = heading;
    // As fio does it: the last character of the line is taken for the closing bracket.
    this.name = heading.text().substring(1, heading.text().length() - 1);
  }

  JobLine heading() {
    return heading;
  }

  String name() {
    return name;
  }

  /** Whether its options are for all sections that follow. */
  boolean isGlobal() {
    return name.startsWith("global");
  }

  List<JobLine> options() {
    return options;
  }
}
