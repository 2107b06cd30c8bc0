package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.raidbench.api.raid.Computations;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.Steps;
import org.raidbench.api.sim.RandomStream;

/**
 * Members as bytes, and plans carried out on them exactly as they are written down, with every rule
 * of a plan checked on the way. A sector is {@value #SECTOR_BYTES} bytes here: plans do not care.
 */
final class PlanExecutor {
  static final int SECTOR_BYTES = 16;

  private static final int NO_MEMBER = -1;

  private final byte[][] images;
  private final int memberSectors;
  private final RandomStream choice;

  /** All zeros, which is consistent for every linear code. */
  PlanExecutor(int members, int memberSectors, RandomStream choice) {
    this.images = new byte[members][memberSectors * SECTOR_BYTES];
    this.memberSectors = memberSectors;
    this.choice = choice;
  }

  /** Fills a member with noise, as if it had been replaced. */
  void destroy(int member, RandomStream noise) {
    for (int i = 0; i < images[member].length; i++) {
      images[member][i] = (byte) noise.nextLong();
    }
  }

  byte[] read(IoPlan plan, int sectors, long failed) {
    assertEquals(0, plan.writes().count(), () -> "a plan to read that writes:\n" + text(plan));
    byte[][] buffers = buffers(plan, new byte[sectors * SECTOR_BYTES]);
    readAll(plan, buffers, failed);
    computeAll(plan, buffers);
    return buffers[IoPlan.HOST];
  }

  void write(IoPlan plan, byte[] host, long failed) {
    byte[][] buffers = buffers(plan, host.clone());
    readAll(plan, buffers, failed);
    computeAll(plan, buffers);
    assertTrue(
        Arrays.equals(host, buffers[IoPlan.HOST]),
        () -> "a plan to write that changes the host's data:\n" + text(plan));
    writeAll(plan, buffers, failed, NO_MEMBER);
  }

  void rebuild(IoPlan plan, int member, long sector, int sectors, long failed) {
    byte[][] buffers = buffers(plan, new byte[sectors * SECTOR_BYTES]);
    readAll(plan, buffers, failed);
    computeAll(plan, buffers);
    Steps writes = plan.writes();
    for (int i = 0; i < writes.count(); i++) {
      boolean inside =
          writes.member(i) == member
              && writes.sector(i) >= sector
              && writes.sector(i) + writes.sectors(i) <= sector + sectors;
      assertTrue(inside, () -> "a rebuild that writes elsewhere:\n" + text(plan));
    }
    writeAll(plan, buffers, failed, member);
  }

  private byte[][] buffers(IoPlan plan, byte[] host) {
    byte[][] buffers = new byte[plan.buffers()][];
    buffers[IoPlan.HOST] = host;
    for (int i = 1; i < buffers.length; i++) {
      buffers[i] = new byte[plan.bufferSectors(i) * SECTOR_BYTES];
    }
    return buffers;
  }

  private void readAll(IoPlan plan, byte[][] buffers, long failed) {
    Steps reads = plan.reads();
    boolean[][] filled = new boolean[buffers.length][];
    for (int i = 0; i < buffers.length; i++) {
      filled[i] = new boolean[buffers[i].length / SECTOR_BYTES];
    }
    for (int i = 0; i < reads.count(); i++) {
      int sectors = reads.sectors(i);
      checkMember(plan, reads.member(i), reads.sector(i), sectors, failed, NO_MEMBER);
      checkBuffer(plan, buffers, reads.buffer(i), reads.bufferSector(i), sectors);
      claim(plan, filled[reads.buffer(i)], reads.bufferSector(i), sectors);
      for (int j = 0; j < plan.alternatives(i); j++) {
        checkMember(
            plan,
            plan.alternativeMember(i, j),
            plan.alternativeSector(i, j),
            sectors,
            failed,
            NO_MEMBER);
      }
      int copy = (int) choice.below(plan.alternatives(i) + 1) - 1;
      int member = copy < 0 ? reads.member(i) : plan.alternativeMember(i, copy);
      long sector = copy < 0 ? reads.sector(i) : plan.alternativeSector(i, copy);
      System.arraycopy(
          images[member],
          (int) sector * SECTOR_BYTES,
          buffers[reads.buffer(i)],
          reads.bufferSector(i) * SECTOR_BYTES,
          sectors * SECTOR_BYTES);
    }
  }

