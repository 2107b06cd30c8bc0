package org.raidbench.core.bench;

import java.util.List;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.system.DiskPart;

/** What disks give to an array, asked while a system is composed. */
final class Capacities {
  private static final int SECTOR_BYTES = 512;

  private Capacities() {}

  /** Sectors of the smallest of some disks: so many count of each; 0 of none. */
  static long smallestSectors(List<DiskPart> disks) {
    return disks.stream()
            .mapToLong(disk -> disk.part().spec().whole(DiskKeys.CAPACITY))
            .min()
            .orElse(0)
        / SECTOR_BYTES;
  }

  /** An array, to be asked what it holds. */
  static RaidLevel array(RaidLevelModel level, ArrayShape shape) {
    return Created.by(level, Role.RAID_LEVEL, "", level.create(shape));
  }

  static long bytes(RaidLevelModel level, ArrayShape shape) {
    return array(level, shape).capacitySectors() * SECTOR_BYTES;
  }
}
