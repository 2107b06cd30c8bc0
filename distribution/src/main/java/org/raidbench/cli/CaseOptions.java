package org.raidbench.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of the commands that run cases. Knows picocli alone: help has nothing else to load. */
final class CaseOptions {
  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Cases that run at once; all processors if not given.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--progress",
      negatable = true,
      description = "Show how far it is; without saying so, only on a terminal.")
  private @Nullable Boolean progress;

  int threads() {
    return threads;
  }

  boolean showsProgress() {
    return progress == null ? Terminal.errorIsTerminal() : progress;
  }
}
