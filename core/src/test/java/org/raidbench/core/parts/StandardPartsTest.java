package org.raidbench.core.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.MemberOrder;
import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.FakeDestageView;
import org.raidbench.testkit.fake.FakeMirrorView;
import org.raidbench.testkit.fake.FakePathRuleView;
import org.raidbench.testkit.fake.FakeReadAheadView;
import org.raidbench.testkit.fake.FakeWriteRuleView;

final class StandardPartsTest {
  private static final Spec NO_FIGURES = Spec.builder().build();

  private final StandardParts parts = new StandardParts(Parts.STANDARD, NO_FIGURES);

  @Test
  void aControllersOwnPartWins() {
    MirrorChoice own = view -> 1;
    assertSame(
        own, new StandardParts(Parts.STANDARD.withMirrorChoice(own), NO_FIGURES).mirrorChoice());
    assertEquals(MemberOrder.FIRST_COME, parts.memberOrder());
  }

  @Test
  void aStreamStaysOnItsDiskThenTheNearestHeadThenTheShorterQueue() {
    assertEquals(1, choice(copy(500, 9, 100), copy(500, 50, 500)), "continues the stream");
    assertEquals(
        1,
        choice(copy(500, 9, 450), new FakeMirrorView.Copy(0, 500, 50, 100, 500)),
        "continues what has only been sent, though the other head is nearer");
    assertEquals(0, choice(copy(500, 9, 450), copy(500, 0, 600)), "nearer head");
    assertEquals(1, choice(copy(500, 9, 450), copy(500, 2, 550)), "equally near: shorter queue");
    assertEquals(0, choice(copy(500, 2, 450), copy(500, 2, 550)), "else the first");
  }

  private static FakeMirrorView.Copy copy(long sector, int queued, long lastSector) {
    return new FakeMirrorView.Copy(0, sector, queued, lastSector, lastSector);
  }

  private int choice(FakeMirrorView.Copy... copies) {
    return parts.mirrorChoice().choose(new FakeMirrorView(8, List.of(copies)));
  }

  @Test
  void adaptiveReadsAheadFromTheSecondSequentialRead() {
    assertEquals(0, ahead(ReadPolicy.ADAPTIVE, 1));
    assertEquals(512, ahead(ReadPolicy.ADAPTIVE, 2));
    assertEquals(128, ahead(ReadPolicy.ALWAYS, 1));
    assertEquals(512, ahead(ReadPolicy.ALWAYS, 3));
  }

  @Test
  void readsAsFarAheadOfAStreamAsTheControllerIsSaidTo() {
    assertEquals(0, specifiedAhead("0B", ReadPolicy.ADAPTIVE), "never");
    assertEquals(128, specifiedAhead("0B", ReadPolicy.ALWAYS), "the strip of every read");
    assertEquals(64, specifiedAhead("32KiB", ReadPolicy.ADAPTIVE));
    assertEquals(2048, specifiedAhead("1MiB", ReadPolicy.ALWAYS));
  }

  private static int specifiedAhead(String shown, ReadPolicy policy) {
    Spec spec = Spec.builder().assumed(ControllerKeys.STREAM_READ_AHEAD, shown, "a test").build();
    return ahead(new StandardParts(Parts.STANDARD, spec), policy, 2);
  }

  private int ahead(ReadPolicy policy, int consecutive) {
    return ahead(parts, policy, consecutive);
  }

  @Test
  void aLoneReadBringsInWhatTheSpecificationSays() {
    Spec none = Spec.builder().assumed(ControllerKeys.LONE_READ_AHEAD, "0B", "test").build();
    StandardParts quiet = new StandardParts(Parts.STANDARD, none);
    assertEquals(0, ahead(quiet, ReadPolicy.ALWAYS, 1));
    assertEquals(512, ahead(quiet, ReadPolicy.ALWAYS, 2), "a stream gets its row");
    Spec some = Spec.builder().assumed(ControllerKeys.LONE_READ_AHEAD, "16KiB", "test").build();
    assertEquals(32, ahead(new StandardParts(Parts.STANDARD, some), ReadPolicy.ALWAYS, 1));
    assertEquals(0, ahead(new StandardParts(Parts.STANDARD, some), ReadPolicy.ADAPTIVE, 1));
  }

