package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskOp;

final class HardDiskTest {
  private static final String RAPTOR = "wd/wd740gd";

  /** S0-154: no gain from depth 1 to 2, then the step, as every curve of the review shows. */
  @ParameterizedTest
  @CsvSource({"1,127", "2,130", "4,176", "8,224"})
  void theLedgeAtLowLoadFallsOut(int depth, double published) {
    Rig rig = new Rig(RAPTOR, true, 5);
    double found = rig.perSecond(DiskOp.READ, depth, 4_000, 16, rig.anywhere(16));
    assertEquals(published, found, 0.06 * published);
  }

  @Test
  void sequentialRatesAreTheDatasheets() {
    Rig rig = new Rig(RAPTOR, true, 1);
    double outer = rig.perSecond(DiskOp.READ, 1, 2_000, 128, Rig.from(0, 128));
    assertEquals(72e6, outer * 65_536, 1e6);
    double inner = rig.perSecond(DiskOp.READ, 1, 2_000, 128, Rig.from(rig.sectors - 300_000, 128));
    assertEquals(54e6, inner * 65_536, 1e6);
    double written = rig.perSecond(DiskOp.WRITE, 1, 4_000, 128, Rig.from(0, 128));
    assertEquals(72e6, written * 65_536, 4e6);
  }

  @Test
  void withoutTheWriteCacheEverySequentialWriteLosesARevolution() {
    Rig rig = new Rig(RAPTOR, false, 1);
    double through = rig.perSecond(DiskOp.WRITE, 1, 500, 128, Rig.from(0, 128));
    assertTrue(through < 1e9 / 6_000_000, "a revolution takes 6 ms: " + through);
  }

  @Test
  void writesTakeLongerThanReadsByTheSettling() {
    Rig rig = new Rig(RAPTOR, false, 3);
    double reads = rig.perSecond(DiskOp.READ, 1, 4_000, 16, rig.anywhere(16));
    double writes = rig.perSecond(DiskOp.WRITE, 1, 4_000, 16, rig.anywhere(16));
    assertEquals(1.4e6, 1e9 / writes - 1e9 / reads, 0.25e6);
  }

  @Test
  void spindlesDifferInPhaseAndSpeed() {
    Rig first = new Rig(RAPTOR, false, 1);
    Rig second = new Rig(RAPTOR, false, 2);
    long firstNanos = first.nanos(DiskOp.READ, 1_000_000, 8);
    assertNotEquals(firstNanos, second.nanos(DiskOp.READ, 1_000_000, 8));
    assertEquals(firstNanos, new Rig(RAPTOR, false, 1).nanos(DiskOp.READ, 1_000_000, 8));
  }

  @Test
  void aMirrorWaitsForTheLaterOfTwoSpindles() {
    Rig one = new Rig(RAPTOR, false, 1);
    Rig other = new Rig(RAPTOR, false, 2);
    double single = 0;
    double both = 0;
    LongSupplier where = one.anywhere(16);
    for (int i = 0; i < 2_000; i++) {
      long sector = where.getAsLong();
      long a = one.nanos(DiskOp.WRITE, sector, 16);
      long b = other.nanos(DiskOp.WRITE, sector, 16);
      long later = Math.max(a, b);
      one.rest(later - a);
      other.rest(later - b);
      single += a;
      both += later;
    }
    assertTrue(both / single > 1.08, "mirror " + both / single);
  }

  @Test
  void readAheadIsBoundedAndWhatItBroughtIsAHit() {
    Rig rig = new Rig(RAPTOR, true, 1);
    rig.nanos(DiskOp.READ, 0, 128);
    rig.rest(1_000_000_000);
    assertEquals(100_000, rig.nanos(DiskOp.READ, 128 + 300, 128));
    assertEquals(1, rig.disk.state().cacheHits());
    Rig beyond = new Rig(RAPTOR, true, 1);
    beyond.nanos(DiskOp.READ, 0, 128);
    beyond.rest(1_000_000_000);
    assertTrue(beyond.nanos(DiskOp.READ, 128 + 513, 128) > 500_000);
    assertEquals(0, beyond.disk.state().cacheHits());
  }

  @Test
  void aCachedWriteIsAcknowledgedAtOnceAndReachesTheMediaLater() {
    Rig rig = new Rig(RAPTOR, true, 1);
    assertEquals(15_000, rig.nanos(DiskOp.WRITE, 50_000_000, 16));
    assertEquals(16 * 512, rig.disk.state().dirtyBytes());
    rig.rest(100_000_000);
    assertEquals(0, rig.disk.state().dirtyBytes());
    assertEquals(16 * 512, rig.disk.state().mediaBytesWritten());
  }

  @Test
  void whatIsInTheWriteCacheAnswersReads() {
    Rig rig = new Rig(RAPTOR, true, 1);
    rig.nanos(DiskOp.WRITE, 50_000_000, 16);
    assertEquals(100_000, rig.nanos(DiskOp.READ, 50_000_008, 8));
  }

