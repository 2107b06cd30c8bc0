package org.raidbench.raid;

import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;

/**
 * Data in several copies: RAID 1, 1E and 10 in the layouts of Linux md.
 *
 * <p>With {@code n} members and {@code k} copies, copy {@code j} of strip {@code c} lies
 *
 * <ul>
 *   <li><i>near</i>: in slot {@code s = c * k + j}, on member {@code s % n} in row {@code s / n};
 *   <li><i>offset</i>: on member {@code (c + j) % n} in row {@code c / n * k + j};
 *   <li><i>far</i>: on member {@code (c + j) % n} in row {@code j * stride + c / n}, where {@code
 *       stride} is one {@code k}th of the rows.
 * </ul>
 *
 * <p>Near with as many copies as members is RAID 1: there, strips that follow one another do so on
 * every member, and requests are not split.
 */
final class Mirrors implements Span {
  /** Where the copies of a strip lie. */
  enum Placement {
    /** Next to each other. */
    NEAR,
    /** In another part of the next member. */
    FAR,
    /** In the next row of the next member. */
    OFFSET
  }

  private final Placement placement;
  private final int members;
  private final int copies;
  private final long stripSectors;
  private final long farStrideSectors;
  private final long capacitySectors;
  private final long rowSectors;
  private final long[] copySets;
  private final Divisor byStrip;
  private final Divisor byMembers;

  Mirrors(Placement placement, int copies, int members, int stripSectors, long memberSectors) {
    this.placement = placement;
    this.members = members;
    this.copies = copies;
    long rows = memberSectors / stripSectors;
    long strips = placement == Placement.NEAR ? rows * members / copies : rows / copies * members;
    this.capacitySectors = Math.multiplyExact(strips, (long) stripSectors);
    boolean whole = placement == Placement.NEAR && copies == members;
    this.stripSectors = whole ? capacitySectors : stripSectors;
    this.farStrideSectors = rows / copies * stripSectors;
    int stripsOfRow =
        placement == Placement.NEAR ? members / commonDivisor(members, copies) : members;
    this.rowSectors = (long) stripsOfRow * stripSectors;
    this.byStrip = new Divisor(this.stripSectors, capacitySectors);
    this.byMembers = new Divisor(members, Math.multiplyExact(strips, (long) copies));
    this.copySets = new long[stripsOfRow];
    for (int strip = 0; strip < stripsOfRow; strip++) {
      for (int copy = 0; copy < copies; copy++) {
        copySets[strip] |= 1L << member(strip, copy);
      }
    }
  }

  private static int commonDivisor(int a, int b) {
    return b == 0 ? a : commonDivisor(b, a % b);
  }

  @Override
  public long capacitySectors() {
    return capacitySectors;
  }

  @Override
  public long rowSectors() {
    return rowSectors;
  }

  @Override
  public boolean hasParity() {
    return false;
  }

  @Override
  public int faultTolerance() {
    return copies - 1;
  }

  @Override
  public boolean survives(long failed) {
    for (long set : copySets) {
      if ((set & ~failed) == 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void read(long sector, int sectors, long failed, int base, int host, IoPlan plan) {
    int done = 0;
    do {
      long strip = byStrip.quotient(sector + done);
      long offset = sector + done - strip * stripSectors;
      int length = (int) Math.min(sectors - done, stripSectors - offset);
      readCopies(strip, offset, length, failed, base, IoPlan.HOST, host + done, plan);
      done += length;
    } while (done < sectors);
  }

  private void readCopies(
      long strip,
      long offset,
      int sectors,
      long failed,
      int base,
      int buffer,
      int bufferSector,
      IoPlan plan) {
    boolean first = true;
    for (int copy = 0; copy < copies; copy++) {
      int member = member(strip, copy);
      if ((failed & (1L << member)) != 0) {
        continue;
      }
      long at = start(strip, copy) + offset;
      if (first) {
        plan.read(base + member, at, sectors, buffer, bufferSector);
        first = false;
      } else {
        plan.alternative(base + member, at);
      }
    }
  }

  @Override
  public void write(
      long sector, int sectors, long failed, ParityMethod method, int base, int host, IoPlan plan) {
    int done = 0;
    do {
      long strip = byStrip.quotient(sector + done);
      long offset = sector + done - strip * stripSectors;
      int length = (int) Math.min(sectors - done, stripSectors - offset);
      for (int copy = 0; copy < copies; copy++) {
        int member = member(strip, copy);
        if ((failed & (1L << member)) == 0) {
          long at = start(strip, copy) + offset;
          plan.write(base + member, at, length, IoPlan.HOST, host + done);
        }
      }
      done += length;
    } while (done < sectors);
  }

  @Override
  public void rebuild(
      int member, long memberSector, int sectors, long failed, int base, IoPlan plan) {
    long row = memberSector / stripSectors;
    long offset = memberSector - row * stripSectors;
    long strip = stripAt(member, row);
    if (strip < 0 || strip * stripSectors + offset >= capacitySectors) {
      return; // left over where the members do not divide evenly: holds nothing
    }
    int buffer = plan.buffer(sectors);
    readCopies(strip, offset, sectors, failed, base, buffer, 0, plan);
    plan.write(base + member, memberSector, sectors, buffer, 0);
  }

  private int member(long strip, int copy) {
    return (int)
        (placement == Placement.NEAR
            ? byMembers.remainder(strip * copies + copy)
            : byMembers.remainder(strip + copy));
  }

  /** The first sector of a copy on its member. */
  private long start(long strip, int copy) {
    return switch (placement) {
      case NEAR -> byMembers.quotient(strip * copies + copy) * stripSectors;
      case FAR -> copy * farStrideSectors + byMembers.quotient(strip) * stripSectors;
      case OFFSET -> (byMembers.quotient(strip) * copies + copy) * stripSectors;
    };
  }

  /** The strip of which a copy lies in a row of a member; possibly beyond the last, or negative. */
  private long stripAt(int member, long row) {
    if (placement == Placement.NEAR) {
      return (row * members + member) / copies;
    }
    long rowsOfCopy = farStrideSectors / stripSectors;
    long copy = placement == Placement.FAR ? row / rowsOfCopy : row % copies;
    long dataRow = placement == Placement.FAR ? row % rowsOfCopy : row / copies;
    return copy >= copies ? -1 : dataRow * members + Math.floorMod(member - copy, (long) members);
  }
}
