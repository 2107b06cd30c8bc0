/**
 * Hard disks: geometry, mechanics, buffer and queue, for drives that were measured and for drives
 * of which only a datasheet is known.
 *
 * <p>The mechanics follow Ruemmler and Wilkes, "An introduction to disk drive modeling", IEEE
 * Computer 27(3), 1994, and the parameters of the DiskSim 4.0 reference manual. Time is in
 * nanoseconds; an angle is a number of sub-sectors, 65,536 to a sector of the track in question.
 */
@NullMarked
package org.raidbench.disks.hdd;

import org.jspecify.annotations.NullMarked;
