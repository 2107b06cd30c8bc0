package org.raidbench.core.contract;

/** What a model is to a system. */
public enum Role {
  /** The host. */
  HOST,
  /** The controller, its costs and its parts. */
  CONTROLLER,
  /** What keeps the controller's memory when the power fails. */
  PROTECTION,
  /** A cache in front of arrays. */
  CACHE_DEVICE,
  /** A disk. */
  DISK,
  /** The arithmetic of an array. */
  RAID_LEVEL,
  /** What says which requests come: a pattern, a reader of a format, a source. */
  WORKLOAD,
  /** What writes results. */
  RESULT_WRITER
}
