package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.controller.CacheQuota;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.controller.WriteRule;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.fake.FakeDestageView;
import org.raidbench.testkit.fake.FakeMirrorView;
import org.raidbench.testkit.fake.FakePathRuleView;
import org.raidbench.testkit.fake.FakeReadAheadView;
import org.raidbench.testkit.fake.FakeWriteRuleView;

/** Each decision of a controller over random views: within its range, and the same each time. */
final class PartsChecks {
  private static final List<String> LEVELS =
      List.of("jbod", "raid0", "raid1", "raid10", "raid5", "raid50", "raid6", "raid60");

  private PartsChecks() {}

  static void mirrorChoice(MirrorChoice part, RandomStream random) {
    List<FakeMirrorView.Copy> copies = new ArrayList<>();
    int count = 2 + (int) random.below(3);
    for (int i = 0; i < count; i++) {
      long last = random.below(4) == 0 ? 0 : random.below(1L << 31);
      long sector = random.below(3) == 0 ? last : random.below(1L << 31);
      copies.add(new FakeMirrorView.Copy(i, sector, (int) random.below(40), last, last));
    }
    FakeMirrorView view = new FakeMirrorView(1 + (int) random.below(2048), copies);
    int choice = part.choose(view);
    assertTrue(
        choice >= 0 && choice < view.copies(), () -> "copy " + choice + " chosen of " + view);
    assertEquals(choice, part.choose(view), () -> "chosen again of " + view);
  }

  static void parityMethod(ParityMethod part, RandomStream random) {
    int members = 3 + (int) random.below(30);
    int reconstruct = 1 + (int) random.below(members - 1);
    int modify = 1 + (int) random.below(members);
    assertEquals(
        part.reconstruct(members, reconstruct, modify),
        part.reconstruct(members, reconstruct, modify),
        "asked again for the parity method");
  }

  static void readAhead(ReadAhead part, RandomStream random) {
    int strip = 1 << random.below(12);
    FakeReadAheadView view =
        new FakeReadAheadView(
            random.below(2) == 0 ? ReadPolicy.ALWAYS : ReadPolicy.ADAPTIVE,
            1 + (int) random.below(random.below(2) == 0 ? 3 : 1000),
            1 + (int) random.below(2048),
            strip,
            strip * (1 + random.below(30)));
    int ahead = part.aheadSectors(view);
    assertTrue(ahead >= 0, () -> ahead + " sectors ahead of " + view);
    assertEquals(ahead, part.aheadSectors(view), () -> "asked again for " + view);
  }

  static void destage(Destage part, RandomStream random) {
    assertTrue(part.windowRows() >= 1, () -> "a window of " + part.windowRows() + " rows");
    int commands = 1 + (int) random.below(4096);
    int solid = part.solidStateWindowRows(commands);
    assertTrue(solid >= 1, () -> solid + " rows for disks that take " + commands + " commands");
    FakeDestageView view = new FakeDestageView();
    int rows = (int) random.below(20);
    for (int i = 0; i < rows; i++) {
      view.dirty(random.below(1000), 1 + (int) random.below(8));
    }
    boolean full = random.below(2) == 0;
    view.limit(full ? Math.max(1, view.dirtyLines()) : view.dirtyLines() + 64)
        .last(random.below(3) == 0 ? Destage.NONE : random.below(1000))
        .reads((int) random.below(3))
        .idle(random.below(2) == 0 ? 0 : random.below(10_000_000_000L));
    long row = part.next(view);
    assertEquals(row, part.next(view), () -> "asked again for " + view);
    if (row != Destage.NONE) {
      assertTrue(
          row >= 0 && view.dirtyRowFrom(row) == row, () -> "row " + row + " chosen of " + view);
    }
    assertFalse(
        full && view.dirtyLines() > 0 && row == Destage.NONE,
        () -> "nothing is destaged of a full cache: " + view);
  }

  static void cacheQuota(CacheQuota part, RandomStream random) {
    int lines = (int) random.below(1 << random.below(24));
    int arrays = 1 + (int) random.below(64);
    boolean writeBack = random.below(2) == 0;
    int limit = part.dirtyLimitLines(lines, arrays, writeBack);
    assertTrue(limit >= 0 && limit <= lines, () -> limit + " dirty lines of " + lines);
    assertEquals(limit, part.dirtyLimitLines(lines, arrays, writeBack), "asked again for a quota");
  }

  static void writeRule(WriteRule part, RandomStream random) {
    boolean fitted = random.below(2) == 0;
    WritePolicy asked = WritePolicy.values()[(int) random.below(3)];
    boolean ready = fitted && random.below(2) == 0;
    FakeWriteRuleView view = new FakeWriteRuleView(asked, fitted, ready, (int) random.below(3));
    boolean back = part.writeBack(view);
    assertEquals(back, part.writeBack(view), () -> "asked again for " + view);
    assertFalse(
        back && asked == WritePolicy.THROUGH, () -> "writes back though asked not to: " + view);
    assertFalse(
        back && asked == WritePolicy.BACK && !ready,
        () -> "writes back without protection, and is not forced to: " + view);
  }

  static void pathRule(PathRule part, RandomStream random) {
    Policy policy =
        new Policy(
            ReadPolicy.values()[(int) random.below(3)],
            WritePolicy.values()[(int) random.below(3)],
            IoPolicy.values()[(int) random.below(2)],
            random.below(2) == 0);
    FakePathRuleView view =
        new FakePathRuleView(
            random.below(2) == 0,
            LEVELS.get((int) random.below(LEVELS.size())),
            policy,
            random.below(4) == 0);
    for (boolean write : new boolean[] {false, true}) {
      boolean fast = part.fast(view, write);
      assertEquals(fast, part.fast(view, write), () -> "asked again for " + view);
      assertFalse(fast && !view.unlocked(), () -> "a fast path where there is none: " + view);
    }
  }
}
