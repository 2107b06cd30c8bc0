package org.raidbench.core.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.PoolPart;

/** Says which pools are to hold more at first than they have room for. */
final class PoolContents {
  private final List<DiskPart> disks;
  private final List<ArrayPart> arrays;
  private final Findings findings;

  PoolContents(List<DiskPart> disks, List<ArrayPart> arrays, Findings findings) {
    this.disks = disks;
    this.arrays = arrays;
    this.findings = findings;
  }

  /** Checks what was said of the pools that could be composed. */
  void check(List<PoolDraft> drafts, List<PoolPart> pools) {
    for (PoolDraft draft : drafts) {
      @Nullable Said<Long> held = draft.heldBytes();
      for (PoolPart pool : pools) {
        if (held != null && pool.name().equals(draft.name().value())) {
          check(held, pool);
        }
      }
    }
  }

  private void check(Said<Long> held, PoolPart pool) {
    long room = capacityBytes(pool.level(), pool.disks(), 0, pool.stripSectors(), 0, "");
    long wanted = 0;
    long behind = 0;
    for (ArrayPart array : arrays) {
      if (pool.name().equals(array.pool())) {
        // Of an array that is smaller it holds all.
        wanted += Math.min(held.value(), capacityBytes(array));
        behind++;
      }
    }
    if (wanted > room) {
      findings.fault(
          held.at(),
          "holds: %s%s is more than the pool has room for, %s"
              .formatted(
                  Sizes.text(held.value()),
                  behind > 1 ? " of each of " + behind + " arrays" : "",
                  Sizes.text(room)));
    }
  }

  private long capacityBytes(ArrayPart array) {
    return capacityBytes(
        array.level(),
        array.disks(),
        array.spans(),
        array.stripSectors(),
        array.memberSectors(),
        array.layout());
  }

  private long capacityBytes(
      RaidLevelModel level,
      List<Integer> members,
      int spans,
      int stripSectors,
      long memberSectors,
      String layout) {
    long used =
        memberSectors == 0
            ? Capacities.smallestSectors(members.stream().map(disks::get).toList())
            : memberSectors;
    return Capacities.bytes(
        level,
        new ArrayShape(
            members.size(),
            spans == 0 ? level.defaultSpans(members.size()) : spans,
            stripSectors,
            used,
            layout));
  }
}