  private static void computeAll(IoPlan plan, byte[][] buffers) {
    Computations all = plan.computations();
    for (int i = 0; i < all.count(); i++) {
      checkBuffer(plan, buffers, all.target(i), all.targetSector(i), all.sectors(i));
      checkBuffer(plan, buffers, all.source(i), all.sourceSector(i), all.sectors(i));
      int coefficient = all.coefficient(i);
      int apart = Math.abs(all.targetSector(i) - all.sourceSector(i));
      boolean clear = all.target(i) != all.source(i) || apart == 0 || apart >= all.sectors(i);
      assertTrue(
          coefficient >= 1 && coefficient <= 255 && clear,
          () -> "a coefficient out of range, or halves that overlap:\n" + text(plan));
      byte[] target = buffers[all.target(i)];
      byte[] source = buffers[all.source(i)];
      byte[] product = GaloisField.products(coefficient);
      int to = all.targetSector(i) * SECTOR_BYTES;
      int from = all.sourceSector(i) * SECTOR_BYTES;
      for (int b = 0; b < all.sectors(i) * SECTOR_BYTES; b++) {
        target[to + b] ^= product[source[from + b] & 0xff];
      }
    }
  }

  private void writeAll(IoPlan plan, byte[][] buffers, long failed, int rebuilt) {
    Steps writes = plan.writes();
    boolean[][] written = new boolean[images.length][memberSectors];
    for (int i = 0; i < writes.count(); i++) {
      int member = writes.member(i);
      int sectors = writes.sectors(i);
      checkMember(plan, member, writes.sector(i), sectors, failed, rebuilt);
      checkBuffer(plan, buffers, writes.buffer(i), writes.bufferSector(i), sectors);
      claim(plan, written[member], (int) writes.sector(i), sectors);
      System.arraycopy(
          buffers[writes.buffer(i)],
          writes.bufferSector(i) * SECTOR_BYTES,
          images[member],
          (int) writes.sector(i) * SECTOR_BYTES,
          sectors * SECTOR_BYTES);
    }
  }

  private void checkMember(
      IoPlan plan, int member, long sector, int sectors, long failed, int rebuilt) {
    assertTrue(
        member >= 0 && member < images.length,
        () -> "member " + member + " does not exist:\n" + text(plan));
    assertTrue(
        member == rebuilt || (failed >> member & 1) == 0,
        () -> "member " + member + " is touched though it has failed:\n" + text(plan));
    assertTrue(
        sectors >= 1 && sector >= 0 && sector <= memberSectors - sectors,
        () ->
            "%d sectors at %d of a member of %d:%n".formatted(sectors, sector, memberSectors)
                + text(plan));
  }

  private static void checkBuffer(
      IoPlan plan, byte[][] buffers, int buffer, int sector, int sectors) {
    boolean inside =
        buffer >= 0
            && buffer < buffers.length
            && sector >= 0
            && sectors >= 1
            && (sector + sectors) * SECTOR_BYTES <= buffers[buffer].length;
    assertTrue(
        inside,
        () -> "%d sectors at %d of buffer %d:%n".formatted(sectors, sector, buffer) + text(plan));
  }

  /** Two steps of a kind may be carried out in either order, so they must not overlap. */
  private static void claim(IoPlan plan, boolean[] claimed, int sector, int sectors) {
    for (int i = sector; i < sector + sectors; i++) {
      assertTrue(!claimed[i], () -> "two steps to one place:\n" + text(plan));
      claimed[i] = true;
    }
  }

  private static String text(IoPlan plan) {
    return PlanText.of(plan);
  }
}
