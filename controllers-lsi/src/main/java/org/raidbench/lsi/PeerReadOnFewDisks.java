package org.raidbench.lsi;

import org.raidbench.api.raid.ParityMethod;

/**
 * How MegaRAID brings parity up to date: on three and four disks it reads the other disks of the
 * row (peer read), from five on it reads the old data and the old parity (read, modify, write).
 *
 * <p>As the hardware guide of Intel's RS2WC040, a MegaRAID board, states for RAID 5, whatever the
 * request. A peer read on three disks takes one read where the other way takes two; on four it
 * takes two either way. On RAID 6 the same count of disks is taken, which no source states.
 */
final class PeerReadOnFewDisks implements ParityMethod {
  private static final int MEMBERS_MAX = 4;

  @Override
  public boolean reconstruct(int members, int reconstructReads, int modifyReads) {
    return members <= MEMBERS_MAX;
  }
}
