package org.raidbench.disks.ssd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.testkit.fake.ManualContext;

/** The mechanisms of the SSD model, each seen on a small drive of round figures. */
final class SsdTest {
  private static final int PAGE = 4096;

  /** 16 dies of 16 KiB pages, programmed in 1 ms each: 256 KiB a millisecond. */
  private static DiskModel drive(String... pairs) {
    Map<String, String> figures =
        new TreeMap<>(
            Map.of(
                "capacity", "1GiB",
                "over-provisioning", "25 %",
                "random-read", "100000",
                "random-write", "50000",
                "sequential-read", "500MB/s",
                "sequential-write", "262144000B/s",
                "read-latency", "100us",
                "dies", "16",
                "channels", "8",
                "buffer", "1MiB"));
    for (int i = 0; i < pairs.length; i += 2) {
      figures.put(pairs[i], pairs[i + 1]);
    }
    return new SsdReader().readFigures("small", figures);
  }

  private static Load load(DiskModel model, boolean writeCache, DiskStart start) {
    return new Load(model, new DiskSetup(writeCache, start));
  }

  @Test
  void mediaWearsByTheAmplificationThatTheorySays() {
    Load load = load(drive(), true, DiskStart.STEADY);
    load.rate(DiskOp.WRITE, false, PAGE, 32, 20_000);
    var before = load.disk.state();
    load.rate(DiskOp.WRITE, false, PAGE, 32, 60_000);
    var after = load.disk.state();
    double host = after.bytesWritten() - before.bytesWritten();
    double media = after.mediaBytesWritten() - before.mediaBytesWritten();
    // u = exp(-(1 - u) 1.25) at u = 0.6288
    assertEquals(1 / (1 - 0.6288), media / host, 0.05);
  }

  @Test
  void sequentialWritesWearNoMoreThanTheyAre() {
    Load load = load(drive(), true, DiskStart.FRESH);
    load.rate(DiskOp.WRITE, true, 256 << 10, 8, 5_000); // more than the flash holds
    var state = load.disk.state();
    assertEquals(1, (double) state.mediaBytesWritten() / state.bytesWritten(), 0.01);
  }

  /** S1-005, S1-006, S1-066: what is left of a drive with little flash to spare. */
  @Test
  void littleSpareFlashFallsApartAndPlentyDoesNot() {
    double[] left = new double[2];
    String[] spare = {"7 %", "70 %"};
    for (int i = 0; i < 2; i++) {
      Load load =
          load(drive("capacity", "128MiB", "over-provisioning", spare[i]), true, DiskStart.FRESH);
      double fresh = load.rate(DiskOp.WRITE, false, PAGE, 32, 10_000);
      load.rate(DiskOp.WRITE, false, PAGE, 32, 160_000); // five times its capacity
      left[i] = load.rate(DiskOp.WRITE, false, PAGE, 32, 20_000) / fresh;
    }
    assertTrue(left[0] < 0.25, "7 %: " + left[0]);
    assertTrue(left[1] > 0.75, "70 %: " + left[1]);
  }

  @Test
  void collectionSlowsReads() {
    Load fresh = load(drive(), true, DiskStart.FRESH);
    fresh.mixedRate(70, PAGE, 8, 20_000);
    Load steady = load(drive(), true, DiskStart.STEADY);
    steady.mixedRate(70, PAGE, 8, 20_000);
    assertTrue(
        steady.meanReadLatencyNanos() > 1.3 * fresh.meanReadLatencyNanos(),
        steady.meanReadLatencyNanos() + " against " + fresh.meanReadLatencyNanos());
  }

  @Test
  void aLargeRequestCostsFewEvents() {
    for (DiskOp op : List.of(DiskOp.READ, DiskOp.WRITE)) {
      Load load = load(drive(), true, DiskStart.FRESH);
      load.rate(op, true, 1 << 20, 4, 100);
      assertTrue(load.events() <= 100 * 18, op + ": " + load.events() + " events");
    }
  }

  @Test
  void withoutAWriteCacheAWriteTakesAsLongAsItsPageIsProgrammed() {
    Load cached = load(drive(), true, DiskStart.FRESH);
    cached.rate(DiskOp.WRITE, false, PAGE, 1, 1_000);
    assertTrue(cached.meanLatencyNanos() < 50_000, "cached " + cached.meanLatencyNanos());
    Load uncached = load(drive(), false, DiskStart.FRESH);
    uncached.rate(DiskOp.WRITE, false, PAGE, 1, 1_000);
    assertTrue(uncached.meanLatencyNanos() > 1_000_000, "off " + uncached.meanLatencyNanos());
    assertTrue(uncached.meanLatencyNanos() < 1_200_000, "off " + uncached.meanLatencyNanos());
    Load guarded = load(drive("power-loss-protection", "yes"), false, DiskStart.FRESH);
    guarded.rate(DiskOp.WRITE, false, PAGE, 1, 1_000);
    assertEquals(cached.meanLatencyNanos(), guarded.meanLatencyNanos(), 1, "protected");
  }

