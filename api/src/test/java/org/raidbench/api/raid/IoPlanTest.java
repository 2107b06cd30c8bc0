package org.raidbench.api.raid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IoPlanTest {
  private static final int MANY = 1000;

  private final IoPlan plan = new IoPlan();

  @Test
  void aNewPlanHasTheHostsBufferAndNothingElse() {
    assertEquals(1, plan.buffers());
    assertEquals(0, plan.reads().count());
    assertEquals(0, plan.computations().count());
    assertEquals(0, plan.writes().count());
  }

  @Test
  void aPlanGrowsAndIsReused() {
    for (int round = 1; round <= 3; round++) {
      plan.clear();
      for (int i = 0; i < MANY; i++) {
        assertEquals(i + 1, plan.buffer(i + round));
        plan.read(i, 10L * i, 1 + i, i, 2 * i);
        for (int j = 0; j < i % 4; j++) {
          plan.alternative(i + j, 100L * i + j + round);
        }
        plan.compute(i, 1, i + 1, 2, 3 + i, 1 + i % 255);
        plan.write(MANY - i, 1L << 40, round, i, i);
      }
      check(round);
    }
  }

  private void check(int round) {
    assertEquals(MANY + 1, plan.buffers());
    assertEquals(MANY, plan.reads().count());
    assertEquals(MANY, plan.computations().count());
    assertEquals(MANY, plan.writes().count());
    for (int i = 0; i < MANY; i++) {
      assertEquals(i + round, plan.bufferSectors(i + 1));
      assertEquals(i, plan.reads().member(i));
      assertEquals(10L * i, plan.reads().sector(i));
      assertEquals(1 + i, plan.reads().sectors(i));
      assertEquals(i, plan.reads().buffer(i));
      assertEquals(2 * i, plan.reads().bufferSector(i));
      assertEquals(i % 4, plan.alternatives(i));
      for (int j = 0; j < i % 4; j++) {
        assertEquals(i + j, plan.alternativeMember(i, j));
        assertEquals(100L * i + j + round, plan.alternativeSector(i, j));
      }
      assertEquals(i, plan.computations().target(i));
      assertEquals(1, plan.computations().targetSector(i));
      assertEquals(i + 1, plan.computations().source(i));
      assertEquals(2, plan.computations().sourceSector(i));
      assertEquals(3 + i, plan.computations().sectors(i));
      assertEquals(1 + i % 255, plan.computations().coefficient(i));
      assertEquals(MANY - i, plan.writes().member(i));
      assertEquals(1L << 40, plan.writes().sector(i));
      assertEquals(round, plan.writes().sectors(i));
    }
  }

  @Test
  void fewestReadsModifiesOnTies() {
    assertEquals(true, ParityMethod.FEWEST_READS.reconstruct(3, 1, 2));
    assertEquals(false, ParityMethod.FEWEST_READS.reconstruct(4, 2, 2));
    assertEquals(false, ParityMethod.FEWEST_READS.reconstruct(5, 3, 2));
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1, 1", "64, 64, 128, 128", "5, 2, 128, 1000"})
  void shapesWithinTheRangesAreTaken(int members, int spans, int strip, long sectors) {
    assertEquals(members, new ArrayShape(members, spans, strip, sectors, "").members());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 1, 1",
    "65, 1, 1, 1",
    "4, 0, 1, 1",
    "4, 5, 1, 1",
    "4, 1, 0, 1",
    "4, 1, -1, 1",
    "4, 1, 128, 127"
  })
  void otherShapesAreRefused(int members, int spans, int strip, long sectors) {
    assertThrows(
        IllegalArgumentException.class, () -> new ArrayShape(members, spans, strip, sectors, ""));
  }
}
