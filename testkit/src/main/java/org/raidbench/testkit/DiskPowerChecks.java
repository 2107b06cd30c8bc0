package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskStatus;

/** What may be lost with the power, and what not. */
final class DiskPowerChecks {
  private DiskPowerChecks() {}

  static void flush(DiskStand stand) {
    DiskProbe probe = stand.probe();
    int flushTag = probe.tags - 1;
    DiskLoad load = new DiskLoad(probe, stand.seed(), DiskLoad.Mix.WRITES);
    load.start(Math.max(1, flushTag), stand.commands() / 2);
    if (flushTag == 0) {
      probe.drain();
    } else {
      probe.context.runUntil(1 + stand.seed() * 7_000_000);
    }
    int before = probe.endings.size();
    probe.flush(flushTag);
    while (probe.endings.stream().skip(before).noneMatch(e -> e.op() == DiskOp.FLUSH)) {
      assertTrue(probe.context.step(), "a flush that never ends");
    }
    load.stop();
    long later = acknowledgedBytes(probe.endings.subList(before, probe.endings.size()));
    long lost = probe.disk.powerCut();
    assertTrue(
        lost <= later,
        () -> lost + " bytes lost, only " + later + " acknowledged after the flush began");
  }

  static void forcedWrites(DiskStand stand) {
    DiskProbe probe = stand.probe();
    DiskLoad load = new DiskLoad(probe, stand.seed(), DiskLoad.Mix.FORCED_WRITES);
    load.start(probe.tags, stand.commands());
    while (probe.endings.size() < stand.commands() / 2 + stand.seed()) {
      assertTrue(probe.context.step(), "commands that never end");
    }
    load.stop();
    assertEquals(0, probe.disk.powerCut(), "bytes lost of writes that were all forced");
  }

  static void withoutCache(DiskStand stand) {
    DiskProbe probe = stand.withoutWriteCache().probe();
    DiskLoad load = new DiskLoad(probe, stand.seed(), DiskLoad.Mix.WRITES);
    load.start(probe.tags, stand.commands());
    while (probe.endings.size() < stand.commands() / 2 + stand.seed()) {
      assertTrue(probe.context.step(), "commands that never end");
    }
    load.stop();
    assertEquals(0, probe.disk.powerCut(), "bytes lost without a write cache");
  }

  static void powerCut(DiskStand stand) {
    DiskProbe probe = stand.probe();
    DiskLoad load = new DiskLoad(probe, stand.seed(), DiskLoad.Mix.WRITES);
    load.start(probe.tags, stand.commands());
    while (probe.endings.size() < stand.commands() / 2 + stand.seed()) {
      assertTrue(probe.context.step(), "commands that never end");
    }
    load.stop();
    cutAndCheck(probe);
    probe.rest();
    assertThrows(
        IllegalStateException.class,
        () -> probe.disk.submit(0, DiskOp.READ, 0, 1, 0, 0),
        "a command while the power is off");
    probe.disk.powerOn();
    int before = probe.endings.size();
    new DiskLoad(probe, stand.seed(), DiskLoad.Mix.ALL).start(probe.tags, stand.commands());
    probe.drain();
    assertEquals(before + stand.commands(), probe.endings.size(), "ended once more with power");
  }

  private static void cutAndCheck(DiskProbe probe) {
    long now = probe.context.nowNanos();
    int before = probe.endings.size();
    int inFlight = probe.inFlight();
    long dirty = probe.disk.state().dirtyBytes();
    long acknowledged = acknowledgedBytes(probe.endings);
    long lost = probe.disk.powerCut();
    probe.context.runUntil(now);
    assertTrue(
        lost >= 0 && lost <= dirty && dirty <= acknowledged,
        () -> "%d lost of %d dirty of %d acknowledged".formatted(lost, dirty, acknowledged));
    List<DiskProbe.Ending> cut = probe.endings.subList(before, probe.endings.size());
    assertEquals(inFlight, cut.size(), "commands ended by the power cut");
    cut.forEach(ending -> assertEquals(DiskStatus.ABORTED, ending.status(), ending::toString));
    assertEquals(0, probe.disk.state().queued(), "queued without power");
    assertEquals(0, probe.disk.state().dirtyBytes(), "dirty without power");
  }

  static void emptyCaches(DiskStand stand) {
    DiskProbe probe = stand.probe();
    probe.read(0, 64, 8);
    probe.drain();
    probe.read(0, 64, 8);
    probe.drain();
    probe.disk.powerCut();
    probe.disk.powerOn();
    long hits = probe.disk.state().cacheHits();
    probe.read(0, 64, 8);
    probe.drain();
    assertEquals(hits, probe.disk.state().cacheHits(), "hits in an empty cache");
  }

  private static long acknowledgedBytes(List<DiskProbe.Ending> endings) {
    return endings.stream()
        .filter(e -> e.op() == DiskOp.WRITE && e.status() == DiskStatus.OK)
        .mapToLong(DiskProbe.Ending::bytes)
        .sum();
  }
}
