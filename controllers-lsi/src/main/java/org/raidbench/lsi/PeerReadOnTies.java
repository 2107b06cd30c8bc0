package org.raidbench.lsi;

import org.raidbench.api.raid.ParityMethod;

/**
 * How MegaRAID brings parity up to date: whichever way reads less, and the peer read
 * (reconstruction from the other disks of the row) where both read the same.
 *
 * <p>The hardware guide of Intel's RS2WC040, a MegaRAID board, states for RAID 5: peer read on
 * three and four disks, read, modify and write from five on (page 14). That is this rule for any
 * write within one strip: the peers to be read are one, two, three, against two reads the other
 * way. For longer writes and for RAID 6, of which the guide says nothing, the rule is assumed to be
 * the same.
 */
final class PeerReadOnTies implements ParityMethod {
  @Override
  public boolean reconstruct(int members, int reconstructReads, int modifyReads) {
    return reconstructReads <= modifyReads;
  }
}