  @Test
  void aForcedWriteWaitsForTheMedia() {
    Rig rig = new Rig(RAPTOR, true, 1);
    rig.disk.submit(3, DiskOp.WRITE, 50_000_000, 16, Disk.FUA, 0);
    rig.rest(1_000_000);
    assertEquals(1, rig.disk.state().queued());
    rig.rest(30_000_000);
    assertEquals(0, rig.disk.state().queued());
    assertEquals(0, rig.disk.state().dirtyBytes());
  }

  @Test
  void ofAnEffectiveDepthOfOneNothingIsGained() {
    Rig shallow = new Rig(RAPTOR, true, 1, Rig.figure(HddKeys.EFFECTIVE_DEPTH, "1"));
    double eight = shallow.perSecond(DiskOp.READ, 8, 3_000, 16, shallow.anywhere(16));
    Rig rig = new Rig(RAPTOR, true, 1);
    double one = rig.perSecond(DiskOp.READ, 1, 3_000, 16, rig.anywhere(16));
    assertEquals(one, eight, 0.04 * one);
  }

  @Test
  void deepQueuesAreOrderedByPosition() {
    Rig rig = new Rig("hitachi/hus156030vls600", false, 1);
    double one = rig.perSecond(DiskOp.READ, 1, 3_000, 8, rig.anywhere(8));
    double deep = rig.perSecond(DiskOp.READ, 64, 6_000, 8, rig.anywhere(8));
    assertTrue(deep > 2.3 * one, one + " alone, " + deep + " at 64");
  }

  /**
   * HP gives 470 for its 15,000 rpm SAS drives, random 4 KiB, deep queue: nothing is fitted to it.
   */
  @Test
  void aFastDriveDoesWhatIsSaidOfItsClass() {
    Rig rig = new Rig("hitachi/hus156030vls600", false, 2);
    assertEquals(470, rig.perSecond(DiskOp.READ, 64, 6_000, 8, rig.anywhere(8)), 0.1 * 470);
  }

  @Test
  void adjacentWritesAreMergedOnTheirWayToTheMedia() {
    Rig rig = new Rig(RAPTOR, true, 1);
    double small = rig.perSecond(DiskOp.WRITE, 1, 20_000, 16, Rig.from(0, 16));
    assertEquals(72e6, small * 8_192, 5e6);
  }

  @Test
  void aFullWriteCacheMakesWritesWaitForTheMedia() {
    Rig cached = new Rig(RAPTOR, true, 1);
    double steady = cached.perSecond(DiskOp.WRITE, 8, 6_000, 16, cached.anywhere(16));
    Rig through = new Rig(RAPTOR, false, 1);
    double direct = through.perSecond(DiskOp.WRITE, 8, 6_000, 16, through.anywhere(16));
    assertTrue(steady > 0.9 * direct, steady + " cached, " + direct + " through");
    assertTrue(steady < 3 * direct, steady + " cached, " + direct + " through");
  }

  @Test
  void queuedWritesThatAdjoinLoseNoRevolutionWhereTheDriveChainsThem() {
    String nearline = "hgst/hus724020als640";
    Rig chains = new Rig(nearline, false, 1);
    double chained = chains.perSecond(DiskOp.WRITE, 4, 4_000, 128, Rig.from(0, 128));
    assertEquals(171e6, chained * 65_536, 5e6);
    Rig plain = new Rig(nearline, false, 1, Rig.figure(HddKeys.CHAINED_WRITES, "no"));
    double turned = plain.perSecond(DiskOp.WRITE, 4, 1_000, 128, Rig.from(0, 128));
    assertTrue(turned < chained / 3, turned + " with turnarounds, " + chained + " chained");
    Rig alone = new Rig(nearline, false, 1);
    double one = alone.perSecond(DiskOp.WRITE, 1, 500, 128, Rig.from(0, 128));
    assertTrue(one < 1e9 / 8_333_333, "what comes too late waits for a revolution: " + one);
  }

  /** Written from the cache, or one command after the other on a drive that chains them. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aStreamOfWritesDoesNotStarveARead(boolean writeCache) {
    Rig rig = new Rig("hitachi/hus156030vls600", writeCache, 1);
    long nanos = rig.readNanosBeside(Rig.from(0, 128), 128, rig.sectors / 2);
    assertTrue(nanos < 100_000_000, nanos + " ns for a read beside writes");
  }

  /** Two streams with several requests each: the one the heads are on goes on, but not for ever. */
  @Test
  void aStreamDoesNotStarveAnother() {
    Rig rig = new Rig(RAPTOR, true, 1);
    LongSupplier near = Rig.from(0, 128);
    LongSupplier far = Rig.from(100_000_000, 128);
    long[] turn = {0};
    rig.perSecond(
        DiskOp.READ, 8, 2_000, 128, () -> turn[0]++ < 7 ? near.getAsLong() : far(turn, far));
    assertTrue(rig.longestNanos < 500_000_000, "waited " + rig.longestNanos);
  }

  private static long far(long[] turn, LongSupplier far) {
    turn[0] = 0;
    return far.getAsLong();
  }
}
