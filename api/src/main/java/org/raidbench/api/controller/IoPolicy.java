package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/** Whether what the host reads stays in the controller's cache. */
@Evolving
public enum IoPolicy {
  /** Reads pass by the cache, except those it already holds. */
  DIRECT,
  /** Reads fill the cache. */
  CACHED
}
