package org.raidbench.raid;

import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;

/**
 * The arithmetic of one span: members that hold complete rows among themselves. Immutable.
 *
 * <p>Sectors, members and sets of failed members are the span's own, counted from 0. Steps go to
 * member {@code base + m} of the plan, and the host's data begins at sector {@code host} of its
 * buffer. Callers have checked ranges and that the data survives.
 */
interface Span {
  /** Sectors it holds for the host. */
  long capacitySectors();

  /** Sectors of host data in one of its rows. */
  long rowSectors();

  /** Whether it has parity. */
  boolean hasParity();

  /** How many of its members may fail, whichever they are. */
  int faultTolerance();

  /** Whether all data can be read without the failed members. */
  boolean survives(long failed);

  /** Appends a read; see {@link org.raidbench.api.raid.RaidLevel#planRead}. */
  void read(long sector, int sectors, long failed, int base, int host, IoPlan plan);

  /** Appends a write; see {@link org.raidbench.api.raid.RaidLevel#planWrite}. */
  void write(
      long sector, int sectors, long failed, ParityMethod method, int base, int host, IoPlan plan);

  /**
   * Appends a repair within one strip; see {@link org.raidbench.api.raid.RaidLevel#planRebuild}.
   */
  void rebuild(int member, long memberSector, int sectors, long failed, int base, IoPlan plan);
}
