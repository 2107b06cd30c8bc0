package org.raidbench.disks.hdd;

import org.raidbench.api.sim.RandomStream;

/** Mounts drives: every spindle turns at a speed and from an angle of its own. */
final class Spindles {
  private Spindles() {}

  /**
   * A drive whose speed is off by at most the tolerance, evenly distributed, and whose platter
   * begins at any angle.
   */
  static Spindle mount(Mechanism mechanism, RandomStream random) {
    double off = mechanism.rotationTolerance() * (2 * random.nextDouble() - 1);
    long rotation = (long) StrictMath.rint(mechanism.rotationNanos() * (1 + off));
    return new Spindle(mechanism, rotation, random.below(rotation));
  }
}
