package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.function.Executable;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.Steps;
import org.raidbench.api.sim.RandomStream;

/** What plans touch, what is refused, and what a plan had before. */
final class RaidPlanChecks {
  private static final ParityMethod RECONSTRUCT = (members, reconstruct, modify) -> true;
  private static final ParityMethod MODIFY = (members, reconstruct, modify) -> false;

  private RaidPlanChecks() {}

  static void rows(RaidLevel level, long seed) {
    if (!level.hasParity()) {
      return;
    }
    long row = level.rowSectors();
    Set<String> taken = new HashSet<>();
    for (long sector = 0; sector + row <= level.capacitySectors(); sector += row) {
      IoPlan whole = new IoPlan();
      level.planWrite(sector, (int) row, 0, RaidPlanChecks::neverAsked, whole);
      assertEquals(0, whole.reads().count(), "reads of a write of a whole row");
      Set<String> places = places(whole);
      places.forEach(place -> assertTrue(taken.add(place), () -> place + " belongs to two rows"));
      for (ParityMethod method : List.of(RECONSTRUCT, MODIFY)) {
        IoPlan part = new IoPlan();
        level.planWrite(sector + row - 1, 1, 0, method, part);
        assertTrue(
            places.containsAll(places(part)),
            () -> "a write that leaves its row:\n" + PlanText.of(part));
      }
    }
  }

  static void copies(RaidLevel level, long seed) {
    if (!level.hasParity() && level.faultTolerance() > 0) {
      IoPlan plan = new IoPlan();
      level.planRead(0, 1, 0, plan);
      assertEquals(level.faultTolerance(), plan.alternatives(0), "other copies");
    }
  }

  static void bounds(RaidLevel level, long seed) {
    long end = level.capacitySectors();
    long[][] ranges = {
      {-1, 1}, {end, 1}, {end - 1, 2}, {0, 0}, {0, -1}, {Long.MAX_VALUE, 1}, {end + 1, -1}
    };
    for (long[] range : ranges) {
      IoPlan plan = new IoPlan();
      String what = range[1] + " sectors at " + range[0] + " of " + end;
      refused(() -> level.planRead(range[0], (int) range[1], 0, plan), "read " + what);
      refused(() -> level.planWrite(range[0], (int) range[1], 0, MODIFY, plan), "write " + what);
    }
    if (level.faultTolerance() > 0) {
      int strip = level.shape().stripSectors();
      IoPlan plan = new IoPlan();
      refused(() -> level.planRebuild(0, -1, 1, 1, plan), "rebuild before the beginning");
      refused(
          () -> level.planRebuild(0, level.shape().memberSectors(), 1, 1, plan),
          "rebuild after the end");
      refused(() -> level.planRebuild(0, 0, 0, 1, plan), "rebuild of nothing");
      refused(() -> level.planRebuild(0, 1, strip, 1, plan), "rebuild across a strip");
    }
  }

  private static boolean neverAsked(int members, int reconstructReads, int modifyReads) {
    throw new AssertionError("asked for a parity method where a whole row is written");
  }

  private static Set<String> places(IoPlan plan) {
    Set<String> places = new HashSet<>();
    for (Steps steps : List.of(plan.reads(), plan.writes())) {
      for (int i = 0; i < steps.count(); i++) {
        for (long s = steps.sector(i); s < steps.sector(i) + steps.sectors(i); s++) {
          places.add("sector " + s + " of member " + steps.member(i));
        }
      }
    }
    return places;
  }

  /** Plans for random requests, each appended to one that has something in it already. */
  static List<String> plans(RaidLevel level, long seed) {
    RandomStream random = new RandomStream(seed, "plans");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      int sectors = 1 + (int) random.below(Math.min(level.capacitySectors(), 64));
      long sector = random.below(level.capacitySectors() - sectors + 1);
      IoPlan plan = new IoPlan();
      int own = plan.buffer(sectors);
      plan.compute(own, 0, IoPlan.HOST, 0, sectors, 1);
      String before = PlanText.of(plan);
      long failed = level.faultTolerance() > 0 && i % 2 == 1 ? 1 : 0;
      if (random.below(2) == 0) {
        level.planRead(sector, sectors, failed, plan);
      } else {
        level.planWrite(sector, sectors, failed, ParityMethod.FEWEST_READS, plan);
      }
      String text = PlanText.of(plan);
      before.lines().forEach(line -> assertTrue(text.contains(line), () -> "lost: " + line));
      texts.add(text);
    }
    return texts;
  }

  private static void refused(Executable plan, String what) {
    assertThrows(IllegalArgumentException.class, plan, what);
  }
}
