package org.raidbench.raid;

import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;

/**
 * Data without redundancy: strip {@code c} lies on member {@code c % n}, in row {@code c / n}.
 *
 * <p>One member alone, and members one after another (JBOD), are the same with strips as long as a
 * member; so a request to them is never split within a member.
 */
final class Stripes implements Span {
  private final int members;
  private final long stripSectors;
  private final long capacitySectors;
  private final long rowSectors;
  private final Divisor byStrip;
  private final Divisor byMembers;

  private Stripes(int members, long stripSectors, long rows, long rowSectors) {
    this.members = members;
    this.stripSectors = stripSectors;
    this.capacitySectors = Math.multiplyExact(Math.multiplyExact(rows, stripSectors), members);
    this.rowSectors = rowSectors;
    this.byStrip = new Divisor(stripSectors, capacitySectors);
    this.byMembers = new Divisor(members, capacitySectors / stripSectors);
  }

  /** RAID 0. */
  static Stripes striped(int members, int stripSectors, long memberSectors) {
    return members == 1
        ? oneAfterAnother(1, stripSectors, memberSectors)
        : new Stripes(
            members, stripSectors, memberSectors / stripSectors, (long) members * stripSectors);
  }

  /** JBOD. */
  static Stripes oneAfterAnother(int members, int stripSectors, long memberSectors) {
    long whole = memberSectors / stripSectors * stripSectors;
    return new Stripes(members, whole, 1, stripSectors);
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
    return 0;
  }

  @Override
  public boolean survives(long failed) {
    return failed == 0;
  }

  @Override
  public void read(long sector, int sectors, long failed, int base, int host, IoPlan plan) {
    int done = 0;
    do {
      long strip = byStrip.quotient(sector + done);
      long offset = sector + done - strip * stripSectors;
      int length = (int) Math.min(sectors - done, stripSectors - offset);
      long row = byMembers.quotient(strip);
      int member = (int) (strip - row * members);
      plan.read(base + member, row * stripSectors + offset, length, IoPlan.HOST, host + done);
      done += length;
    } while (done < sectors);
  }

  @Override
  public void write(
      long sector, int sectors, long failed, ParityMethod method, int base, int host, IoPlan plan) {
    int done = 0;
    do {
      long strip = byStrip.quotient(sector + done);
      long offset = sector + done - strip * stripSectors;
      int length = (int) Math.min(sectors - done, stripSectors - offset);
      long row = byMembers.quotient(strip);
      int member = (int) (strip - row * members);
      plan.write(base + member, row * stripSectors + offset, length, IoPlan.HOST, host + done);
      done += length;
    } while (done < sectors);
  }

  @Override
  public void rebuild(
      int member, long memberSector, int sectors, long failed, int base, IoPlan plan) {
    throw new IllegalArgumentException(
        "there is no second copy of what member " + member + " held");
  }
}
