package org.raidbench.api.raid;

import org.raidbench.api.stability.Stable;

/**
 * Decides how the parity of a partly written row is brought up to date. Never asked for a row that
 * is written whole, nor where only one method is possible.
 */
@Stable
@FunctionalInterface
public interface ParityMethod {
  /** Whichever method reads less; reading-modifying on ties. */
  ParityMethod FEWEST_READS =
      (members, reconstructReads, modifyReads) -> reconstructReads < modifyReads;

  /**
   * Chooses.
   *
   * @param members members of the row, parity included
   * @param reconstructReads reads it takes to compute the parity from the whole row (peer read)
   * @param modifyReads reads it takes to compute it from old data and old parity
   * @return true to reconstruct, false to read, modify and write
   */
  boolean reconstruct(int members, int reconstructReads, int modifyReads);
}
