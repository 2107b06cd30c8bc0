package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

final class SeekCurveTest {
  @Test
  void noDistanceTakesNoTime() {
    assertEquals(0, SeekCurve.of(100, d -> 1e6).nanos(0));
  }

  @Test
  void aFittedCurveHasTheThreeTimesOfTheDatasheet() {
    SeekCurve curve = SeekCurve.fitted(42_000, 0.65e6, 4.5e6, 10.2e6);
    assertEquals(650_000, curve.nanos(1), 5_000);
    assertEquals(10_200_000, curve.nanos(41_999), 5_000);
    assertEquals(4.5e6, curve.meanNanos(), 0.01e6);
    int before = 0;
    for (int d = 1; d < 42_000; d += 7) {
      assertTrue(curve.nanos(d) >= before, "a longer seek takes longer");
      before = curve.nanos(d);
    }
  }

  @Test
  void aMeanThatNoCurveHasGivesTheNearest() {
    assertEquals(1e6 + 9e6 / 3, SeekCurve.fitted(10_000, 1e6, 1.1e6, 10e6).meanNanos(), 0.05e6);
  }

  @Test
  void aMeasuredCurveIsInterpolatedAndContinued() {
    SeekCurve curve =
        SeekCurve.measured(
            2_000, new int[] {1, 11, 1_000}, new long[] {1_000_000, 2_000_000, 5_000_000});
    assertEquals(1_500_000, curve.nanos(6));
    assertEquals(2_000_000, curve.nanos(11));
    assertEquals(5_000_000 + 3_000_000L * 500 / 989, curve.nanos(1_500), 2_000);
  }

  @Test
  void theLeastTimeIsTheLeastOfAllThatAreFurther() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "curve");
          int cylinders = 10 + (int) random.below(4_000);
          int[] times = new int[cylinders];
          for (int i = 1; i < cylinders; i++) {
            times[i] = 1_000_000 + (int) random.below(9_000_000);
          }
          SeekCurve curve = SeekCurve.of(cylinders, d -> times[Math.min(d, cylinders - 1)]);
          for (int d = 1; d < cylinders; d++) {
            int least = Integer.MAX_VALUE;
            for (int e = d; e < cylinders; e++) {
              least = Math.min(least, curve.nanos(e));
            }
            assertTrue(curve.leastNanos(d) <= least, "distance " + d);
          }
        });
  }
}
