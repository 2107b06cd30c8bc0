package org.raidbench.api.raid;

import org.raidbench.api.stability.Stable;

/**
 * The shape of an array, from which a {@link RaidLevel} computes everything.
 *
 * @param members disks, from 1 to 64
 * @param spans groups of equal size the members fall into, in order; 1 for a level that has none
 * @param stripSectors sectors of 512 bytes written to one member before the next one's turn
 * @param memberSectors sectors used of each member; what does not fill a whole strip is left unused
 * @param layout how data and parity rotate, in the level's own words; empty for its default
 */
@Stable
public record ArrayShape(
    int members, int spans, int stripSectors, long memberSectors, String layout) {
  /** The largest number of members, because a set of members is the bits of a long. */
  public static final int MAX_MEMBERS = 64;

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if one is left
   */
  public ArrayShape {
    if (members < 1 || members > MAX_MEMBERS) {
      throw new IllegalArgumentException("members must be 1 to " + MAX_MEMBERS + ": " + members);
    }
    if (spans < 1 || spans > members) {
      throw new IllegalArgumentException("spans must be 1 to the members: " + spans);
    }
    if (stripSectors < 1 || memberSectors < stripSectors) {
      throw new IllegalArgumentException(
          "a member must hold at least one strip: " + memberSectors + " of " + stripSectors);
    }
  }
}
