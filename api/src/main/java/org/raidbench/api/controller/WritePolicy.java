package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/** When the controller acknowledges a write. */
@Evolving
public enum WritePolicy {
  /** Once it is on the disks. */
  THROUGH,
  /** Once it is in protected cache memory; without working protection, as {@link #THROUGH}. */
  BACK,
  /** Once it is in cache memory, protected or not. */
  FORCED_BACK
}
