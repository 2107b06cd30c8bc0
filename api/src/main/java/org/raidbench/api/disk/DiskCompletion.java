package org.raidbench.api.disk;

import org.raidbench.api.stability.Stable;

/** Told by a disk that a command has ended. */
@Stable
@FunctionalInterface
public interface DiskCompletion {
  /**
   * A command has ended at the media (or in the disk's cache). Called at that instant, once for
   * each command, never from inside {@link Disk#submit}. The tag is free again from here on, so the
   * receiver may submit.
   *
   * @param tag the command's tag
   * @param status how it ended
   * @param firstByteNanos for a read, the instant from which its data could leave the disk, not
   *     after now: link and media overlap, and the link ends no earlier than now. Otherwise now.
   */
  void done(int tag, DiskStatus status, long firstByteNanos);
}
