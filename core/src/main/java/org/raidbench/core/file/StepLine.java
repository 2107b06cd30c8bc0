package org.raidbench.core.file;

import org.jspecify.annotations.Nullable;
import org.raidbench.core.bench.Said;
import org.raidbench.core.bench.Step;

/**
 * A step as it stands in a bench file: a workload that is run, or anything else.
 *
 * @param said where, and in which words
 * @param step what is done; null where a workload is run
 * @param workload the workload that is run; null otherwise
 * @param label what the run is called; null if nothing was said
 */
record StepLine(
    Said<String> said, @Nullable Step step, @Nullable String workload, @Nullable String label) {
  static StepLine run(Said<String> said, String workload) {
    return new StepLine(said, null, workload, null);
  }

  static StepLine run(Said<String> said, String workload, String label) {
    return new StepLine(said, null, workload, label);
  }

  boolean runs() {
    return workload != null;
  }
}
