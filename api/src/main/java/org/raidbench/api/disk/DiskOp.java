package org.raidbench.api.disk;

import org.raidbench.api.stability.Stable;

/** What a command asks of a disk. */
@Stable
public enum DiskOp {
  /** Read sectors. */
  READ,
  /** Write sectors. */
  WRITE,
  /** Put every acknowledged write on the media; sector and length are ignored. */
  FLUSH
}
