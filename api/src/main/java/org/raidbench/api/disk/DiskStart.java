package org.raidbench.api.disk;

import org.raidbench.api.stability.Stable;

/** The state an SSD starts a run from; a hard disk knows no difference. */
@Stable
public enum DiskStart {
  /** Erased: no garbage collection yet. */
  FRESH,
  /** Written over at random until write amplification no longer changes. */
  STEADY
}
