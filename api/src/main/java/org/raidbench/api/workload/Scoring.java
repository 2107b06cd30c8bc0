package org.raidbench.api.workload;

import org.raidbench.api.stability.Evolving;

/** Which stages of a workload make its result. */
@Evolving
public enum Scoring {
  /** All of them: I/Os and intervals add up. */
  ALL,
  /** The one that moved most bytes a second; the first stage only prepares and never counts. */
  BEST_AFTER_FIRST
}
