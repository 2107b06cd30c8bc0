package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;

/** How commands are taken, refused, ended and counted. */
final class DiskCommandChecks {
  private DiskCommandChecks() {}

  static void endsOnce(DiskStand stand) {
    DiskProbe probe = stand.probe();
    new DiskLoad(probe, stand.seed(), DiskLoad.Mix.ALL).start(probe.tags, stand.commands());
    probe.drain();
    assertEquals(stand.commands(), probe.endings.size(), "commands ended");
    probe.rest();
    assertEquals(stand.commands(), probe.endings.size(), "commands ended after a rest");
    assertEquals(0, probe.disk.state().queued(), "queued after a rest");
  }

  static void tagsAreFree(DiskStand stand) {
    DiskProbe probe = stand.probe();
    new DiskLoad(probe, stand.seed(), DiskLoad.Mix.ALL).start(1, stand.commands());
    probe.drain();
    assertEquals(stand.commands(), probe.endings.size(), "commands ended");
  }

  static void wholeRange(DiskStand stand) {
    DiskProbe probe = stand.probe();
    int most = (int) Math.min(2048, probe.capacitySectors);
    long last = probe.capacitySectors - 1;
    for (Runnable command :
        List.<Runnable>of(
            () -> probe.read(0, 0, 1),
            () -> probe.read(0, last, 1),
            () -> probe.write(0, 0, 1, 0),
            () -> probe.write(0, last, 1, Disk.FUA),
            () -> probe.read(0, 0, most),
            () -> probe.write(0, probe.capacitySectors - most, most, 0))) {
      command.run();
      probe.drain();
    }
    probe.endings.forEach(ending -> assertEquals(DiskStatus.OK, ending.status()));
  }

  static void writesAwaitData(DiskStand stand) {
    DiskProbe probe = stand.probe();
    for (int flags : new int[] {0, Disk.FUA}) {
      for (long waitNanos : new long[] {1, 1_000_000, 10_000_000_000L}) {
        long data = probe.context.nowNanos() + waitNanos;
        probe.submit(0, DiskOp.WRITE, 0, 8, flags, data);
        probe.drain();
      }
    }
  }

  static void sameTimes(DiskStand stand) {
    List<List<DiskProbe.Ending>> runs = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      DiskProbe probe = stand.probe();
      new DiskLoad(probe, stand.seed(), DiskLoad.Mix.ALL).start(probe.tags, stand.commands());
      probe.drain();
      runs.add(probe.endings);
    }
    assertEquals(runs.get(0), runs.get(1));
  }

  static void bounds(DiskStand stand) {
    DiskProbe probe = stand.probe();
    Disk disk = probe.disk;
    long end = probe.capacitySectors;
    probe.context.runUntil(1000);
    for (DiskOp op : DiskOp.values()) {
      refused(() -> disk.submit(-1, op, 0, 1, 0, 1000), op + " on tag -1");
      refused(() -> disk.submit(probe.tags, op, 0, 1, 0, 1000), op + " on a tag too high");
      refused(() -> disk.submit(0, op, 0, 1, 2, 1000), op + " with unknown flags");
    }
    for (DiskOp op : List.of(DiskOp.READ, DiskOp.WRITE)) {
      refused(() -> disk.submit(0, op, -1, 1, 0, 1000), op + " at sector -1");
      refused(() -> disk.submit(0, op, end, 1, 0, 1000), op + " after the last sector");
      refused(() -> disk.submit(0, op, end - 1, 2, 0, 1000), op + " across the end");
      refused(() -> disk.submit(0, op, Long.MAX_VALUE, 1, 0, 1000), op + " far after the end");
      refused(() -> disk.submit(0, op, 0, 0, 0, 1000), op + " of no sector");
      refused(() -> disk.submit(0, op, 8, -1, 0, 1000), op + " of -1 sectors");
    }
    refused(() -> disk.submit(0, DiskOp.WRITE, 0, 1, 0, 999), "data before now");
    assertEquals(0, disk.state().queued(), "queued after nothing but refusals");
    probe.read(0, 0, 1);
    probe.drain();
  }

  static void tagInUse(DiskStand stand) {
    DiskProbe probe = stand.probe();
    probe.read(0, 0, 8);
    assertThrows(
        IllegalStateException.class,
        () -> probe.disk.submit(0, DiskOp.READ, 0, 8, 0, 0),
        "a tag in use");
    probe.drain();
  }

  static void counters(DiskStand stand) {
    DiskProbe probe = stand.probe();
    assertEquals(new DiskState(0, 0, 0, 0, 0, 0, 0, 0, 0), probe.disk.state(), "new");
    new DiskLoad(probe, stand.seed(), DiskLoad.Mix.ALL).start(probe.tags, stand.commands());
    DiskState before = probe.disk.state();
    while (probe.inFlight() > 0) {
      assertTrue(probe.context.step(), "commands that never end");
      DiskState state = probe.disk.state();
      assertNeverLess(before, state);
      assertEquals(probe.inFlight(), state.queued(), "queued");
      before = state;
    }
    DiskState state = probe.disk.state();
    assertEquals(count(probe, DiskOp.READ), state.reads(), "reads");
    assertEquals(count(probe, DiskOp.WRITE), state.writes(), "writes");
    assertEquals(bytes(probe, DiskOp.READ), state.bytesRead(), "bytes read");
    assertEquals(bytes(probe, DiskOp.WRITE), state.bytesWritten(), "bytes written");
    assertTrue(state.cacheHits() <= state.reads(), "more hits than reads");
    assertTrue(
        state.busyNanos() <= probe.context.nowNanos(),
        () -> "busy for " + state.busyNanos() + " of " + probe.context.nowNanos() + " ns");
    probe.flush(0);
    probe.drain();
    assertTrue(probe.disk.state().mediaBytesWritten() > 0, "nothing came to the media");
  }

  private static void assertNeverLess(DiskState before, DiskState now) {
    assertTrue(
        now.reads() >= before.reads()
            && now.writes() >= before.writes()
            && now.bytesRead() >= before.bytesRead()
            && now.bytesWritten() >= before.bytesWritten()
            && now.mediaBytesWritten() >= before.mediaBytesWritten()
            && now.cacheHits() >= before.cacheHits()
            && now.busyNanos() >= before.busyNanos()
            && now.dirtyBytes() >= 0,
        () -> "a counter ran backwards: " + before + ", then " + now);
  }

  private static long count(DiskProbe probe, DiskOp op) {
    return probe.endings.stream().filter(e -> e.op() == op).count();
  }

  private static long bytes(DiskProbe probe, DiskOp op) {
    return probe.endings.stream()
        .filter(e -> e.op() == op)
        .mapToLong(DiskProbe.Ending::bytes)
        .sum();
  }

  private static void refused(Executable submit, String what) {
    assertThrows(IllegalArgumentException.class, submit, what);
  }
}