  @Test
  void uncachedWritesShareAPageWhenManyWait() {
    Load one = load(drive(), false, DiskStart.FRESH);
    one.rate(DiskOp.WRITE, false, PAGE, 1, 500);
    assertEquals(4.0, wear(one), 0.01);
    Load many = load(drive("tags", "256"), false, DiskStart.FRESH);
    many.rate(DiskOp.WRITE, false, PAGE, 256, 5_000);
    assertTrue(wear(many) < 1.5, "wear " + wear(many));
  }

  private static double wear(Load load) {
    var state = load.disk.state();
    return (double) state.mediaBytesWritten() / state.bytesWritten();
  }

  @Test
  void aFlushWaitsForWhatTheBufferHeldAndForNothingLater() {
    ManualContext context = new ManualContext();
    List<Integer> ended = new ArrayList<>();
    DiskModel model = drive("sequential-write", "26214400B/s"); // a page takes 10 ms
    Disk disk =
        model.create(
            context,
            model.spec(),
            new DiskSetup(true, DiskStart.FRESH),
            (tag, status, first) -> ended.add(tag));
    disk.submit(0, DiskOp.WRITE, 0, 8, 0, 0);
    context.runUntil(1_000_000);
    disk.submit(1, DiskOp.FLUSH, 0, 0, 0, 0);
    context.runUntil(2_000_000);
    disk.submit(2, DiskOp.WRITE, 4096, 8, 0, context.nowNanos());
    context.runUntil(10_000_000);
    assertEquals(List.of(0, 2), ended);
    assertEquals(8192, disk.state().dirtyBytes());
    context.runUntil(13_000_000);
    assertEquals(List.of(0, 2, 1), ended);
    assertEquals(4096, disk.state().dirtyBytes(), "what came after the flush");
    assertEquals(4096, disk.powerCut());
  }

  @Test
  void capacitorsSaveWhatTheBufferHolds() {
    ManualContext context = new ManualContext();
    DiskModel model = drive("power-loss-protection", "yes");
    Disk disk =
        model.create(
            context,
            model.spec(),
            new DiskSetup(true, DiskStart.FRESH),
            (tag, status, first) -> {});
    disk.submit(0, DiskOp.WRITE, 0, 8, 0, 0);
    context.runUntil(1_000_000);
    assertEquals(4096, disk.state().dirtyBytes());
    assertEquals(0, disk.state().mediaBytesWritten());
    assertEquals(0, disk.powerCut());
    assertEquals(0, disk.state().dirtyBytes());
    assertEquals(16_384, disk.state().mediaBytesWritten(), "one page, filled up");
  }

  @Test
  void aMappingUnitLargerThanAWriteIsWrittenWhole() {
    Load load = load(drive("mapping-unit", "32KiB"), true, DiskStart.FRESH);
    load.rate(DiskOp.WRITE, false, PAGE, 32, 20_000);
    assertEquals(8, wear(load), 0.1);
  }

  @Test
  void aBufferSmallerThanAWriteLetsItThroughPieceByPiece() {
    Load load = load(drive("buffer", "64KiB"), true, DiskStart.FRESH);
    double rate = load.rate(DiskOp.WRITE, true, 1 << 20, 4, 50);
    assertTrue(rate > 10, "commands a second: " + rate);
  }

  @Test
  void dataLeavesTheDiskWhileItIsStillBeingRead() {
    ManualContext context = new ManualContext();
    long[] firstByte = new long[1];
    long[] end = new long[1];
    DiskModel model = drive();
    Disk disk =
        model.create(
            context,
            model.spec(),
            new DiskSetup(true, DiskStart.FRESH),
            (tag, status, first) -> {
              firstByte[0] = first;
              end[0] = context.nowNanos();
            });
    disk.submit(0, DiskOp.READ, 0, 2048, 0, 0);
    context.runAll();
    // One page has come over its channel after some 170 us; all passed the interface after 2.1 ms.
    assertTrue(firstByte[0] < 250_000, "first byte at " + firstByte[0]);
    assertEquals(2_180_000, end[0], 50_000);
  }
}
