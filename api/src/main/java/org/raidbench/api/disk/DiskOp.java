package org.raidbench.api.disk;

/** What a command asks of a disk. */
public enum DiskOp {
  /** Read sectors. */
  READ,
  /** Write sectors. */
  WRITE,
  /** Put every acknowledged write on the media; sector and length are ignored. */
  FLUSH
}
