package org.raidbench.lsi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The guide's words about RAID 5, and what follows beyond them. */
final class PeerReadOnTiesTest {
  private final PeerReadOnTies method = new PeerReadOnTies();

  @Test
  void readsPeersOnThreeAndFourDisksAndModifiesFromFive() {
    for (int disks = 3; disks <= 32; disks++) {
      int peers = disks - 2; // neither the strip that is written nor the parity
      int oldDataAndParity = 2;
      assertEquals(
          disks <= 4, method.reconstruct(disks, peers, oldDataAndParity), disks + " disks");
    }
  }

  @Test
  void longWritesTakeWhicheverReadsLess() {
    assertTrue(method.reconstruct(12, 1, 11));
    assertFalse(method.reconstruct(12, 9, 3));
  }
}
