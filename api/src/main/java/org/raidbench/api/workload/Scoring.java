package org.raidbench.api.workload;

/** Which stages of a workload make its result. */
public enum Scoring {
  /** All of them: I/Os and intervals add up. */
  ALL,
  /** The one that moved most bytes a second; the first stage only prepares and never counts. */
  BEST_AFTER_FIRST
}
