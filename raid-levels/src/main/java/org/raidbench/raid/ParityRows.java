package org.raidbench.raid;

import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;

/**
 * RAID 4, 5 and 6: rows of strips with one or two parities. Reads of a whole array are planned
 * here; everything else by {@link RowPlanner}.
 */
final class ParityRows implements Span {
  private final ParityLayout layout;
  private final int stripSectors;
  private final int rowSectors;
  private final long capacitySectors;
  private final Divisor byRow;
  private final Divisor byStrip;
  private final Divisor byCycle;

  ParityRows(ParityLayout layout, int stripSectors, long memberSectors) {
    this.layout = layout;
    this.stripSectors = stripSectors;
    // The scratch of a row takes all its members' strips, and is counted in ints.
    Math.multiplyExact(layout.members(), stripSectors);
    this.rowSectors = layout.data() * stripSectors;
    long rows = memberSectors / stripSectors;
    this.capacitySectors = Math.multiplyExact(rows, (long) rowSectors);
    this.byRow = new Divisor(rowSectors, capacitySectors);
    this.byStrip = new Divisor(stripSectors, rowSectors);
    this.byCycle = new Divisor(layout.cycle(), rows);
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
    return true;
  }

  @Override
  public int faultTolerance() {
    return layout.parities();
  }

  @Override
  public boolean survives(long failed) {
    return Long.bitCount(failed) <= layout.parities();
  }

  @Override
  public void read(long sector, int sectors, long failed, int base, int host, IoPlan plan) {
    if (failed != 0) {
      readDegraded(sector, sectors, failed, base, host, plan);
      return;
    }
    int done = 0;
    do {
      long row = byRow.quotient(sector + done);
      int position = (int) (sector + done - row * rowSectors);
      int column = (int) byStrip.quotient(position);
      int offset = position - column * stripSectors;
      int length = Math.min(sectors - done, stripSectors - offset);
      int member = base + layout.member((int) byCycle.remainder(row), column);
      plan.read(member, row * stripSectors + offset, length, IoPlan.HOST, host + done);
      done += length;
    } while (done < sectors);
  }

  private void readDegraded(
      long sector, int sectors, long failed, int base, int host, IoPlan plan) {
    RowPlanner planner = RowPlanner.ofThread();
    planner.begin(layout, byStrip, base, failed, plan);
    int done = 0;
    do {
      long row = byRow.quotient(sector + done);
      int from = (int) (sector + done - row * rowSectors);
      int length = Math.min(sectors - done, rowSectors - from);
      planner.row((int) byCycle.remainder(row), row * stripSectors);
      planner.read(from, from + length, host + done);
      done += length;
    } while (done < sectors);
  }

  @Override
  public void write(
      long sector, int sectors, long failed, ParityMethod method, int base, int host, IoPlan plan) {
    RowPlanner planner = RowPlanner.ofThread();
    planner.begin(layout, byStrip, base, failed, plan);
    int done = 0;
    do {
      long row = byRow.quotient(sector + done);
      int from = (int) (sector + done - row * rowSectors);
      int length = Math.min(sectors - done, rowSectors - from);
      planner.row((int) byCycle.remainder(row), row * stripSectors);
      planner.write(from, from + length, host + done, method);
      done += length;
    } while (done < sectors);
  }

  @Override
  public void rebuild(
      int member, long memberSector, int sectors, long failed, int base, IoPlan plan) {
    long row = memberSector / stripSectors;
    int inCycle = (int) byCycle.remainder(row);
    int from = (int) (memberSector - row * stripSectors);
    RowPlanner planner = RowPlanner.ofThread();
    planner.begin(layout, byStrip, base, failed, plan);
    planner.row(inCycle, row * stripSectors);
    planner.rebuild(layout.column(inCycle, member), from, from + sectors);
  }
}
