package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.sim.RandomStream;

/** What becomes of data: written, read back, lost and rebuilt. */
final class RaidDataChecks {
  private static final List<ParityMethod> METHODS =
      List.of(
          ParityMethod.FEWEST_READS,
          (members, reconstruct, modify) -> true,
          (members, reconstruct, modify) -> false);

  private RaidDataChecks() {}

  static void capacity(RaidLevel level, long seed) {
    ArrayShape shape = level.shape();
    long used = shape.memberSectors() / shape.stripSectors() * shape.stripSectors();
    long most = used * (shape.members() - level.faultTolerance());
    assertTrue(
        level.capacitySectors() > 0 && level.capacitySectors() <= most,
        () -> "capacity " + level.capacitySectors() + " of at most " + most);
    assertTrue(level.rowSectors() > 0, () -> "rows of " + level.rowSectors());
  }

  static void writtenAndReadBack(RaidLevel level, long seed) {
    ArrayProbe array = new ArrayProbe(level, seed);
    for (ParityMethod method : METHODS) {
      array.fill(0, method);
      array.checkAll(0);
      for (int i = 0; i < 10; i++) {
        array.writeAnywhere(0, method);
      }
      array.checkAll(0);
    }
  }

  static void tolerance(RaidLevel level, long seed) {
    int members = level.shape().members();
    int tolerance = level.faultTolerance();
    assertTrue(tolerance >= 0 && tolerance < members, () -> "tolerance " + tolerance);
    for (int size = 0; size <= tolerance; size++) {
      for (long set : RaidShapes.sets(members, size)) {
        assertTrue(level.survives(set), () -> "loss of " + RaidShapes.members(set));
      }
    }
    assertTrue(
        RaidShapes.sets(members, tolerance + 1).stream().anyMatch(s -> !level.survives(s)),
        () -> "survives any loss of " + (tolerance + 1));
    assertFalse(level.survives(-1L >>> (64 - members)), "survives without a member");
  }

  static void losses(RaidLevel level, long seed) {
    int members = level.shape().members();
    ArrayProbe array = new ArrayProbe(level, seed);
    array.fill(0, ParityMethod.FEWEST_READS);
    for (ParityMethod method : METHODS) {
      for (int i = 0; i < 10; i++) {
        array.writeAnywhere(0, method);
      }
    }
    for (int size = 1; size <= Math.min(members, level.faultTolerance() + 1); size++) {
      for (long lost : RaidShapes.sets(members, size)) {
        if (level.survives(lost)) {
          array.checkAll(lost);
        } else {
          refusedWhenLost(level, lost);
        }
      }
    }
  }

  private static void refusedWhenLost(RaidLevel level, long lost) {
    List<Integer> members = RaidShapes.members(lost);
    IoPlan plan = new IoPlan();
    refused(() -> level.planRead(0, 1, lost, plan), "a read without " + members);
    refused(
        () -> level.planWrite(0, 1, lost, ParityMethod.FEWEST_READS, plan),
        "a write without " + members);
    refused(
        () -> level.planRebuild(members.get(0), 0, 1, lost, plan), "a rebuild without " + members);
  }

  static void rebuilds(RaidLevel level, long seed) {
    int members = level.shape().members();
    for (int size = 1; size <= level.faultTolerance(); size++) {
      List<Long> sets = RaidShapes.sets(members, size);
      RandomStream random = new RandomStream(seed, "losses");
      for (int i = 0; i < 4; i++) {
        loseAndRebuild(level, seed, sets.get((int) random.below(sets.size())));
      }
    }
  }

  private static void loseAndRebuild(RaidLevel level, long seed, long lost) {
    ArrayProbe array = new ArrayProbe(level, seed);
    array.fill(0, ParityMethod.FEWEST_READS);
    array.destroy(lost);
    long failed = lost;
    while (failed != 0) {
      for (ParityMethod method : METHODS) {
        for (int i = 0; i < 5; i++) {
          array.writeAnywhere(failed, method);
        }
      }
      array.checkAll(failed);
      List<Integer> left = RaidShapes.members(failed);
      int member = left.get((int) array.random.below(left.size()));
      array.rebuild(member, failed);
      failed &= ~(1L << member);
    }
    array.checkAll(0);
    for (long other : RaidShapes.sets(level.shape().members(), level.faultTolerance())) {
      array.checkAll(other); // the parity was rebuilt too
    }
  }

  private static void refused(Executable plan, String what) {
    assertThrows(IllegalArgumentException.class, plan, what);
  }
}
