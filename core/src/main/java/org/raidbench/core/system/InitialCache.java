package org.raidbench.core.system;

/** What caches hold when a run begins. */
public enum InitialCache {
  /** Nothing. */
  EMPTY,
  /** As much dirty data as is allowed, at places a random load would have left. */
  FULL,
  /** What the workload before left there. */
  CARRIED_OVER
}