  private static int ahead(StandardParts parts, ReadPolicy policy, int consecutive) {
    return parts.readAhead().aheadSectors(new FakeReadAheadView(policy, consecutive, 16, 128, 512));
  }

  @Test
  void destagingSweepsAndStartsOver() {
    FakeDestageView view = new FakeDestageView().limit(100);
    assertEquals(Destage.NONE, parts.destage().next(view), "nothing is dirty");
    view.dirty(5, 40).dirty(9, 40);
    assertEquals(5, parts.destage().next(view));
    assertEquals(9, parts.destage().next(view.last(5)));
    assertEquals(5, parts.destage().next(view.last(9)));
    assertEquals(4, parts.destage().windowRows());
  }

  @Test
  void destagingGivesWayToReadsUntilThreeQuartersAreTaken() {
    FakeDestageView half = new FakeDestageView().limit(100).dirty(1, 60);
    assertEquals(1, parts.destage().next(half));
    assertEquals(Destage.NONE, parts.destage().next(half.reads(1)));
    FakeDestageView full = new FakeDestageView().limit(100).dirty(1, 75).reads(1);
    assertEquals(1, parts.destage().next(full));
  }

  @Test
  void destagingWaitsForQuietWhileThereIsLittle() {
    FakeDestageView little = new FakeDestageView().limit(100).dirty(1, 3);
    assertEquals(Destage.NONE, parts.destage().next(little.idle(1_000_000)));
    assertEquals(1, parts.destage().next(little.idle(1_000_000_000)));
  }

  @Test
  void writingBackNeedsAReadyProtectionUnlessForced() {
    assertTrue(back(WritePolicy.BACK, true));
    assertFalse(back(WritePolicy.BACK, false));
    assertTrue(back(WritePolicy.FORCED_BACK, false));
    assertFalse(back(WritePolicy.THROUGH, true));
  }

  private boolean back(WritePolicy asked, boolean ready) {
    return parts.writeRule().writeBack(new FakeWriteRuleView(asked, ready, ready, 0));
  }

  @Test
  void theFastPathIsForUncachedReadsAndForWritesOfRaid0() {
    Policy uncached = policy(ReadPolicy.NONE, WritePolicy.THROUGH, IoPolicy.DIRECT);
    assertTrue(fast(true, "raid5", uncached, false));
    assertTrue(fast(true, "raid0", uncached, true));
    assertFalse(fast(true, "raid5", uncached, true), "writes on RAID 0 only");
    assertFalse(fast(false, "raid0", uncached, false), "locked");
    assertFalse(
        fast(true, "raid0", policy(ReadPolicy.ADAPTIVE, WritePolicy.THROUGH, IoPolicy.DIRECT)));
    assertFalse(fast(true, "raid0", policy(ReadPolicy.NONE, WritePolicy.BACK, IoPolicy.DIRECT)));
    assertFalse(fast(true, "raid0", policy(ReadPolicy.NONE, WritePolicy.THROUGH, IoPolicy.CACHED)));
  }

  private static Policy policy(ReadPolicy read, WritePolicy write, IoPolicy io) {
    return new Policy(read, write, io, false);
  }

  private boolean fast(boolean unlocked, String level, Policy policy) {
    return fast(unlocked, level, policy, false);
  }

  private boolean fast(boolean unlocked, String level, Policy policy, boolean write) {
    return parts.pathRule().fast(new FakePathRuleView(unlocked, level, policy, false), write);
  }

  @Test
  void aQuarterOfTheCacheIsKeptForReads() {
    assertEquals(75, parts.cacheQuota().dirtyLimitLines(100, 2, true));
    assertEquals(0, parts.cacheQuota().dirtyLimitLines(100, 2, false));
    assertEquals(1, parts.cacheQuota().dirtyLimitLines(1, 2, true));
  }
}
