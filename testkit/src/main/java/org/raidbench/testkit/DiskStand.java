package org.raidbench.testkit;

import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;

/**
 * What a check of a disk is run with.
 *
 * @param model whose disk it is
 * @param setup how it is set up
 * @param seed what every draw derives from
 * @param commands how many commands it is given
 */
record DiskStand(DiskModel model, DiskSetup setup, long seed, int commands) {
  /** A new disk. */
  DiskProbe probe() {
    return new DiskProbe(model, model.spec(), setup, seed);
  }

  DiskStand withoutWriteCache() {
    return new DiskStand(model, new DiskSetup(false, setup.start()), seed, commands);
  }
}
