package org.raidbench.raid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.raid.Steps;
import org.raidbench.api.sim.RandomStream;

/** How many disk commands requests become, and which sectors they touch. */
final class PlanShapeTest {
  private static final ParityMethod RECONSTRUCT = (members, reconstruct, modify) -> true;
  private static final ParityMethod MODIFY = (members, reconstruct, modify) -> false;

  /** Asked although only one method is possible. */
  private static final ParityMethod NEVER =
      (members, reconstruct, modify) -> {
        throw new AssertionError("asked for " + members + ", " + reconstruct + ", " + modify);
      };

  private static final int STRIP = 128;

  private final IoPlan plan = new IoPlan();

  private static RaidLevel level(String product, int members, int spans, String layout) {
    return LevelCheckTest.model(product)
        .create(new ArrayShape(members, spans, STRIP, 100L * STRIP, layout));
  }

  private static String steps(Steps steps) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < steps.count(); i++) {
      text.append(i == 0 ? "" : " ")
          .append(steps.member(i))
          .append(':')
          .append(steps.sector(i))
          .append('+')
          .append(steps.sectors(i));
    }
    return text.toString();
  }

  private void write(RaidLevel level, long sector, int sectors, long failed, ParityMethod method) {
    plan.clear();
    level.planWrite(sector, sectors, failed, method, plan);
  }

  private void read(RaidLevel level, long sector, int sectors, long failed) {
    plan.clear();
    level.planRead(sector, sectors, failed, plan);
  }

  @Test
  void smallWriteByModificationTakesTwoReadsAndTwoWrites() {
    RaidLevel raid5 = level("raid5", 5, 1, "");
    write(raid5, 130, 8, 0, MODIFY);
    assertEquals("1:2+8 4:2+8", steps(plan.reads()));
    assertEquals("1:2+8 4:2+8", steps(plan.writes()));
    assertEquals(2, plan.computations().count());
    RaidLevel raid6 = level("raid6", 6, 1, "");
    write(raid6, 130, 8, 0, MODIFY);
    assertEquals(3, plan.reads().count());
    assertEquals(3, plan.writes().count());
  }

  @Test
  void smallWriteByReconstructionReadsTheOthers() {
    RaidLevel raid5 = level("raid5", 4, 1, "");
    write(raid5, 130, 8, 0, RECONSTRUCT);
    assertEquals("0:2+8 2:2+8", steps(plan.reads()));
    assertEquals("1:2+8 3:2+8", steps(plan.writes()));
  }

  @Test
  void methodIsAskedOnceForEachRowWithWhatItCosts() {
    StringBuilder asked = new StringBuilder();
    ParityMethod method =
        (members, reconstruct, modify) -> {
          asked.append(members + "," + reconstruct + "," + modify + " ");
          return false;
        };
    RaidLevel raid5 = level("raid5", 4, 1, "");
    write(raid5, STRIP, 2 * STRIP + STRIP, 0, method); // two strips of row 0, one of row 1
    assertEquals("4,1,3 4,2,2 ", asked.toString());
    assertTrue(ParityMethod.FEWEST_READS.reconstruct(4, 1, 3));
    asked.setLength(0);
    write(level("raid50", 8, 2, ""), 0, 8, 0, method);
    assertEquals("4,2,2 ", asked.toString());
  }

  @Test
  void whatAMethodIsToldItCostsIsWhatItCosts() {
    RandomStream random = new RandomStream(5, "costs");
    for (int i = 0; i < 3000; i++) {
      boolean six = random.below(2) == 0;
      RaidLevel level = level(six ? "raid6" : "raid5", 4 + (int) random.below(9), 1, "");
      long row = random.below(100) * level.rowSectors();
      int from = (int) random.below(level.rowSectors());
      int sectors = 1 + (int) random.below(level.rowSectors() - from);
      long lostParity = six && random.below(3) == 0 ? 1L << parityMember(level, row) : 0;
      for (boolean reconstruct : new boolean[] {false, true}) {
        int[] told = {0};
        ParityMethod method =
            (members, reconstructReads, modifyReads) -> {
              told[0] = reconstruct ? reconstructReads : modifyReads;
              return reconstruct;
            };
        write(level, row + from, sectors, lostParity, method);
        assertEquals(
            told[0],
            plan.reads().count(),
            "seed 5, round " + i + ": " + level.shape() + ", " + sectors + " from " + from);
      }
    }
  }

  /** A member that holds parity in a row: the last one a full stripe writes. */
  private int parityMember(RaidLevel level, long row) {
    write(level, row, (int) level.rowSectors(), 0, NEVER);
    return plan.writes().member(plan.writes().count() - 1);
  }

  @Test
  void fullStripeReadsNothingAndAsksNothing() {
    for (String product : new String[] {"raid4", "raid5", "raid6"}) {
      RaidLevel level = level(product, 8, 1, "");
      int row = (int) level.rowSectors();
      write(level, 3L * row, row, 0, NEVER);
      assertEquals(0, plan.reads().count(), product);
      assertEquals(8, plan.writes().count(), product);
      int parities = level.faultTolerance();
      assertEquals((8 - parities) * parities, plan.computations().count(), product);
      assertEquals(parities * STRIP, plan.bufferSectors(1), product);
    }
  }

  @Test
  void requestAcrossAStripTouchesOnlyItsSectors() {
    RaidLevel raid5 = level("raid5", 5, 1, "");
    write(raid5, STRIP - 4, 8, 0, MODIFY);
    assertEquals("0:124+4 1:0+4 4:0+4 4:124+4", steps(plan.reads()));
    assertEquals("0:124+4 1:0+4 4:0+4 4:124+4", steps(plan.writes()));
    write(raid5, STRIP - 4, 8, 0, RECONSTRUCT);
    assertEquals("0:0+4 1:124+4 2:0+4 2:124+4 3:0+4 3:124+4", steps(plan.reads()));
    assertEquals("0:124+4 1:0+4 4:0+4 4:124+4", steps(plan.writes()));
  }

  @Test
  void neighbouringBandsAreOneStep() {
    RaidLevel raid5 = level("raid5", 5, 1, "");
    write(raid5, 96, 32 + STRIP + 32, 0, RECONSTRUCT);
    assertEquals("0:0+96 2:32+96 3:0+128", steps(plan.reads()));
    assertEquals("0:96+32 1:0+128 2:0+32 4:0+128", steps(plan.writes()));
    write(raid5, 96, 32 + STRIP + 32, 0, MODIFY);
    assertEquals("0:96+32 1:0+128 2:0+32 4:0+128", steps(plan.reads()));
  }

  @Test
  void mirrorsOfferTheirCopies() {
    RaidLevel raid1 = level("raid1", 3, 1, "");
    read(raid1, 100, 3 * STRIP, 0);
    assertEquals("0:100+384", steps(plan.reads()));
    assertEquals(2, plan.alternatives(0));
    assertEquals(1, plan.alternativeMember(0, 0));
    assertEquals(100, plan.alternativeSector(0, 1));
    read(raid1, 100, 8, 0b001);
    assertEquals("1:100+8", steps(plan.reads()));
    assertEquals(1, plan.alternatives(0));
    write(raid1, 100, 8, 0b010, NEVER);
    assertEquals("0:100+8 2:100+8", steps(plan.writes()));
    assertEquals(0, plan.computations().count());
  }

  @Test
  void stripingOverPairsIsNearTwo() {
    RaidLevel near = level("raid10", 6, 1, "near-2");
    RaidLevel spans = level("raid10", 6, 3, "near-2");
    assertEquals(near.capacitySectors(), spans.capacitySectors());
    IoPlan other = new IoPlan();
    for (long sector = 5; sector < near.capacitySectors() - 300; sector += 777) {
      write(near, sector, 300, 0b100, NEVER);
      other.clear();
      spans.planWrite(sector, 300, 0b100, NEVER, other);
      assertEquals(steps(plan.writes()), steps(other.writes()));
    }
  }

  @Test
  void rowOfASpanIsContiguous() {
    RaidLevel raid50 = level("raid50", 6, 2, "");
    assertEquals(2 * STRIP, raid50.rowSectors());
    write(raid50, 0, 4 * STRIP, 0, NEVER);
    assertEquals("0:0+128 1:0+128 2:0+128 3:0+128 4:0+128 5:0+128", steps(plan.writes()));
  }

  @Test
  void degradedReadTakesOnlyTheSectorsWanted() {
    RaidLevel raid5 = level("raid5", 4, 1, "");
    read(raid5, STRIP + 16, 8, 0b0010);
    assertEquals("0:16+8 2:16+8 3:16+8", steps(plan.reads()));
    read(raid5, 16, 8, 0b0010);
    assertEquals("0:16+8", steps(plan.reads()));
    RaidLevel raid6 = level("raid6", 6, 1, "left-symmetric"); // row 0: P on 5, Q on 0
    read(raid6, 16, 8, 0b000010);
    assertEquals("2:16+8 3:16+8 4:16+8 5:16+8", steps(plan.reads()), "P alone suffices");
    read(raid6, 16, 8, 0b100010);
    assertEquals("2:16+8 3:16+8 4:16+8 0:16+8", steps(plan.reads()), "Q in place of P");
    read(raid6, 16, 8, 0b000110);
    assertEquals("3:16+8 4:16+8 5:16+8 0:16+8", steps(plan.reads()), "P and Q");
  }

  @Test
  void degradedWriteTakesTheMethodThatNeedsNothingLost() {
    RaidLevel raid5 = level("raid5", 5, 1, ""); // row 0: data on 0 to 3, P on 4
    write(raid5, 0, 8, 0b00010, NEVER);
    assertEquals("0:0+8 4:0+8", steps(plan.reads()), "another is lost: modify");
    write(raid5, 0, 8, 0b00001, NEVER);
    assertEquals("1:0+8 2:0+8 3:0+8", steps(plan.reads()), "itself is lost: reconstruct");
    assertEquals("4:0+8", steps(plan.writes()));
    write(raid5, 0, 8, 0b10000, NEVER);
    assertEquals("", steps(plan.reads()), "parity is lost: just write");
    assertEquals("0:0+8", steps(plan.writes()));
    assertEquals(1, plan.buffers());
  }

  @Test
  void plansOfAllKindsAllocateNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (RaidLevelModel model : new RaidLevelsPlugin().raidLevels()) {
      int spans = model.defaultSpans(8);
      RaidLevel level = model.create(new ArrayShape(8, spans, STRIP, 100L * STRIP, ""));
      long failed = level.faultTolerance() > 0 ? 1 : 0;
      planMany(level, failed);
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      planMany(level, failed);
      long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      assertTrue(after - before < 4096, () -> model.id() + " allocates " + (after - before));
    }
  }

  private void planMany(RaidLevel level, long failed) {
    for (int i = 0; i < 2000; i++) {
      long sector = (i * 7919L) % (level.capacitySectors() - 1000);
      int sectors = i % 10 == 0 ? 1000 : 8;
      read(level, sector, sectors, 0);
      read(level, sector, sectors, failed);
      write(level, sector, sectors, 0, ParityMethod.FEWEST_READS);
      write(level, sector, sectors, failed, ParityMethod.FEWEST_READS);
      if (failed != 0) {
        plan.clear();
        level.planRebuild(0, i % 100 * (long) STRIP, STRIP, failed, plan);
      }
    }
  }
}
