/**
 * Reads the drive descriptions of the DiskSim project and replays its validation traces.
 *
 * <p>The format is described in the DiskSim 4.0 reference manual (Bucy, Schindler, Schlosser,
 * Ganger, CMU-PDL-08-101) and its diskmodel companion. A description is a {@code .diskspecs} file
 * that names a {@code .model} file, which names a {@code .seek} file; every fault in all three is
 * reported together.
 */
@NullMarked
package org.raidbench.disks.disksim;

import org.jspecify.annotations.NullMarked;
