package org.raidbench.api.disk;

import org.raidbench.api.stability.Stable;

/**
 * A disk at work: it owns its tags, the order of what it holds, its cache and its mechanics or
 * flash; the link to it is not its own.
 *
 * <p>All methods are called from the simulation's thread. A disk allocates nothing per command.
 */
@Stable
public interface Disk {
  /** Flag of a write: it must be on the media, not in a volatile cache, when it is done. */
  int FUA = 1;

  /**
   * Gives the disk a command.
   *
   * @param tag from 0 to the model's {@link DiskKeys#TAGS} less one, not in use
   * @param op what to do
   * @param sector first sector of 512 bytes, within the capacity
   * @param sectors how many, at least one (ignored for a flush)
   * @param flags zero or {@link #FUA}
   * @param dataNanos for a write, the instant at which all of its data will have arrived, not
   *     before now; media and link overlap as the disk is able to. Ignored otherwise.
   * @throws IllegalArgumentException if the tag, the range or an argument is outside its bounds
   * @throws IllegalStateException if the tag is in use or the power is off
   */
  void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos);

  /**
   * Cuts the power now: commands in flight end as {@link DiskStatus#ABORTED} at this instant, and
   * what a volatile cache held is lost.
   *
   * @return acknowledged bytes that were lost
   */
  long powerCut();

  /** Gives the power back; the disk is ready at once and its caches are empty. */
  void powerOn();

  /**
   * The disk's state now.
   *
   * @return a snapshot
   */
  DiskState state();
}
