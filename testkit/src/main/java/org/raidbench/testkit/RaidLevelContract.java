package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.raid.Steps;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Key;

/**
 * What every RAID level keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyLevelTest extends RaidLevelContract {
 *   @Override
 *   protected RaidLevelModel model() {
 *     return new MyLevelModel();
 *   }
 * }
 * }</pre>
 *
 * <p>Plans are carried out on bytes, with an arithmetic of the contract's own. Every loss of
 * members that the level says it survives is tried, and what it says it does not survive must be
 * refused.
 */
public abstract class RaidLevelContract extends ModelContract<RaidLevelModel> {
  private static final ParityMethod RECONSTRUCT = (members, reconstruct, modify) -> true;
  private static final ParityMethod MODIFY = (members, reconstruct, modify) -> false;
  private static final List<ParityMethod> METHODS =
      List.of(ParityMethod.FEWEST_READS, RECONSTRUCT, MODIFY);

  /** For subclasses. */
  protected RaidLevelContract() {}

  /**
   * The shapes to test.
   *
   * @return at least one; all that the model takes of up to 9 members unless overridden
   */
  protected List<ArrayShape> shapes() {
    return RaidShapes.of(model(), 9);
  }

  @Override
  protected final List<Key> requiredKeys() {
    return List.of();
  }

  @Override
  protected final List<Key> knownKeys() {
    return List.of();
  }

  @Test
  void layoutsAreNamedOnce() {
    List<String> layouts = model().layouts();
    assertFalse(layouts.isEmpty(), "no layout");
    assertEquals(layouts.size(), new HashSet<>(layouts).size(), () -> "twice in " + layouts);
    layouts.forEach(layout -> assertOneLine("layout", layout));
  }

  @Test
  void whatCheckFindsNothingWrongWithIsMadeAndTheRestIsRefused() {
    List<String> layouts = new ArrayList<>(model().layouts());
    layouts.add("");
    layouts.add("no-such-layout");
    for (String layout : layouts) {
      for (int members = 0; members <= ArrayShape.MAX_MEMBERS + 1; members++) {
        for (int spans : new int[] {0, 1, 2, members}) {
          checkAgreesWithCreate(members, spans, layout);
        }
      }
    }
  }

  private void checkAgreesWithCreate(int members, int spans, String layout) {
    List<String> faults = model().check(members, spans, layout);
    String what = "%d members, %d spans, layout \"%s\"".formatted(members, spans, layout);
    faults.forEach(fault -> assertOneLine(what, fault));
    if (faults.isEmpty()) {
      assertFalse(layout.equals("no-such-layout"), "an unknown layout is taken");
      ArrayShape shape = new ArrayShape(members, spans, 8, 800, layout);
      assertEquals(shape, model().create(shape).shape(), what);
    } else {
      assertThrows(
          IllegalArgumentException.class,
          () -> model().create(new ArrayShape(members, spans, 8, 800, layout)),
          what);
    }
  }

  @Test
  void theUsualNumberOfSpansIsOneThatWorks() {
    for (int members = 1; members <= ArrayShape.MAX_MEMBERS; members++) {
      int n = members;
      boolean some = IntStream.rangeClosed(1, n).anyMatch(s -> model().check(n, s, "").isEmpty());
      int spans = model().defaultSpans(n);
      assertTrue(spans >= 1, () -> spans + " spans of " + n + " members");
      if (some) {
        assertEquals(List.of(), model().check(n, spans, ""), () -> "spans of " + n + " members");
      }
    }
  }

  @Test
  void capacityIsNoMoreThanTheRedundancyLeaves() {
    each(
        (level, seed) -> {
          ArrayShape shape = level.shape();
          long used = shape.memberSectors() / shape.stripSectors() * shape.stripSectors();
          long most = used * (shape.members() - level.faultTolerance());
          assertTrue(
              level.capacitySectors() > 0 && level.capacitySectors() <= most,
              () -> "capacity " + level.capacitySectors() + " of at most " + most);
          assertTrue(level.rowSectors() > 0, () -> "rows of " + level.rowSectors());
        });
  }

