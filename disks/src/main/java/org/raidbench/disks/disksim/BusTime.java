package org.raidbench.disks.disksim;

/**
 * The time in which a sector crosses the bus.
 *
 * <p>A description gives the drive's own "Bulk sector transfer time"; the bus it stood on belongs
 * to the system description, which is not read. The slower of the two counts. Where the drive's is
 * zero and nobody says anything of the bus, that of a narrow asynchronous SCSI host is assumed, 3.5
 * MB/s: it is what DiskSim's validation of the HP C3323A gives that drive.
 */
public final class BusTime {
  /** Assumed where neither drive nor user say anything, nanoseconds a sector. */
  public static final long ASSUMED_NANOS = 145_500;

  private BusTime() {}

  /**
   * The time that counts.
   *
   * @param description the drive
   * @param given what the user says of the bus, nanoseconds a sector; zero for nothing
   * @return nanoseconds a sector, not zero
   */
  public static long nanos(Description description, long given) {
    long slower = Math.max(description.busSectorNanos(), given);
    return slower == 0 ? ASSUMED_NANOS : slower;
  }

  /**
   * Whether the time is assumed.
   *
   * @param description the drive
   * @param given what the user says of the bus; zero for nothing
   * @return true if neither says anything
   */
  public static boolean isAssumed(Description description, long given) {
    return description.busSectorNanos() == 0 && given == 0;
  }
}
