package org.raidbench.api.disk;

import org.raidbench.api.stability.Stable;

/** How a command ended. */
@Stable
public enum DiskStatus {
  /** Done as asked. */
  OK,
  /** A sector could not be read. */
  MEDIA_ERROR,
  /** The disk no longer answers. */
  FAILED,
  /** The command was lost with the power. */
  ABORTED
}
