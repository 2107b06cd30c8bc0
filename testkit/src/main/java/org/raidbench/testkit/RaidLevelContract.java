package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
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
    each(RaidDataChecks::capacity);
  }

  @Test
  void whatIsWrittenIsReadBackByEveryParityMethod() {
    each(RaidDataChecks::writtenAndReadBack);
  }

  @Test
  void toleranceIsWhatItSays() {
    each(RaidDataChecks::tolerance);
  }

  @Test
  void everyLossItSurvivesIsRecoveredAndEveryOtherRefused() {
    each(RaidDataChecks::losses);
  }

  @Test
  void degradedWritesAndRebuildsLoseNothing() {
    each(RaidDataChecks::rebuilds);
  }

  @Test
  void aRowHasItsPlacesToItself() {
    each(RaidPlanChecks::rows);
  }

  @Test
  void otherCopiesAreAlternatives() {
    each(RaidPlanChecks::copies);
  }

  @Test
  void whatIsOutOfBoundsIsRefused() {
    each(RaidPlanChecks::bounds);
  }

  @Test
  void plansAreAppendedAndTheSameEachTimeFromAnyThread() {
    each(
        (level, seed) -> {
          List<String> once = RaidPlanChecks.plans(level, seed);
          RaidLevel again = model().create(level.shape());
          IntStream.range(0, 4)
              .parallel()
              .mapToObj(i -> RaidPlanChecks.plans(i % 2 == 0 ? level : again, seed))
              .toList()
              .forEach(plans -> assertEquals(once, plans));
        });
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
}
