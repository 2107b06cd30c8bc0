package org.raidbench.api.disk;

/** The state an SSD starts a run from; a hard disk knows no difference. */
public enum DiskStart {
  /** Erased: no garbage collection yet. */
  FRESH,
  /** Written over at random until write amplification no longer changes. */
  STEADY
}
