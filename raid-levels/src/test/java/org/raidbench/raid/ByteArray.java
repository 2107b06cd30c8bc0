package org.raidbench.raid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.zip.CRC32;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;

/** An array whose members are memory, driven through plans. */
final class ByteArray implements PlanExecutor.Members {
  private final RaidLevel level;
  private final long[][] members;
  private final PlanExecutor executor = new PlanExecutor();
  private final IoPlan plan = new IoPlan();
  private long failed;
  private int rebuilding = -1;

  ByteArray(RaidLevel level) {
    this.level = level;
    int longs = Math.toIntExact(level.shape().memberSectors() * PlanExecutor.SECTOR_LONGS);
    members = new long[level.shape().members()][longs];
  }

  /** Loses members: what they held is gone, and any access to them fails the test. */
  void fail(long mask) {
    failed = mask;
    for (int m = 0; m < members.length; m++) {
      if ((mask & (1L << m)) != 0) {
        Arrays.fill(members[m], 0xdeadbeefdeadbeefL);
      }
    }
  }

  long failed() {
    return failed;
  }

  long[] member(int m) {
    return members[m];
  }

  void write(long sector, long[] data, ParityMethod method) {
    plan.clear();
    int sectors = data.length / PlanExecutor.SECTOR_LONGS;
    level.planWrite(sector, sectors, failed, method, plan);
    executor.write(plan, data, this);
  }

  long[] read(long sector, int sectors) {
    plan.clear();
    level.planRead(sector, sectors, failed, plan);
    long[] data = new long[sectors * PlanExecutor.SECTOR_LONGS];
    Arrays.fill(data, -1);
    executor.read(plan, data, this);
    return data;
  }

  /** Puts a lost member back, strip by strip in pieces. */
  void rebuild(int member, int pieceSectors) {
    int strip = level.shape().stripSectors();
    long used = level.shape().memberSectors() / strip * strip;
    rebuilding = member;
    for (long sector = 0; sector < used; ) {
      int sectors = (int) Math.min(pieceSectors, strip - sector % strip);
      plan.clear();
      level.planRebuild(member, sector, sectors, failed, plan);
      executor.write(plan, new long[0], this);
      sector += sectors;
    }
    rebuilding = -1;
    failed &= ~(1L << member);
  }

  IoPlan plan() {
    return plan;
  }

  @Override
  public void read(int member, long sector, int sectors, long[] into, int intoSector) {
    assertEquals(0, failed & (1L << member), () -> "reads lost member " + member);
    copy(members[member], sector, into, intoSector, sectors);
  }

  @Override
  public void write(int member, long sector, int sectors, long[] from, int fromSector) {
    if (member != rebuilding) {
      assertEquals(0, failed & (1L << member), () -> "writes lost member " + member);
    }
    copy(from, fromSector, members[member], sector, sectors);
  }

  private static void copy(long[] from, long fromSector, long[] to, long toSector, int sectors) {
    System.arraycopy(
        from,
        Math.toIntExact(fromSector * PlanExecutor.SECTOR_LONGS),
        to,
        Math.toIntExact(toSector * PlanExecutor.SECTOR_LONGS),
        sectors * PlanExecutor.SECTOR_LONGS);
  }

  static String crc32(long[] longs, int sector, int sectors) {
    CRC32 crc = new CRC32();
    byte[] bytes = new byte[sectors * 512];
    java.nio.ByteBuffer.wrap(bytes)
        .order(java.nio.ByteOrder.LITTLE_ENDIAN)
        .asLongBuffer()
        .put(longs, sector * PlanExecutor.SECTOR_LONGS, sectors * PlanExecutor.SECTOR_LONGS);
    crc.update(bytes);
    return String.format("%08x", crc.getValue());
  }
}
