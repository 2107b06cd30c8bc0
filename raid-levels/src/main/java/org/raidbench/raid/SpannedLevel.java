package org.raidbench.raid;

import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;

/**
 * RAID 0 over spans of equal shape, one span included.
 *
 * <p>A full row of a span is contiguous for the host: host row {@code R} is row {@code R / spans}
 * of span {@code R % spans}. So a row of the array, its unit of locks and of full-stripe writes, is
 * a row of one span. The alternative is to stripe over the spans strip by strip: then it takes a
 * write of as many rows as there are spans to fill one of them, and so many locks. Which of the two
 * a card does is not published; with a span row of one strip, as of mirrored pairs, they are the
 * same.
 */
final class SpannedLevel implements RaidLevel {
  private final ArrayShape shape;
  private final Span span;
  private final int spans;
  private final int spanMembers;
  private final long spanMask;
  private final long rowSectors;
  private final long capacitySectors;
  private final Divisor byRow;
  private final Divisor bySpans;

  SpannedLevel(ArrayShape shape, Span span) {
    this.shape = shape;
    this.span = span;
    this.spans = shape.spans();
    this.spanMembers = shape.members() / spans;
    this.spanMask = -1L >>> (Long.SIZE - spanMembers);
    this.rowSectors = span.rowSectors();
    this.capacitySectors =
        spans == 1
            ? span.capacitySectors()
            : Math.multiplyExact(span.capacitySectors() / rowSectors * rowSectors, spans);
    this.byRow = new Divisor(rowSectors, capacitySectors);
    this.bySpans = new Divisor(spans, capacitySectors / rowSectors);
  }

  @Override
  public ArrayShape shape() {
    return shape;
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
    return span.hasParity();
  }

  @Override
  public int faultTolerance() {
    return span.faultTolerance();
  }

  @Override
  public boolean survives(long failedMembers) {
    for (int i = 0; i < spans; i++) {
      if (!span.survives(failedOf(i, failedMembers))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void planRead(long sector, int sectors, long failedMembers, IoPlan plan) {
    check(sector, sectors, failedMembers);
    if (spans == 1) {
      span.read(sector, sectors, failedMembers, 0, 0, plan);
      return;
    }
    int done = 0;
    do {
      long row = byRow.quotient(sector + done);
      int offset = (int) (sector + done - row * rowSectors);
      int length = (int) Math.min(sectors - done, rowSectors - offset);
      long spanRow = bySpans.quotient(row);
      int which = (int) (row - spanRow * spans);
      long failed = failedOf(which, failedMembers);
      long spanSector = spanRow * rowSectors + offset;
      span.read(spanSector, length, failed, which * spanMembers, done, plan);
      done += length;
    } while (done < sectors);
  }

  @Override
  public void planWrite(
      long sector, int sectors, long failedMembers, ParityMethod method, IoPlan plan) {
    check(sector, sectors, failedMembers);
    if (spans == 1) {
      span.write(sector, sectors, failedMembers, method, 0, 0, plan);
      return;
    }
    int done = 0;
    do {
      long row = byRow.quotient(sector + done);
      int offset = (int) (sector + done - row * rowSectors);
      int length = (int) Math.min(sectors - done, rowSectors - offset);
      long spanRow = bySpans.quotient(row);
      int which = (int) (row - spanRow * spans);
      long failed = failedOf(which, failedMembers);
      long spanSector = spanRow * rowSectors + offset;
      span.write(spanSector, length, failed, method, which * spanMembers, done, plan);
      done += length;
    } while (done < sectors);
  }

  @Override
  public void planRebuild(
      int member, long memberSector, int sectors, long failedMembers, IoPlan plan) {
    int strip = shape.stripSectors();
    if (member < 0 || member >= shape.members() || (failedMembers & (1L << member)) == 0) {
      throw new IllegalArgumentException("member " + member + " is not one that is lost");
    }
    long used = shape.memberSectors() / strip * strip;
    if (memberSector < 0 || sectors < 1 || memberSector > used - sectors) {
      throw new IllegalArgumentException(outside(memberSector, sectors, "member", used));
    }
    if (memberSector % strip + sectors > strip) {
      throw new IllegalArgumentException(
          sectors + " sectors from " + memberSector + " cross a strip of " + strip);
    }
    if (!survives(failedMembers)) {
      throw lost(failedMembers);
    }
    int which = member / spanMembers;
    int base = which * spanMembers;
    span.rebuild(member - base, memberSector, sectors, failedOf(which, failedMembers), base, plan);
  }

  private long failedOf(int which, long failedMembers) {
    return (failedMembers >>> (which * spanMembers)) & spanMask;
  }

  private void check(long sector, int sectors, long failedMembers) {
    if (sector < 0 || sectors < 1 || sector > capacitySectors - sectors) {
      throw new IllegalArgumentException(outside(sector, sectors, "array", capacitySectors));
    }
    if (failedMembers != 0 && !survives(failedMembers)) {
      throw lost(failedMembers);
    }
  }

  private static String outside(long sector, int sectors, String what, long size) {
    return sectors + " sectors from " + sector + " are outside the " + what + " of " + size;
  }

  private static IllegalArgumentException lost(long failedMembers) {
    return new IllegalArgumentException(
        "the data does not survive the loss of members 0b" + Long.toBinaryString(failedMembers));
  }
}
