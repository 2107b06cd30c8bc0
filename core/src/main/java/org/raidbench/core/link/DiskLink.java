package org.raidbench.core.link;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * The way between the controller and one disk: the disk's own link, and the lanes of the expander
 * if there is one.
 *
 * <p>A connection through an expander takes lane and link together. Both are booked at once and the
 * transfer ends with the later of them, which keeps either's capacity exactly and costs no event.
 */
public final class DiskLink {
  private final Context context;
  private final Station link;
  private final RateTimer linkTimer;
  private final @Nullable Lanes lanes;
  private final @Nullable RateTimer laneTimer;
  private final long laneHoldNanos;
  private long lastArrivalNanos;

  private DiskLink(
      Context context,
      long linkBytesPerSecond,
      @Nullable Lanes lanes,
      @Nullable RateTimer laneTimer,
      long laneHoldNanos) {
    this.context = context;
    this.link = context.station("link", 1, StationRole.DISK_LINK);
    this.linkTimer = new RateTimer(linkBytesPerSecond);
    this.lanes = lanes;
    this.laneTimer = laneTimer;
    this.laneHoldNanos = laneHoldNanos;
  }

  /**
   * A disk on a port of its own.
   *
   * @param context the disk's stations
   * @param portBytesPerSecond rate of the controller's port
   * @param diskBytesPerSecond rate of the disk's link
   * @return the link, at the lower of the two rates
   */
  public static DiskLink direct(Context context, long portBytesPerSecond, long diskBytesPerSecond) {
    long rate = Math.min(portBytesPerSecond, diskBytesPerSecond);
    return new DiskLink(context, rate, null, null, 0);
  }

  /**
   * A disk behind an expander.
   *
   * @param context the disk's stations
   * @param lanes the lanes between controller and expander
   * @param diskBytesPerSecond rate of the disk's link
   * @param laneHoldNanos lane time each command takes at least, because a SATA disk's protocol is
   *     tunnelled; a large command takes the time of its data
   * @return the link
   */
  public static DiskLink behind(
      Lanes lanes, Context context, long diskBytesPerSecond, long laneHoldNanos) {
    // Without a buffer in the expander, a lane is busy for as long as the disk takes to send.
    long held =
        lanes.buffered()
            ? lanes.laneBytesPerSecond()
            : Math.min(lanes.laneBytesPerSecond(), diskBytesPerSecond);
    return new DiskLink(context, diskBytesPerSecond, lanes, new RateTimer(held), laneHoldNanos);
  }

  /**
   * Transfers what the disk has just read.
   *
   * @param firstByteNanos from when on its data could leave the disk, not after now
   * @param bytes how much
   * @return when all of it is in the controller, not before now
   */
  public long read(long firstByteNanos, long bytes) {
    return transfer(firstByteNanos, bytes);
  }

  /**
   * Transfers data to the disk now.
   *
   * @param bytes how much
   * @return when all of it has arrived, not before now
   */
  public long write(long bytes) {
    return transfer(context.nowNanos(), bytes);
  }

  private long transfer(long readyNanos, long bytes) {
    lastArrivalNanos = Math.max(lastArrivalNanos, readyNanos);
    long end = link.reserve(lastArrivalNanos, linkTimer.nanos(bytes));
    if (lanes != null && laneTimer != null) {
      end = Math.max(end, lanes.book(readyNanos, Math.max(laneTimer.nanos(bytes), laneHoldNanos)));
    }
    return Math.max(end, context.nowNanos());
  }
}
