package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

final class MediaPassTest {
  private static final long TURN = 6_000_000;
  private static final int PER_TRACK = 300;

  private static Spindle spindle(long phase) {
    SeekCurve curve = SeekCurve.fitted(1_000, 0.5e6, 4e6, 9e6);
    Mechanism mechanism =
        new Mechanism(
            new Layout(
                2,
                1_000,
                Sparing.NONE,
                1,
                HeadOrder.ASCENDING,
                List.of(ZoneSpec.plain(0, 999, PER_TRACK, 45, 45))),
            curve,
            curve,
            800_000,
            400_000,
            50_000,
            TURN,
            0);
    return new Spindle(mechanism, TURN, phase);
  }

  @Test
  void aTrackTakesARevolutionFromItsFirstSectorOn() {
    Spindle spindle = spindle(0);
    MediaPass pass = new MediaPass(spindle);
    pass.read(0, 0, PER_TRACK, false, false);
    assertEquals(TURN, pass.doneNanos(PER_TRACK - 1), 2);
    assertEquals(TURN / PER_TRACK, pass.doneNanos(0), 2);
  }

  @Test
  void theNextTrackBeginsAfterTheSkew() {
    MediaPass pass = new MediaPass(spindle(0));
    pass.read(0, 0, 2 * PER_TRACK, false, false);
    long sector = TURN / PER_TRACK;
    assertEquals(TURN + 45 * sector + sector, pass.doneNanos(PER_TRACK), 500);
  }

  @Test
  void takingSectorsAsTheyComeNeverNeedsMoreThanARevolutionPerTrack() {
    Sweep.seeds(
        100,
        seed -> {
          RandomStream random = new RandomStream(seed, "pass");
          int first = (int) random.below(PER_TRACK - 20);
          int sectors = 1 + (int) random.below(PER_TRACK - first);
          long phase = random.below(TURN);
          MediaPass anyOrder = new MediaPass(spindle(phase));
          anyOrder.read(0, first, first + sectors, true, false);
          MediaPass inOrder = new MediaPass(spindle(phase));
          inOrder.read(0, first, first + sectors, false, false);
          long any = anyOrder.doneNanos(first + sectors - 1);
          long ordered = inOrder.doneNanos(first + sectors - 1);
          assertTrue(any <= ordered, any + " in any order, " + ordered + " in order");
          assertTrue(any <= TURN + 2 * TURN / PER_TRACK, any + " is more than a revolution");
        });
  }

  @Test
  void progressIsWhatTheTimesOfTheSectorsSay() {
    Sweep.seeds(
        100,
        seed -> {
          RandomStream random = new RandomStream(seed, "progress");
          MediaPass pass = new MediaPass(spindle(random.below(TURN)));
          long first = random.below(100_000);
          long limit = first + 1 + random.below(3_000);
          pass.read(random.below(1_000_000), first, first + 8, false, false);
          long now = random.below(40_000_000);
          long reached = pass.reached(now, limit);
          assertTrue(reached <= limit);
          if (reached < limit) {
            assertTrue(pass.doneNanos(reached) > now, "the next sector is not done yet");
          }
          if (reached > first) {
            assertTrue(pass.doneNanos(reached - 1) <= now + 1, "the last one is done");
          }
        });
  }

  @Test
  void dataThatComeTooLateCostARevolution() {
    MediaPass pass = new MediaPass(spindle(0));
    pass.write(0, 10, 18, false, 0, 0, 0, 0);
    long inTime = pass.doneNanos(17);
    MediaPass late = new MediaPass(spindle(0));
    late.write(0, 10, 18, false, 0, 0, inTime - 100_000, 0);
    assertEquals(inTime + TURN, late.doneNanos(17), 2);
  }

  @Test
  void aBusThatIsTooSlowIsOvertakenAndCostsARevolution() {
    MediaPass pass = new MediaPass(spindle(0));
    long sector = TURN / PER_TRACK;
    pass.write(0, 10, 110, false, 0, 0, 10 * sector, 2 * sector);
    long done = pass.doneNanos(109);
    assertTrue(done > TURN, "overtaken: " + done);
    assertTrue(done < 2 * TURN, "but once: " + done);
  }

  @Test
  void stoppingLeavesTheHeadsWhereTheyAre() {
    Spindle spindle = spindle(0);
    MediaPass pass = new MediaPass(spindle);
    pass.read(0, 0, 8, false, false);
    pass.doneNanos(3 * PER_TRACK);
    assertEquals(TURN / 2, pass.stop(TURN / 2, 10_000, false));
    assertEquals(0, spindle.cylinder);
    assertEquals(0, spindle.head);
  }

  @Test
  void theBusDrainsAsFastAsTheSlowerOfTheTwo() {
    MediaPass pass = new MediaPass(spindle(0));
    long sector = TURN / PER_TRACK;
    pass.read(0, 0, 20, false, false);
    assertEquals(20 * sector + sector / 2, pass.drainNanos(0, 20, 0, sector / 2), 20);
    assertEquals(sector + 20 * 2 * sector, pass.drainNanos(0, 20, 0, 2 * sector), 20);
  }
}
