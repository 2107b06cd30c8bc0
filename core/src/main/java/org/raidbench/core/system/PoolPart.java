package org.raidbench.core.system;

import java.util.List;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.raid.RaidLevelModel;

/**
 * A pool of SSDs in front of arrays: itself an array that the host does not see.
 *
 * @param name its name, unique in the system
 * @param type its kind
 * @param level its level
 * @param disks indices of its members in the system's list of disks, in order
 * @param stripSectors sectors of 512 bytes of one strip
 * @param mode what it does with writes
 * @param diskCache whether its members' own write caches are on
 * @param heldBytes how much of each array behind it it holds at first, from the array's beginning
 * @param dirtyBytes how much of that is not on the array
 */
public record PoolPart(
    String name,
    Part<CacheDeviceModel> type,
    RaidLevelModel level,
    List<Integer> disks,
    int stripSectors,
    CacheMode mode,
    boolean diskCache,
    long heldBytes,
    long dirtyBytes) {
  /** Copies the list. */
  public PoolPart {
    disks = List.copyOf(disks);
  }
}
