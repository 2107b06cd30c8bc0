package org.raidbench.lsi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.FakeAccess;
import org.raidbench.testkit.fake.FakeLines;
import org.raidbench.testkit.fake.ManualContext;

/** What the read-only pool takes in, gives up, and refuses. */
final class CacheCadeTest {
  private static final CacheCade MODEL = CacheCade.version1();

  private static CacheDevice create(Spec spec) {
    return MODEL.create(new ManualContext(), spec, CacheMode.READ_ONLY);
  }

  @Test
  void takesInWhatIsReadTwice() {
    CacheDevice cache = create(MODEL.spec());
    assertFalse(cache.admit(new FakeAccess(false, 8, 1, 1)));
    assertTrue(cache.admit(new FakeAccess(false, 8, 1, 2)));
    assertFalse(cache.admit(new FakeAccess(true, 8, 1, 2)), "a write of a read-only pool");
    assertEquals(128, cache.lineSectors());
    assertFalse(cache.needsProtection());
    assertEquals(Long.MAX_VALUE, cache.fillBytesPerSecond());
  }

  @Test
  void letsStreamsPassBy() {
    CacheDevice cache = create(MODEL.spec());
    assertTrue(cache.admit(new FakeAccess(false, 8, 3, 2)));
    assertFalse(cache.admit(new FakeAccess(false, 8, 4, 2)));
  }

  @Test
  void admissionIsAFigure() {
    Figure first = Figure.of(CacheKeys.ADMIT_TOUCHES, "1", Certainty.GIVEN, "test", List.of());
    assertTrue(create(MODEL.spec().with(first)).admit(new FakeAccess(false, 8, 1, 1)));
  }

  @Test
  void givesUpTheOldestLineThatIsFree() {
    CacheDevice cache = create(MODEL.spec());
    assertEquals(
        4,
        cache.victim(
            new FakeLines(
                List.of(
                    new FakeLines.Line(7, false, 0),
                    new FakeLines.Line(4, true, 9),
                    new FakeLines.Line(5, true, 0)))));
    assertEquals(
        CacheDevice.NONE, cache.victim(new FakeLines(List.of(new FakeLines.Line(7, false, 0)))));
    assertEquals(CacheDevice.NONE, cache.victim(new FakeLines(List.of())));
  }

  @Test
  void saysWhatIsWrongWithAPool() {
    List<String> ssds = Collections.nCopies(2, "intel/ssd-520-120gb");
    assertEquals(List.of(), MODEL.check("raid0", CacheMode.READ_ONLY, ssds, 240_000_000_000L));
    assertEquals(
        List.of(
            "lsi/cachecade-1.0 offers raid0, not raid1",
            "lsi/cachecade-1.0 offers read-only, not write-back",
            "lsi/cachecade-1.0 takes at most 32 SSDs, not 33",
            "lsi/cachecade-1.0 holds at most 512GB, not 512000000001 bytes"),
        MODEL.check(
            "raid1",
            CacheMode.WRITE_BACK,
            Collections.nCopies(33, "intel/ssd-520-120gb"),
            512_000_000_001L));
  }

  @Test
  void theSecondVersionTakesWritesAtOnce() {
    CacheCade second = CacheCade.version2();
    CacheDevice back = second.create(new ManualContext(), second.spec(), CacheMode.WRITE_BACK);
    assertTrue(back.admit(new FakeAccess(true, 8, 1, 1)));
    assertFalse(back.admit(new FakeAccess(true, 8, 4, 1)), "of a stream");
    assertFalse(back.admit(new FakeAccess(false, 8, 1, 1)), "a read");
    CacheDevice through =
        second.create(new ManualContext(), second.spec(), CacheMode.WRITE_THROUGH);
    assertFalse(through.admit(new FakeAccess(true, 8, 1, 2)), "a write-through brings nothing in");
  }

  @Test
  void writingBackWithoutRedundancyIsAdvisedAgainst() {
    CacheCade second = CacheCade.version2();
    assertEquals(1, second.advice("raid0", CacheMode.WRITE_BACK).size());
    assertEquals(List.of(), second.advice("raid0", CacheMode.WRITE_THROUGH));
    assertEquals(List.of(), second.advice("raid1", CacheMode.WRITE_BACK));
  }

  @Test
  void theNytroCacheIsMadeOfItsOwnModules() {
    CacheCade nytro = CacheCade.nytro();
    List<String> own = Collections.nCopies(2, "lsi/nytro-8110-module");
    assertEquals(List.of(), nytro.check("raid1", CacheMode.WRITE_BACK, own, 100_000_000_000L));
    assertEquals(
        List.of(
            "lsi/nytro-cache is made of lsi/nytro-8100-module, lsi/nytro-8110-module,"
                + " lsi/nytro-8120-module, not intel/520-120gb"),
        nytro.check(
            "raid1",
            CacheMode.WRITE_BACK,
            Collections.nCopies(2, "intel/520-120gb"),
            120_000_000_000L));
  }
}
