package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/**
 * What every disk keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyDiskTest extends DiskContract {
 *   @Override
 *   protected DiskModel model() {
 *     return new MyDiskModel();
 *   }
 * }
 * }</pre>
 *
 * <p>Each test is run for each of {@link #setups}, with a few seeds. Nothing is assumed about how
 * long a command takes, except that it is less than an hour.
 */
public abstract class DiskContract extends ModelContract<DiskModel> {
  private static final int SEEDS = 2;

  /** For subclasses. */
  protected DiskContract() {}

  /**
   * The setups to test.
   *
   * @return at least one; all combinations unless overridden
   */
  protected List<DiskSetup> setups() {
    List<DiskSetup> setups = new ArrayList<>();
    for (DiskStart start : DiskStart.values()) {
      setups.add(new DiskSetup(true, start));
      setups.add(new DiskSetup(false, start));
    }
    return setups;
  }

  /**
   * How many commands a test gives a disk; fewer make the tests faster.
   *
   * @return at least 1
   */
  protected int commands() {
    return 200;
  }

  @Override
  protected final List<Key> requiredKeys() {
    return List.of(
        DiskKeys.KIND, DiskKeys.CAPACITY, DiskKeys.INTERFACE, DiskKeys.LINK_RATE, DiskKeys.TAGS);
  }

  @Override
  protected final List<Key> knownKeys() {
    return KnownKeys.of(DiskKeys.class);
  }

  @Test
  void figuresAreWithinTheirRanges() {
    assertOneOf(DiskKeys.KIND, "hdd", "ssd");
    assertOneOf(DiskKeys.INTERFACE, "sas", "sata", "scsi", "ata");
    assertPositive(DiskKeys.TAGS);
    assertPositive(DiskKeys.LINK_RATE);
    assertPositive(DiskKeys.ENDURANCE);
    assertTrue(model().spec().whole(DiskKeys.CAPACITY) >= 512, "capacity of at least a sector");
  }

