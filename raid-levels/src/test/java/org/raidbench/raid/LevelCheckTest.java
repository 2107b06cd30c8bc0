package org.raidbench.raid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;

/** What is wrong with an array is said in words a user can act on. */
final class LevelCheckTest {
  static RaidLevelModel model(String product) {
    return new RaidLevelsPlugin()
        .raidLevels().stream()
            .filter(m -> m.id().product().equals(product))
            .findFirst()
            .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "raid6  |  3 | 1 | | raid6 needs at least 4 disks, not 3",
        "raid5  |  2 | 1 | | raid5 needs at least 3 disks, not 2",
        "raid1  |  1 | 1 | | raid1 needs at least 2 disks, not 1",
        "raid10 |  7 | 1 | | raid10 needs a multiple of 2 disks in each span, not 7; raid1e takes any number",
        "raid10 |  1 | 1 | | raid10 needs at least 2 disks, not 1",
        "raid1e |  2 | 1 | | raid1e needs at least 3 disks, not 2",
        "raid50 |  5 | 2 | | raid50 needs at least 6 disks, not 5;"
            + " raid50: 5 disks do not divide into 2 equal spans",
        "raid60 |  8 | 1 | | raid60 needs at least 2 spans, not 1",
        "raid60 | 12 | 4 | | raid60 needs at least 4 disks in each span, 12 disks in 4 spans give 3",
        "raid50 |  7 | 2 | | raid50: 7 disks do not divide into 2 equal spans",
        "raid5  |  6 | 2 | | raid5 has no spans, but 2 are asked for",
        "raid0  | 65 | 1 | | raid0 takes at most 64 disks, not 65",
        "raid5  |  4 | 1 | left-symetric"
            + " | raid5 has no layout \"left-symetric\"; nearest: left-symmetric",
        "raid4  |  4 | 1 | rotating"
            + " | raid4 has no layout \"rotating\"; one of: parity-last, parity-first",
        "raid10 |  2 | 1 | near-3 | raid10 layout near-3 needs at least 3 disks, not 2",
        "raid6  |  3 | 2 | far-2"
            + " | raid6 needs at least 4 disks, not 3; raid6 has no spans, but 2 are asked for;"
            + " raid6 has no layout \"far-2\"; one of: ddf-N-continue, ddf-N-restart,"
            + " ddf-zero-restart, left-symmetric, left-asymmetric, right-symmetric,"
            + " right-asymmetric, left-symmetric-6, left-asymmetric-6, right-symmetric-6,"
            + " right-asymmetric-6, parity-first-6",
      })
  void saysWhatIsWrong(String product, int members, int spans, String layout, String faults) {
    String name = layout == null ? "" : layout;
    assertEquals(faults, String.join("; ", model(product).check(members, spans, name)));
  }

  @Test
  void findsNothingWrongWithTheUsual() {
    for (String product : List.of("jbod", "raid0", "raid1", "raid10", "raid5", "raid6", "raid4")) {
      assertEquals(List.of(), model(product).check(4, 1, ""), product);
    }
    assertEquals(List.of(), model("raid1e").check(5, 1, "offset-2"));
    assertEquals(List.of(), model("raid50").check(6, 2, ""));
    assertEquals(List.of(), model("raid60").check(8, 2, "ddf-zero-restart"));
    assertEquals(List.of(), model("raid00").check(4, 2, ""));
    assertEquals(List.of(), model("jbod").check(1, 1, ""));
    assertEquals(List.of(), model("raid10").check(8, 4, ""));
  }

  @Test
  void spansAreAsFewAsDivideTheDisks() {
    assertEquals(1, model("raid5").defaultSpans(9));
    assertEquals(1, model("raid10").defaultSpans(8));
    assertEquals(2, model("raid50").defaultSpans(8));
    assertEquals(3, model("raid50").defaultSpans(9));
    assertEquals(2, model("raid50").defaultSpans(7));
    assertEquals(2, model("raid60").defaultSpans(3));
  }

  @Test
  void defaultsAreTheLayoutsOfMegaRaid() {
    assertEquals("left-symmetric", model("raid5").layouts().get(0));
    assertEquals("ddf-N-continue", model("raid6").layouts().get(0));
    assertEquals("near-2", model("raid10").layouts().get(0));
    assertEquals(1, model("raid50").spec().notCovered().size());
    assertTrue(model("raid60").spec().notCovered().get(1).contains("not published"));
  }

  @Test
  void shapesAtFaultAreRefused() {
    ArrayShape small = new ArrayShape(3, 1, 8, 64, "");
    assertThrows(IllegalArgumentException.class, () -> model("raid6").create(small));
    ArrayShape oneRow = new ArrayShape(4, 1, 8, 8, "far-2");
    assertThrows(IllegalArgumentException.class, () -> model("raid10").create(oneRow));
    ArrayShape huge = new ArrayShape(64, 1, 1 << 30, Long.MAX_VALUE, "");
    for (RaidLevelModel model : new RaidLevelsPlugin().raidLevels()) {
      if (model.check(64, 1, "").isEmpty() && !model.id().product().equals("raid1")) {
        assertThrows(
            IllegalArgumentException.class, () -> model.create(huge), model.id().toString());
      }
    }
  }

  @Test
  void requestsOutsideAreRefused() {
    for (RaidLevelModel model : new RaidLevelsPlugin().raidLevels()) {
      RaidLevel level = model.create(new ArrayShape(8, model.defaultSpans(8), 8, 64, ""));
      long end = level.capacitySectors();
      IoPlan plan = new IoPlan();
      refused(() -> level.planRead(-1, 1, 0, plan));
      refused(() -> level.planRead(0, 0, 0, plan));
      refused(() -> level.planRead(end, 1, 0, plan));
      refused(() -> level.planWrite(end - 1, 2, 0, ParityMethod.FEWEST_READS, plan));
      refused(() -> level.planRead(0, 1, 0xff, plan));
      refused(() -> level.planWrite(0, 1, 0xff, ParityMethod.FEWEST_READS, plan));
      refused(() -> level.planRebuild(0, 0, 8, 0, plan));
      refused(() -> level.planRebuild(0, 60, 8, 1, plan));
      refused(() -> level.planRebuild(0, 4, 8, 1, plan));
      refused(() -> level.planRebuild(8, 0, 8, 1L << 8, plan));
      assertEquals(0, plan.reads().count() + plan.writes().count(), model.id().toString());
      assertEquals(1, plan.buffers(), model.id().toString());
    }
  }

  private static void refused(org.junit.jupiter.api.function.Executable plan) {
    assertThrows(IllegalArgumentException.class, plan);
  }

  @Test
  void isFoundByTheServiceLoader() {
    List<String> names =
        ServiceLoader.load(RaidbenchPlugin.class).stream().map(p -> p.get().name()).toList();
    assertTrue(names.contains("raid-levels"), names::toString);
  }
}
