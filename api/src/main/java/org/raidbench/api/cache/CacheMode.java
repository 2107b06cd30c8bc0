package org.raidbench.api.cache;

import org.raidbench.api.stability.Evolving;

/** What a cache does with writes. */
@Evolving
public enum CacheMode {
  /** A write goes to the array and drops the line. */
  READ_ONLY,
  /** A write goes to the array and to the line. */
  WRITE_THROUGH,
  /** A write goes to the line, and to the array later. */
  WRITE_BACK
}
