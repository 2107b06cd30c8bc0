package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.SpecBuilder;

/** What MegaRAID boards of 6 Gb/s have in common. */
final class SixGigabit {
  /** Why a further disk command costs what the fast path does. */
  static final String DISK_COMMAND =
      "no source: as a command on the fast path, which is one disk command with little around it";

  /** What parity rates rest on. */
  static final String NO_PARITY_FIGURE =
      MegaRaid.UNVERIFIED + ": no published figure; RAID 6 reads every byte twice, for P and for Q";

  private static final String GUIDE = "LSI 6Gb/s MegaRAID SAS user guide, February 2013, table 22";

  private SixGigabit() {}

  /** Figures of MegaRAID boards of 6 Gb/s that take SSDs as their cache. */
  static SpecBuilder figures() {
    return takingCacheCade(board());
  }

  /** Adds the SSD caches that are bought for a board. */
  static SpecBuilder takingCacheCade(SpecBuilder spec) {
    return spec.datasheet(
        ControllerKeys.CACHE_DEVICES,
        "lsi/cachecade-1.0, lsi/cachecade-2.0",
        "blog.osnexus.com, 2012-02-16: 9260, 9280, 9265, 9266, 9285, 9286");
  }

  /** Figures of all MegaRAID boards of 6 Gb/s. */
  static SpecBuilder board() {
    return MegaRaid.figures()
        .datasheet(ControllerKeys.DISK_BUS, "sas2", GUIDE)
        .datasheet(ControllerKeys.MAX_COMMANDS, "255", GUIDE)
        .datasheet(ControllerKeys.MAX_REQUEST, "6.4MB", GUIDE)
        .datasheet(
            ControllerKeys.STRIPS, "8KiB, 16KiB, 32KiB, 64KiB, 128KiB, 256KiB, 512KiB, 1MiB", GUIDE)
        .assumed(ControllerKeys.MAX_DISKS, "128", MegaRaid.UNVERIFIED)
        .assumed(
            ControllerKeys.DRIVER_CYCLES,
            "28364",
            "as calibrated for the SAS3108 on S4-084 and S4-085: the same driver, 6.710.11.00");
  }
}