  @Test
  void whatIsWrittenIsReadBackByEveryParityMethod() {
    each(
        (level, seed) -> {
          ArrayProbe array = new ArrayProbe(level, seed);
          for (ParityMethod method : METHODS) {
            array.fill(0, method);
            array.checkAll(0);
            for (int i = 0; i < 10; i++) {
              array.writeAnywhere(0, method);
            }
            array.checkAll(0);
          }
        });
  }

  @Test
  void toleranceIsWhatItSays() {
    each(
        (level, seed) -> {
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
        });
  }

  @Test
  void everyLossItSurvivesIsRecoveredAndEveryOtherRefused() {
    each(
        (level, seed) -> {
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
        });
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

  @Test
  void degradedWritesAndRebuildsLoseNothing() {
    each(
        (level, seed) -> {
          int members = level.shape().members();
          for (int size = 1; size <= level.faultTolerance(); size++) {
            List<Long> sets = RaidShapes.sets(members, size);
            RandomStream random = new RandomStream(seed, "losses");
            for (int i = 0; i < 4; i++) {
              loseAndRebuild(level, seed, sets.get((int) random.below(sets.size())));
            }
          }
        });
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

  @Test
  void aRowHasItsPlacesToItself() {
    each(
        (level, seed) -> {
          if (!level.hasParity()) {
            return;
          }
          long row = level.rowSectors();
          Set<String> taken = new HashSet<>();
          for (long sector = 0; sector + row <= level.capacitySectors(); sector += row) {
            IoPlan whole = new IoPlan();
            level.planWrite(sector, (int) row, 0, RaidLevelContract::neverAsked, whole);
            assertEquals(0, whole.reads().count(), "reads of a write of a whole row");
            Set<String> places = places(whole);
            places.forEach(
                place -> assertTrue(taken.add(place), () -> place + " belongs to two rows"));
            for (ParityMethod method : METHODS) {
              IoPlan part = new IoPlan();
              level.planWrite(sector + row - 1, 1, 0, method, part);
              assertTrue(
                  places.containsAll(places(part)),
                  () -> "a write that leaves its row:\n" + PlanText.of(part));
            }
          }
        });
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

  @Test
  void otherCopiesAreAlternatives() {
    each(
        (level, seed) -> {
          if (!level.hasParity() && level.faultTolerance() > 0) {
            IoPlan plan = new IoPlan();
            level.planRead(0, 1, 0, plan);
            assertEquals(level.faultTolerance(), plan.alternatives(0), "other copies");
          }
        });
  }

  @Test
  void whatIsOutOfBoundsIsRefused() {
    each(
        (level, seed) -> {
          long end = level.capacitySectors();
          long[][] ranges = {
            {-1, 1}, {end, 1}, {end - 1, 2}, {0, 0}, {0, -1}, {Long.MAX_VALUE, 1}, {end + 1, -1}
          };
          for (long[] range : ranges) {
            IoPlan plan = new IoPlan();
            String what = range[1] + " sectors at " + range[0] + " of " + end;
            refused(() -> level.planRead(range[0], (int) range[1], 0, plan), "read " + what);
            refused(
                () -> level.planWrite(range[0], (int) range[1], 0, MODIFY, plan), "write " + what);
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
        });
  }

  @Test
  void plansAreAppendedAndTheSameEachTimeFromAnyThread() {
    each(
        (level, seed) -> {
          List<String> once = plans(level, seed);
          RaidLevel again = model().create(level.shape());
          IntStream.range(0, 4)
              .parallel()
              .mapToObj(i -> plans(i % 2 == 0 ? level : again, seed))
              .toList()
              .forEach(plans -> assertEquals(once, plans));
        });
  }

  private static List<String> plans(RaidLevel level, long seed) {
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

  private interface LevelTest {
    void run(RaidLevel level, long seed);
  }

  private void each(LevelTest test) {
    List<ArrayShape> shapes = shapes();
    assertFalse(shapes.isEmpty(), "no shape to test");
    for (ArrayShape shape : shapes) {
      RaidLevel level = model().create(shape);
      Sweep.seeds(
          getClass(),
          1,
          seed -> {
            try {
              test.run(level, seed);
            } catch (AssertionError e) {
              throw new AssertionError(model().id() + ", " + shape + ": " + e.getMessage(), e);
            }
          });
    }
  }

  private static void refused(Executable plan, String what) {
    assertThrows(IllegalArgumentException.class, plan, what);
  }
}
