package org.raidbench.raid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

/**
 * Whatever an array is made of, it gives back what was written last, with any members lost that it
 * says it survives: read whole, written whole, read degraded, written degraded, rebuilt.
 */
final class RecoverySweepTest {
  private static final int SEEDS = 40;

  static Stream<RaidLevelModel> levels() {
    return Levels.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("levels")
  void holdsWhatWasWrittenLast(RaidLevelModel model) {
    Sweep.seeds(
        SEEDS,
        seed -> {
          RandomStream random = new RandomStream(seed, "sweep." + model.id());
          ArrayShape shape = shape(model, random);
          exercise(model.create(shape), random, model.id() + " " + shape);
        });
  }

  private static ArrayShape shape(RaidLevelModel model, RandomStream random) {
    while (true) {
      int members = 1 + (int) random.below(random.below(4) == 0 ? 64 : 12);
      int spans = random.below(2) == 0 ? model.defaultSpans(members) : 1 + (int) random.below(4);
      String layout = model.layouts().get((int) random.below(model.layouts().size()));
      if (model.check(members, spans, layout).isEmpty()) {
        int strip = 1 + (int) random.below(12);
        long sectors = strip * (2 + random.below(9)) + random.below(strip);
        return new ArrayShape(members, spans, strip, sectors, layout);
      }
    }
  }

  private static void exercise(RaidLevel level, RandomStream random, String what) {
    ByteArray array = new ByteArray(level);
    int capacity = Math.toIntExact(level.capacitySectors());
    long[] model = new long[capacity * PlanExecutor.SECTOR_LONGS];
    write(array, model, 0, capacity, random, ParityMethod.FEWEST_READS);
    for (int round = 0; round < 4; round++) {
      writeSome(level, array, model, random);
      readSome(level, array, model, random, what);
      long lost = lose(level, random);
      array.fail(lost);
      String degraded = what + " without " + Long.toBinaryString(lost);
      assertArrayEquals(model, array.read(0, capacity), () -> degraded + ", read");
      writeSome(level, array, model, random);
      readSome(level, array, model, random, degraded);
      int strip = level.shape().stripSectors();
      for (int m = 0; m < level.shape().members(); m++) {
        if ((lost & (1L << m)) != 0) {
          array.rebuild(m, 1 + (int) random.below(strip));
        }
      }
      assertArrayEquals(model, array.read(0, capacity), () -> degraded + ", rebuilt");
      if (level.faultTolerance() > 0) {
        // Parity was rebuilt too: with the members lost that were not, all is still there.
        array.fail(lose(level, random));
        assertArrayEquals(model, array.read(0, capacity), () -> degraded + ", lost again");
        for (int m = 0; m < level.shape().members(); m++) {
          if ((array.failed() & (1L << m)) != 0) {
            array.rebuild(m, strip);
          }
        }
      }
    }
  }

  /** A random set of members that can be lost: up to the tolerance, sometimes beyond. */
  private static long lose(RaidLevel level, RandomStream random) {
    int members = level.shape().members();
    long most = 0;
    int attempts = (int) random.below(3) == 0 ? members : 2;
    for (int i = 0; i < attempts; i++) {
      long more = most | 1L << random.below(members);
      if (level.survives(more)) {
        most = more;
      }
    }
    return most;
  }

  private static void writeSome(
      RaidLevel level, ByteArray array, long[] model, RandomStream random) {
    int capacity = (int) level.capacitySectors();
    for (int i = 0; i < 12; i++) {
      long span = i % 4 == 0 ? 2 * level.rowSectors() : 2 * level.shape().stripSectors();
      int sectors = 1 + (int) random.below(Math.min(capacity, span));
      int sector = (int) random.below(capacity - sectors + 1);
      boolean reconstruct = random.below(2) == 0;
      write(array, model, sector, sectors, random, (n, r, m) -> reconstruct);
    }
  }

  private static void write(
      ByteArray array,
      long[] model,
      int sector,
      int sectors,
      RandomStream random,
      ParityMethod method) {
    long[] data = new long[sectors * PlanExecutor.SECTOR_LONGS];
    Arrays.setAll(data, i -> random.nextLong());
    System.arraycopy(data, 0, model, sector * PlanExecutor.SECTOR_LONGS, data.length);
    array.write(sector, data, method);
  }

  private static void readSome(
      RaidLevel level, ByteArray array, long[] model, RandomStream random, String what) {
    int capacity = (int) level.capacitySectors();
    for (int i = 0; i < 12; i++) {
      long span = i % 4 == 0 ? 2 * level.rowSectors() : 2 * level.shape().stripSectors();
      int sectors = 1 + (int) random.below(Math.min(capacity, span));
      int sector = (int) random.below(capacity - sectors + 1);
      assertArrayEquals(
          Arrays.copyOfRange(
              model,
              sector * PlanExecutor.SECTOR_LONGS,
              (sector + sectors) * PlanExecutor.SECTOR_LONGS),
          array.read(sector, sectors),
          () -> what + ", " + sectors + " sectors from " + sector);
    }
  }

  @ParameterizedTest
  @MethodSource("levels")
  void everySetOfLostMembersUpToTheToleranceIsSurvived(RaidLevelModel model) {
    for (int members = 1; members <= 9; members++) {
      for (String layout : model.layouts()) {
        int spans = model.defaultSpans(members);
        if (!model.check(members, spans, layout).isEmpty()) {
          continue;
        }
        RaidLevel level = model.create(new ArrayShape(members, spans, 2, 2L * 9, layout));
        ByteArray array = new ByteArray(level);
        int capacity = (int) level.capacitySectors();
        long[] data = new long[capacity * PlanExecutor.SECTOR_LONGS];
        RandomStream random = new RandomStream(1, model.id() + layout + members);
        Arrays.setAll(data, i -> random.nextLong());
        array.write(0, data, ParityMethod.FEWEST_READS);
        for (long lost = 0; lost < 1L << members; lost++) {
          if (Long.bitCount(lost) > level.faultTolerance() + 1) {
            continue;
          }
          String what = model.id() + " " + layout + " without " + Long.toBinaryString(lost);
          if (Long.bitCount(lost) <= level.faultTolerance()) {
            assertTrue(level.survives(lost), what);
          }
          if (level.survives(lost)) {
            array.fail(lost);
            assertArrayEquals(data, array.read(0, capacity), what);
            for (int m = 0; m < members; m++) {
              if ((lost & (1L << m)) != 0) {
                array.rebuild(m, 2);
              }
            }
          }
        }
      }
    }
  }

  @Test
  void losingOneMoreThanTheToleranceIsNotAlwaysSurvived() {
    for (RaidLevelModel model : Levels.ALL) {
      int members = 12;
      RaidLevel level =
          model.create(new ArrayShape(members, model.defaultSpans(members), 2, 64, ""));
      boolean lost = false;
      for (long mask = 0; mask < 1L << members; mask++) {
        lost |= Long.bitCount(mask) == level.faultTolerance() + 1 && !level.survives(mask);
      }
      assertTrue(lost, model.id().toString());
      assertFalse(level.survives((1L << members) - 1), model.id().toString());
    }
  }

  @Test
  void capacityIsWhatTheMembersHoldLessTheRedundancy() {
    assertEquals(64 * 4, create("raid0", 4, 1).capacitySectors());
    assertEquals(64, create("raid1", 4, 1).capacitySectors());
    assertEquals(64 * 2, create("raid10", 4, 1).capacitySectors());
    assertEquals(64 * 3, create("raid5", 4, 1).capacitySectors());
    assertEquals(64 * 2, create("raid6", 4, 1).capacitySectors());
    assertEquals(64 * 6, create("raid50", 8, 2).capacitySectors());
    assertEquals(64 * 4, create("raid60", 8, 2).capacitySectors());
    assertEquals(64 * 4, create("jbod", 4, 1).capacitySectors());
  }

  private static RaidLevel create(String product, int members, int spans) {
    return LevelCheckTest.model(product).create(new ArrayShape(members, spans, 8, 67, ""));
  }
}
