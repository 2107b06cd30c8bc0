package org.raidbench.api.controller;

/** Whether what the host reads stays in the controller's cache. */
public enum IoPolicy {
  /** Reads pass by the cache, except those it already holds. */
  DIRECT,
  /** Reads fill the cache. */
  CACHED
}
