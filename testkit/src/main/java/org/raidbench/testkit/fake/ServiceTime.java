package org.raidbench.testkit.fake;

import org.raidbench.api.disk.DiskOp;

/** How long a {@link FakeDisk} works on a command. */
@FunctionalInterface
public interface ServiceTime {
  /**
   * Decides.
   *
   * @param index which command of the disk's life it is, from 0, in the order of their service
   * @param op what the command asks
   * @param sector its first sector
   * @param sectors its length
   * @return nanoseconds, not negative
   */
  long nanos(long index, DiskOp op, long sector, int sectors);

  /**
   * The same for every command.
   *
   * @param nanos nanoseconds, not negative
   * @return the service time
   */
  static ServiceTime fixed(long nanos) {
    return (index, op, sector, sectors) -> nanos;
  }

  /**
   * One after another as written; the last one for all that follow.
   *
   * @param nanos at least one time, none negative
   * @return the service time
   */
  static ServiceTime scripted(long... nanos) {
    long[] script = nanos.clone();
    return (index, op, sector, sectors) -> script[(int) Math.min(index, script.length - 1)];
  }
}
