package org.raidbench.adaptec;

import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.spec.Spec;

/**
 * maxCache: SSDs behind the controller that hold the hot part of its arrays. Figures only.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record MaxCache(ModelId id, String title, Spec spec) implements CacheDeviceModel {
  private static final String REVIEW = "review of the Nytro MegaRAID 8110-4i, ";
  private static final String UNVERIFIED = "general knowledge, unverified";

  /** The version of boards whose name ends in Q. */
  static MaxCache version3() {
    return new MaxCache(
        ModelId.of("adaptec/maxcache-3.0"),
        "Adaptec maxCache 3.0",
        Spec.builder()
            .assumed(CacheKeys.KIND, "ssd-pool", UNVERIFIED)
            .assumed(CacheKeys.LEVELS, "raid1, raid0", UNVERIFIED + "; it offers raid5 too")
            .measured(
                CacheKeys.MODES,
                "write-back, write-through, read-only",
                REVIEW + "S1-001: reads and writes; the rest unverified")
            .assumed(CacheKeys.MAX_CAPACITY, "2TB", UNVERIFIED)
            .assumed(CacheKeys.MAX_DISKS, "8", UNVERIFIED)
            .assumed(CacheKeys.LINE, "64KiB", "no source")
            .assumed(CacheKeys.ADMIT_TOUCHES, "2", "no source: hot data is what is read again")
            .assumed(CacheKeys.ADMIT_WRITE_TOUCHES, "1", "no source")
            .assumed(CacheKeys.BYPASS_CONSECUTIVE, "4", "no source; sequential data is not hot")
            .assumed(CacheKeys.LICENCE, "no", UNVERIFIED + ": part of boards whose name ends in Q")
            .doesNotCover("what becomes of its contents at a reboot")
            .build());
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
