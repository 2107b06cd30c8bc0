package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/** The way a host command takes through the firmware. */
@Evolving
public enum CommandPath {
  /** Straight to one disk, past the cache and its bookkeeping. */
  FAST,
  /** The whole firmware. */
  NORMAL,
  /** Answered from, or absorbed by, the cache. */
  CACHE
}
