package org.raidbench.api.raid;

import org.raidbench.api.stability.Stable;

/**
 * Where an array keeps its data, and what it takes to read, write and recover it: immutable
 * arithmetic without a clock. Safe for any thread; plans are the caller's.
 *
 * <p>Sectors are 512 bytes. Members are numbered from 0. A set of failed members is the bits of a
 * {@code long}: bit {@code m} is member {@code m}. A plan method appends to the plan it is given
 * and allocates nothing once the plan has grown to its size.
 *
 * <p>All plans follow one order: reads, then computations, then writes; see {@link IoPlan} for what
 * buffers hold. A plan never touches a failed member.
 */
@Stable
public interface RaidLevel {
  /**
   * The shape it was created for.
   *
   * @return the shape
   */
  ArrayShape shape();

  /**
   * What the host sees.
   *
   * @return sectors
   */
  long capacitySectors();

  /**
   * Consecutive host sectors that share one row of strips: the unit of locks and of full-stripe
   * writes. Row {@code r} is host sectors {@code r * rowSectors()} up to the next row.
   *
   * @return sectors, a multiple of the strip where the level stripes
   */
  long rowSectors();

  /**
   * Whether a write needs its row to itself, because parity depends on all of it.
   *
   * @return true for levels with parity
   */
  boolean hasParity();

  /**
   * How many members may fail, whichever they are.
   *
   * @return 0 for none
   */
  int faultTolerance();

  /**
   * Whether the data survives.
   *
   * @param failedMembers a set of members
   * @return true if every sector can still be read
   */
  boolean survives(long failedMembers);

  /**
   * Appends what it takes to read. When the plan has been carried out, buffer {@link IoPlan#HOST}
   * holds the data. Where copies exist, the other ones are alternatives of the read.
   *
   * @param sector first host sector
   * @param sectors how many, at least one, within the capacity
   * @param failedMembers members that are lost
   * @param plan appended to
   * @throws IllegalArgumentException if the range is outside the array or the data does not survive
   */
  void planRead(long sector, int sectors, long failedMembers, IoPlan plan);

  /**
   * Appends what it takes to write what buffer {@link IoPlan#HOST} holds, parity included.
   *
   * @param sector first host sector
   * @param sectors how many, at least one, within the capacity
   * @param failedMembers members that are lost
   * @param method decides between reconstructing and reading-modifying where both would do
   * @param plan appended to
   * @throws IllegalArgumentException if the range is outside the array or the data does not survive
   */
  void planWrite(long sector, int sectors, long failedMembers, ParityMethod method, IoPlan plan);

  /**
   * Appends what it takes to put back what a lost member held: reads, computations, and writes to
   * that member, which is the one exception to never touching a failed one.
   *
   * @param member the member, contained in {@code failedMembers}
   * @param memberSector first sector on the member
   * @param sectors how many; the range lies within one strip
   * @param failedMembers members that are lost
   * @param plan appended to
   * @throws IllegalArgumentException if the range is outside the member or crosses a strip, or the
   *     data does not survive
   */
  void planRebuild(int member, long memberSector, int sectors, long failedMembers, IoPlan plan);
}
