package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.sim.RandomStream;

/** An array under test on bytes, beside a plain copy of what it should hold. */
final class ArrayProbe {
  final RaidLevel level;
  final RandomStream random;

  /** Reused for every request, as the pipeline does. */
  private final IoPlan plan = new IoPlan();

  private final PlanExecutor members;
  private final byte[] expected;
  private final int capacitySectors;

  ArrayProbe(RaidLevel level, long seed) {
    this.level = level;
    this.random = new RandomStream(seed, "array");
    ArrayShape shape = level.shape();
    members = new PlanExecutor(shape.members(), Math.toIntExact(shape.memberSectors()), random);
    capacitySectors = Math.toIntExact(level.capacitySectors());
    expected = new byte[capacitySectors * PlanExecutor.SECTOR_BYTES];
  }

  /** Writes noise over the whole array in requests of random length. */
  void fill(long failed, ParityMethod method) {
    int sector = 0;
    while (sector < capacitySectors) {
      int sectors = 1 + (int) random.below(Math.min(lengthMax(), capacitySectors - sector));
      write(sector, sectors, failed, method);
      sector += sectors;
    }
  }

  void writeAnywhere(long failed, ParityMethod method) {
    int sectors = 1 + (int) random.below(lengthMax());
    write((int) random.below(capacitySectors - sectors + 1), sectors, failed, method);
  }

  private int lengthMax() {
    return (int) Math.min(capacitySectors, 2 * level.rowSectors() + 1);
  }

  void write(int sector, int sectors, long failed, ParityMethod method) {
    byte[] host = new byte[sectors * PlanExecutor.SECTOR_BYTES];
    for (int i = 0; i < host.length; i++) {
      host[i] = (byte) random.nextLong();
    }
    plan.clear();
    level.planWrite(sector, sectors, failed, method, plan);
    members.write(plan, host, failed);
    System.arraycopy(host, 0, expected, sector * PlanExecutor.SECTOR_BYTES, host.length);
  }

  /** Reads everything in requests of random length, and fails where it is not what was written. */
  void checkAll(long failed) {
    int sector = 0;
    while (sector < capacitySectors) {
      int sectors = 1 + (int) random.below(Math.min(lengthMax(), capacitySectors - sector));
      check(sector, sectors, failed);
      sector += sectors;
    }
  }

  private void check(int sector, int sectors, long failed) {
    plan.clear();
    level.planRead(sector, sectors, failed, plan);
    byte[] read = members.read(plan, sectors, failed);
    int from = sector * PlanExecutor.SECTOR_BYTES;
    int wrong = Arrays.mismatch(Arrays.copyOfRange(expected, from, from + read.length), read);
    assertEquals(
        -1,
        wrong < 0 ? -1 : sector + wrong / PlanExecutor.SECTOR_BYTES,
        () ->
            "the first host sector that was not read back, failed members %s, by%n%s"
                .formatted(Long.toBinaryString(failed), PlanText.of(plan)));
  }

  /** Replaces members by ones full of noise. */
  void destroy(long lost) {
    for (int member = 0; member < level.shape().members(); member++) {
      if ((lost >> member & 1) != 0) {
        members.destroy(member, random);
      }
    }
  }

  /** Rebuilds one member, strip by strip, most of them in two pieces. */
  void rebuild(int member, long failed) {
    int strip = level.shape().stripSectors();
    long strips = level.shape().memberSectors() / strip;
    for (long i = 0; i < strips; i++) {
      int first = (int) random.below(strip + 1);
      rebuildPiece(member, i * strip, first, failed);
      rebuildPiece(member, i * strip + first, strip - first, failed);
    }
  }

  private void rebuildPiece(int member, long sector, int sectors, long failed) {
    if (sectors > 0) {
      plan.clear();
      level.planRebuild(member, sector, sectors, failed, plan);
      members.rebuild(plan, member, sector, sectors, failed);
    }
  }
}
