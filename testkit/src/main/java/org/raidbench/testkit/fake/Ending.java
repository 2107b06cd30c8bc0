package org.raidbench.testkit.fake;

import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskStatus;

/** How the commands of a faulty {@link FakeDisk} end. */
@FunctionalInterface
public interface Ending {
  /** Every command does what it was asked to. */
  Ending SOUND = (index, op, sector, sectors) -> DiskStatus.OK;

  /**
   * Decides.
   *
   * @param index which command of the disk's life it is, from 0, in the order of their ends
   * @param op what the command asks
   * @param sector its first sector
   * @param sectors its length
   * @return how it ends
   */
  DiskStatus of(long index, DiskOp op, long sector, int sectors);

  /**
   * Sectors that cannot be read: a read that touches one ends as {@link DiskStatus#MEDIA_ERROR}.
   *
   * @param first the first of them
   * @param count how many there are, at least 1
   * @return the ending
   */
  static Ending unreadable(long first, long count) {
    return (index, op, sector, sectors) ->
        op == DiskOp.READ && sector < first + count && first < sector + sectors
            ? DiskStatus.MEDIA_ERROR
            : DiskStatus.OK;
  }

  /**
   * A disk that dies: from a command on all end as {@link DiskStatus#FAILED}.
   *
   * @param index which command, from 0
   * @return the ending
   */
  static Ending failingFrom(long index) {
    return (at, op, sector, sectors) -> at >= index ? DiskStatus.FAILED : DiskStatus.OK;
  }

  /**
   * One command in so many ends in another way.
   *
   * @param count every how many, at least 1
   * @param status how it ends
   * @return the ending
   */
  static Ending everyNth(long count, DiskStatus status) {
    return (index, op, sector, sectors) -> index % count == count - 1 ? status : DiskStatus.OK;
  }

  /**
   * Ends as this one, or where that is well, as another.
   *
   * @param other the other
   * @return both together
   */
  default Ending or(Ending other) {
    return (index, op, sector, sectors) -> {
      DiskStatus own = of(index, op, sector, sectors);
      return own == DiskStatus.OK ? other.of(index, op, sector, sectors) : own;
    };
  }
}
