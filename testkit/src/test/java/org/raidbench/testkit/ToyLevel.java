package org.raidbench.testkit;

import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;

/**
 * Single parity on the last member, planned a sector at a time; or, with two members, the same as a
 * mirror. Sound, or broken in one way.
 */
final class ToyLevel implements RaidLevel {
  private final ArrayShape shape;
  private final ToyFault fault;
  private final int data;
  private final int strip;
  private long calls;

  ToyLevel(ArrayShape shape, ToyFault fault) {
    this.shape = shape;
    this.fault = fault;
    data = shape.members() - 1;
    strip = shape.stripSectors();
  }

  @Override
  public ArrayShape shape() {
    return shape;
  }

  @Override
  public long capacitySectors() {
    long rows = shape.memberSectors() / strip;
    return rows * data * strip + (fault == ToyFault.CLAIMS_TOO_MUCH_CAPACITY ? 1 : 0);
  }

  @Override
  public long rowSectors() {
    return (long) data * strip - (fault == ToyFault.COUNTS_ROWS_WRONG ? 1 : 0);
  }

  @Override
  public boolean hasParity() {
    return data > 1;
  }

  @Override
  public int faultTolerance() {
    return fault == ToyFault.CLAIMS_TOO_MUCH_TOLERANCE ? 2 : 1;
  }

  @Override
  public boolean survives(long failedMembers) {
    return fault != ToyFault.SURVIVES_NOTHING && Long.bitCount(failedMembers) <= 1;
  }

  @Override
  public void planRead(long sector, int sectors, long failedMembers, IoPlan plan) {
    check(sector, sectors, failedMembers, plan);
    for (int i = 0; i < sectors; i++) {
      int member = member(sector + i);
      long place = place(sector + i);
      if (fault == ToyFault.READS_ANOTHER_SECTOR && place > 3) {
        place--;
      }
      if (!lost(failedMembers, member) || fault == ToyFault.TOUCHES_THE_LOST) {
        plan.read(member, place, 1, IoPlan.HOST, i);
        if (data == 1 && failedMembers == 0 && fault != ToyFault.HIDES_COPIES) {
          plan.alternative(1, place);
        }
      } else {
        addOthers(member, place, IoPlan.HOST, i, plan);
      }
    }
  }

  @Override
  public void planWrite(
      long sector, int sectors, long failedMembers, ParityMethod method, IoPlan plan) {
    check(sector, sectors, failedMembers, plan);
    long first = sector / (data * strip);
    long last = (sector + sectors - 1) / (data * strip);
    for (long row = first; row <= last; row++) {
      for (int column = 0; column < strip; column++) {
        writeColumn(row, column, sector, sectors, failedMembers, method, plan);
      }
    }
  }

  /** The sectors of a row that share one sector of parity. */
  private void writeColumn(
      long row,
      int column,
      long sector,
      int sectors,
      long failedMembers,
      ParityMethod method,
      IoPlan plan) {
    long place = row * strip + column;
    int covered = 0;
    boolean coversLost = false;
    for (int member = 0; member < data; member++) {
      long at = hostSector(row, column, member) - sector;
      if (at >= 0 && at < sectors) {
        covered++;
        coversLost |= lost(failedMembers, member);
      }
    }
    if (covered == 0) {
      return;
    }
    boolean dataLost = failedMembers != 0 && !lost(failedMembers, data);
    boolean whole = covered == data && fault != ToyFault.READS_FOR_WHOLE_ROWS;
    boolean reconstruct =
        whole
            || coversLost
            || (!dataLost && method.reconstruct(data + 1, data - covered, covered + 1));
    boolean parity = !lost(failedMembers, data);
    int sum = plan.buffer(1);
    if (!reconstruct && parity) {
      plan.read(data, place, 1, sum, 0);
    }
    for (int member = 0; member < data; member++) {
      long at = hostSector(row, column, member) - sector;
      boolean host = at >= 0 && at < sectors;
      if (host != reconstruct && parity && fault != ToyFault.FORGETS_OLD_DATA) {
        int old = plan.buffer(1);
        plan.read(member, place, 1, old, 0);
        plan.compute(sum, 0, old, 0, 1, 1);
      }
      if (host) {
        plan.compute(sum, 0, IoPlan.HOST, (int) at, 1, 1);
        if (fault == ToyFault.CHANGES_HOST_DATA) {
          plan.compute(IoPlan.HOST, (int) at, IoPlan.HOST, (int) at, 1, 2);
        }
        if (!lost(failedMembers, member)) {
          plan.write(member, place, 1, IoPlan.HOST, (int) at);
        }
      }
    }
    if (parity) {
      plan.write(data, place, 1, sum, 0);
    }
  }

  @Override
  public void planRebuild(
      int member, long memberSector, int sectors, long failedMembers, IoPlan plan) {
    if (fault != ToyFault.TAKES_ANY_RANGE) {
      if (memberSector < 0
          || sectors < 1
          || memberSector > shape.memberSectors() - sectors
          || memberSector / strip != (memberSector + sectors - 1) / strip) {
        throw new IllegalArgumentException("range");
      }
    }
    survive(failedMembers);
    for (int i = 0; i < sectors; i++) {
      int sum = plan.buffer(1);
      addOthers(member, memberSector + i, sum, 0, plan);
      boolean astray = fault == ToyFault.REBUILDS_ASTRAY && i > 0;
      plan.write(member, memberSector + (astray ? 0 : i), 1, sum, 0);
    }
  }

  private void addOthers(int member, long place, int buffer, int at, IoPlan plan) {
    for (int other = 0; other <= data; other++) {
      if (other != member) {
        int read = plan.buffer(1);
        plan.read(other, place, 1, read, 0);
        plan.compute(buffer, at, read, 0, 1, fault == ToyFault.MULTIPLIES ? 2 : 1);
      }
    }
  }

  private void check(long sector, int sectors, long failedMembers, IoPlan plan) {
    if (fault != ToyFault.TAKES_ANY_RANGE
        && (sector < 0 || sectors < 1 || sector > capacitySectors() - sectors)) {
      throw new IllegalArgumentException("range");
    }
    survive(failedMembers);
    if (fault == ToyFault.CLEARS_THE_PLAN) {
      plan.clear();
    }
    if (fault == ToyFault.HAS_STATE && ++calls % 3 == 0) {
      plan.buffer(1);
    }
  }

  private void survive(long failedMembers) {
    if (fault != ToyFault.PLANS_WITHOUT_DATA && Long.bitCount(failedMembers) > 1) {
      throw new IllegalArgumentException("the data is lost");
    }
  }

  private int member(long hostSector) {
    return (int) (hostSector / strip % data);
  }

  private long place(long hostSector) {
    return hostSector / ((long) data * strip) * strip + hostSector % strip;
  }

  private long hostSector(long row, int column, int member) {
    return (row * data + member) * strip + column;
  }

  private static boolean lost(long failedMembers, int member) {
    return (failedMembers >> member & 1) != 0;
  }
}
