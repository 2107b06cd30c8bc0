package org.raidbench.disks.disksim;

import java.util.List;
import org.raidbench.disks.hdd.DriveDesign;

/**
 * A drive as a DiskSim description gives it.
 *
 * @param name the drive's name in the description
 * @param design what it is
 * @param busSectorNanos time in which the drive itself transfers a sector ("Bulk sector transfer
 *     time"); zero if only the bus limits it
 * @param ignored parameters that are present and do not affect the model, with the reason
 */
public record Description(
    String name, DriveDesign design, long busSectorNanos, List<String> ignored) {}
