package org.raidbench.core.run;

import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.SystemPlan;

/**
 * How slowly the spindles of an array change how they stand to each other. Each turns at a speed of
 * its own, so what depends on their angles goes round in cycles of many seconds. A run that is
 * shorter has seen some of the angles only: its batches agree, but not with those of another seed.
 */
public final class SpindleDrift {
  private static final double NANOS_PER_MINUTE = 60e9;

  /** Two speeds, evenly distributed within the tolerance on both sides, differ by so much of it. */
  private static final double MEAN_DIFFERENCE = 2.0 / 3;

  private SpindleDrift() {}

  /**
   * The mean time in which two spindles of an array have stood to each other at every angle.
   *
   * @param plan the system
   * @return nanoseconds; the longest of all arrays, or 0 if none has two disks that rotate
   */
  public static long cycleNanos(SystemPlan plan) {
    long longest = 0;
    for (ArrayPart array : plan.arrays()) {
      if (array.disks().size() > 1) {
        for (int disk : array.disks()) {
          longest = Math.max(longest, cycleNanos(plan.disks().get(disk).part().spec()));
        }
      }
    }
    return longest;
  }

  private static long cycleNanos(Spec disk) {
    if (!disk.has(DiskKeys.RPM) || !disk.has(DiskKeys.RPM_TOLERANCE)) {
      return 0;
    }
    double slip = MEAN_DIFFERENCE * disk.real(DiskKeys.RPM_TOLERANCE);
    return slip == 0 ? 0 : StrictMath.round(NANOS_PER_MINUTE / disk.whole(DiskKeys.RPM) / slip);
  }
}
