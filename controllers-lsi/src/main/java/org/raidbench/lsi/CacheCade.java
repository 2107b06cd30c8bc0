package org.raidbench.lsi;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/**
 * CacheCade: SSDs behind the controller that hold the hot part of its arrays.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record CacheCade(ModelId id, String title, Spec spec) implements CacheDeviceModel {
  /** After how many misses a line is brought in. */
  static final Key ADMIT_TOUCHES =
      Key.count("admit-touches", "misses of a line after which it is brought in");

  /** How long a stream may be until it passes by. */
  static final Key BYPASS_CONSECUTIVE =
      Key.count("bypass-consecutive", "consecutive requests from which a stream passes by");

  private static final String BOSTON = "bostondeutschland.de, November 2011, CacheCade 2.0";
  private static final String HOT_DATA =
      "thessdreview.com, CacheCade nuts and bolts: what is accessed most is copied; ";

  /** The first version: it caches reads only, without redundancy. */
  static CacheCade version1() {
    return new CacheCade(
        ModelId.of("lsi/cachecade-1.0"),
        "LSI MegaRAID CacheCade 1.0",
        Spec.builder()
            .assumed(CacheKeys.KIND, "ssd-pool", MegaRaid.UNVERIFIED)
            .assumed(CacheKeys.LEVELS, "raid0", MegaRaid.UNVERIFIED + ": no redundancy")
            .assumed(CacheKeys.MODES, "read-only", MegaRaid.UNVERIFIED + ": writes came with 2.0")
            .assumed(CacheKeys.LINE, "64KiB", "no source; a strip of the cache memory")
            .assumed(CacheKeys.MAX_CAPACITY, "512GB", BOSTON + "; taken for 1.0")
            .assumed(CacheKeys.MAX_DISKS, "32", BOSTON + "; taken for 1.0")
            .assumed(ADMIT_TOUCHES, "2", HOT_DATA + "how often is not said")
            .assumed(BYPASS_CONSECUTIVE, "4", "no source; sequential data is not hot data")
            .doesNotCover("a limit of its own on how fast it is filled")
            .doesNotCover("what becomes of its contents at a reboot")
            .build());
  }

  @Override
  public List<String> check(String level, CacheMode mode, List<String> members, long bytes) {
    List<String> faults = new ArrayList<>();
    List<String> levels = spec.words(CacheKeys.LEVELS);
    if (!levels.contains(level)) {
      faults.add(id + " offers " + String.join(", ", levels) + ", not " + level);
    }
    List<String> modes = spec.words(CacheKeys.MODES);
    String asked = mode.name().toLowerCase(Locale.ROOT).replace('_', '-');
    if (!modes.contains(asked)) {
      faults.add(id + " offers " + String.join(", ", modes) + ", not " + asked);
    }
    long disksMax = spec.whole(CacheKeys.MAX_DISKS, Long.MAX_VALUE);
    if (members.size() > disksMax) {
      faults.add(id + " takes at most " + disksMax + " SSDs, not " + members.size());
    }
    long bytesMax = spec.whole(CacheKeys.MAX_CAPACITY, Long.MAX_VALUE);
    if (bytes > bytesMax) {
      String most = spec.figure(CacheKeys.MAX_CAPACITY).shown();
      faults.add(id + " holds at most " + most + ", not " + bytes + " bytes");
    }
    return List.copyOf(faults);
  }

  @Override
  public CacheDevice create(Context context, Spec overridden, CacheMode mode) {
    return new HotDataCache(overridden, mode);
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
