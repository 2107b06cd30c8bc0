package org.raidbench.lsi;

import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/**
 * CacheCade: SSDs behind the controller that hold the hot part of its arrays; and what Nytro
 * MegaRAID boards have of it for the SSDs that they bring. Figures only.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record CacheCade(ModelId id, String title, Spec spec) implements CacheDeviceModel {
  private static final String BOSTON = "bostondeutschland.de, November 2011, CacheCade 2.0";
  private static final String OSNEXUS = "blog.osnexus.com, 2012-02-16, LSI CacheCade Pro";
  private static final String REVIEW = "review of the Nytro MegaRAID 8110-4i, ";
  private static final String MANAGER =
      "MegaRAID Storage Manager 17.05, help on the Nytro flash module: ";
  private static final String HOT_DATA =
      "thessdreview.com, CacheCade nuts and bolts: what is accessed most is copied; ";

  /** The first version: it caches reads only, without redundancy. */
  static CacheCade version1() {
    return new CacheCade(
        ModelId.of("lsi/cachecade-1.0"),
        "LSI MegaRAID CacheCade 1.0",
        hotData()
            .assumed(CacheKeys.LEVELS, "raid0", MegaRaid.UNVERIFIED + ": no redundancy")
            .assumed(CacheKeys.MODES, "read-only", MegaRaid.UNVERIFIED + ": writes came with 2.0")
            .assumed(CacheKeys.MAX_CAPACITY, "512GB", BOSTON + "; taken for 1.0")
            .assumed(CacheKeys.MAX_DISKS, "32", BOSTON + "; taken for 1.0")
            .assumed(CacheKeys.LICENCE, "yes", MegaRaid.UNVERIFIED + "; as for 2.0")
            .build());
  }

  /** The second: it caches writes too, if it is redundant. */
  static CacheCade version2() {
    return new CacheCade(
        ModelId.of("lsi/cachecade-2.0"),
        "LSI MegaRAID CacheCade Pro 2.0",
        writes(hotData())
            .measured(
                CacheKeys.LEVELS,
                "raid1, raid0",
                REVIEW + "S1-050, and as the Nytro cache, which is CacheCade otherwise (S1-033)")
            .measured(
                CacheKeys.MODES,
                "write-back, write-through",
                REVIEW + "S1-051, and as the Nytro cache (S1-033)")
            .measured(CacheKeys.MAX_CAPACITY, "512GB", BOSTON)
            .measured(CacheKeys.MAX_DISKS, "32", BOSTON)
            .measured(CacheKeys.LICENCE, "yes", OSNEXUS + "; " + REVIEW + "S1-032")
            .build());
  }

  /** The same on the SSD modules of a Nytro board, which it comes with. */
  static CacheCade nytro() {
    return new CacheCade(
        ModelId.of("lsi/nytro-cache"),
        "LSI Nytro MegaRAID cache",
        writes(hotData())
            .datasheet(
                CacheKeys.LEVELS, "raid1, raid0", MANAGER + "levels; " + REVIEW + "S1-028, S1-029")
            .datasheet(
                CacheKeys.MODES, "write-back, write-through", MANAGER + "the default is write-back")
            .measured(
                CacheKeys.MEMBERS,
                "lsi/nytro-8100-module, lsi/nytro-8110-module, lsi/nytro-8120-module",
                REVIEW + "S1-031; " + MANAGER + "no mixing with other SSDs")
            .measured(CacheKeys.MAX_DISKS, "2", REVIEW + "S1-015")
            .measured(CacheKeys.LICENCE, "no", REVIEW + "S1-032")
            .doesNotCover("R1-elastic, which mirrors writes only")
            .build());
  }

  private static SpecBuilder hotData() {
    return Spec.builder()
        .assumed(CacheKeys.KIND, "ssd-pool", MegaRaid.UNVERIFIED)
        .assumed(CacheKeys.LINE, "64KiB", "no source; a strip of the cache memory")
        .assumed(CacheKeys.ADMIT_TOUCHES, "2", HOT_DATA + "how often is not said")
        .assumed(CacheKeys.BYPASS_CONSECUTIVE, "4", "no source; sequential data is not hot data")
        .doesNotCover("a limit of its own on how fast it is filled")
        .doesNotCover("what becomes of its contents at a reboot");
  }

  private static SpecBuilder writes(SpecBuilder spec) {
    return spec.assumed(
            CacheKeys.ADMIT_WRITE_TOUCHES,
            "1",
            "no source; a write that went to the disks first would be no write caching")
        .doesNotCover("what it writes to its SSDs about itself, such as which lines are dirty");
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