  @Test
  void everyCommandEndsExactlyOnceAndNeverInsideSubmit() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          new DiskLoad(probe, seed, DiskLoad.Mix.ALL).start(probe.tags, commands());
          probe.drain();
          assertEquals(commands(), probe.endings.size(), "commands ended");
          probe.rest();
          assertEquals(commands(), probe.endings.size(), "commands ended after a rest");
          assertEquals(0, probe.disk.state().queued(), "queued after a rest");
        });
  }

  @Test
  void aTagIsFreeAgainInItsCompletion() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          new DiskLoad(probe, seed, DiskLoad.Mix.ALL).start(1, commands());
          probe.drain();
          assertEquals(commands(), probe.endings.size(), "commands ended");
        });
  }

  @Test
  void theFirstAndTheLastSectorCanBeReachedAndAllAtOnceIsOneCommand() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
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
        });
  }

  @Test
  void aWriteIsNotDoneBeforeItsDataHasCome() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          for (int flags : new int[] {0, Disk.FUA}) {
            for (long waitNanos : new long[] {1, 1_000_000, 10_000_000_000L}) {
              long data = probe.context.nowNanos() + waitNanos;
              probe.submit(0, DiskOp.WRITE, 0, 8, flags, data);
              probe.drain();
            }
          }
        });
  }

  @Test
  void theSameSeedGivesTheSameTimes() {
    sweep(
        (seed, setup) -> {
          List<List<DiskProbe.Ending>> runs = new ArrayList<>();
          for (int i = 0; i < 2; i++) {
            DiskProbe probe = probe(setup, seed);
            new DiskLoad(probe, seed, DiskLoad.Mix.ALL).start(probe.tags, commands());
            probe.drain();
            runs.add(probe.endings);
          }
          assertEquals(runs.get(0), runs.get(1));
        });
  }

  @Test
  void whatIsOutOfBoundsIsRefusedAndLeavesNothingBehind() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
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
            refused(
                () -> disk.submit(0, op, Long.MAX_VALUE, 1, 0, 1000), op + " far after the end");
            refused(() -> disk.submit(0, op, 0, 0, 0, 1000), op + " of no sector");
            refused(() -> disk.submit(0, op, 8, -1, 0, 1000), op + " of -1 sectors");
          }
          refused(() -> disk.submit(0, DiskOp.WRITE, 0, 1, 0, 999), "data before now");
          assertEquals(0, disk.state().queued(), "queued after nothing but refusals");
          probe.read(0, 0, 1);
          probe.drain();
        });
  }

  @Test
  void aTagInUseIsRefused() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          probe.read(0, 0, 8);
          assertThrows(
              IllegalStateException.class,
              () -> probe.disk.submit(0, DiskOp.READ, 0, 8, 0, 0),
              "a tag in use");
          probe.drain();
        });
  }

  @Test
  void afterAFlushNothingThatWasAcknowledgedBeforeCanBeLost() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          int flushTag = probe.tags - 1;
          DiskLoad load = new DiskLoad(probe, seed, DiskLoad.Mix.WRITES);
          load.start(Math.max(1, flushTag), commands() / 2);
          if (flushTag == 0) {
            probe.drain();
          } else {
            probe.context.runUntil(1 + seed * 7_000_000);
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
        });
  }

  @Test
  void aForcedWriteThatIsDoneCannotBeLost() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          DiskLoad load = new DiskLoad(probe, seed, DiskLoad.Mix.FORCED_WRITES);
          load.start(probe.tags, commands());
          while (probe.endings.size() < commands() / 2 + seed) {
            assertTrue(probe.context.step(), "commands that never end");
          }
          load.stop();
          assertEquals(0, probe.disk.powerCut(), "bytes lost of writes that were all forced");
        });
  }

  @Test
  void withoutAWriteCacheNothingIsLost() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(new DiskSetup(false, setup.start()), seed);
          DiskLoad load = new DiskLoad(probe, seed, DiskLoad.Mix.WRITES);
          load.start(probe.tags, commands());
          while (probe.endings.size() < commands() / 2 + seed) {
            assertTrue(probe.context.step(), "commands that never end");
          }
          load.stop();
          assertEquals(0, probe.disk.powerCut(), "bytes lost without a write cache");
        });
  }

  @Test
  void aPowerCutEndsEverythingAtOnceAndTellsWhatIsLost() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          DiskLoad load = new DiskLoad(probe, seed, DiskLoad.Mix.WRITES);
          load.start(probe.tags, commands());
          while (probe.endings.size() < commands() / 2 + seed) {
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
          new DiskLoad(probe, seed, DiskLoad.Mix.ALL).start(probe.tags, commands());
          probe.drain();
          assertEquals(before + commands(), probe.endings.size(), "ended once more with power");
        });
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

  @Test
  void cachesAreEmptyWhenThePowerComesBack() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
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
        });
  }

  @Test
  void countersAddUp() {
    sweep(
        (seed, setup) -> {
          DiskProbe probe = probe(setup, seed);
          assertEquals(new DiskState(0, 0, 0, 0, 0, 0, 0, 0, 0), probe.disk.state(), "new");
          new DiskLoad(probe, seed, DiskLoad.Mix.ALL).start(probe.tags, commands());
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
        });
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

  @Test
  void figuresOfTheBenchReplaceTheModelsOwn() {
    DiskSetup setup = setups().get(0);
    Spec oneTag = with(DiskKeys.TAGS, "1");
    usedOrRefused(oneTag, setup, disk -> disk.submit(1, DiskOp.READ, 0, 1, 0, 0), "one tag");
    long half = model().spec().whole(DiskKeys.CAPACITY) / 1024;
    Spec halved = with(DiskKeys.CAPACITY, 512 * half + "B");
    usedOrRefused(
        halved, setup, disk -> disk.submit(0, DiskOp.READ, half, 1, 0, 0), "half the capacity");
  }

  private void usedOrRefused(Spec spec, DiskSetup setup, Misuse misuse, String what) {
    DiskProbe probe;
    try {
      probe = new DiskProbe(model(), spec, setup, 1);
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage() != null, () -> what + " is refused without a word");
      return;
    }
    refused(() -> misuse.commit(probe.disk), what + " given by the bench");
    probe.read(0, 0, 1);
    probe.drain();
  }

  private interface Misuse {
    void commit(Disk disk);
  }

  private interface SetupTest {
    void run(long seed, DiskSetup setup);
  }

  private void sweep(SetupTest test) {
    for (DiskSetup setup : setups()) {
      Sweep.seeds(
          getClass(),
          SEEDS,
          seed -> {
            try {
              test.run(seed, setup);
            } catch (AssertionError e) {
              throw new AssertionError(model().id() + ", " + setup + ": " + e.getMessage(), e);
            }
          });
    }
  }

  private DiskProbe probe(DiskSetup setup, long seed) {
    return new DiskProbe(model(), model().spec(), setup, seed);
  }

  private static void refused(Executable submit, String what) {
    assertThrows(IllegalArgumentException.class, submit, what);
  }

  private static long acknowledgedBytes(List<DiskProbe.Ending> endings) {
    return endings.stream()
        .filter(e -> e.op() == DiskOp.WRITE && e.status() == DiskStatus.OK)
        .mapToLong(DiskProbe.Ending::bytes)
        .sum();
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
}
