package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;

/** Boards with the SAS2108, a single PowerPC of 800 MHz: the first 6 Gb/s generation. */
final class Sas2108 {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String NORMAL =
      "1 / 45,000, the middle of 40,000 to 50,000 without the key, less a disk command";
  private static final String FAST = "1 / 143,000 with a FastPath key";

  private Sas2108() {}

  /**
   * The 9261-8i. FastPath is a key that must be bought: {@code fast-path: yes} is a board with it.
   */
  static Board megaRaid9261() {
    return MegaRaid.board(
        "megaraid-9261-8i",
        "LSI MegaRAID SAS 9261-8i",
        SixGigabit.figures()
            .assumed(ControllerKeys.HOST_BUS, "pcie-2.0", MegaRaid.UNVERIFIED)
            .assumed(ControllerKeys.HOST_LANES, "8", MegaRaid.UNVERIFIED)
            .datasheet(ControllerKeys.PORTS, "8", "its name: 8i")
            .datasheet(ControllerKeys.CACHE, "512MiB", "ixbt.com, lsi-sas9260-8i (9260-8i)")
            .assumed(ControllerKeys.CACHE_RATE, "6.4GB/s", "DDR2-800 over 64 bits, unverified")
            .datasheet(ControllerKeys.FIRMWARE_CORES, "1", "seed 003, S3-004 (9280, same chip)")
            .measured(ControllerKeys.FAST_PATH, "no", REVIEW + "S4-088: tested with a demo key")
            .calibrated(ControllerKeys.FAST_COMMAND, "6.99us", FAST, "S4-088")
            .calibrated(ControllerKeys.READ_COMMAND, "15.23us", NORMAL, "S4-089")
            .assumed(ControllerKeys.DISK_COMMAND, "6.99us", SixGigabit.DISK_COMMAND)
            .assumed(ControllerKeys.DESTAGE_LINE, "6.99us", SixGigabit.DISK_COMMAND)
            .assumed(ControllerKeys.PARITY_RATE, "2.5GB/s", SixGigabit.NO_PARITY_FIGURE)
            .assumed(ControllerKeys.PROTECTIONS, "lsi/ibbu07, lsi/ibbu08", MegaRaid.UNVERIFIED)
            .doesNotCover(
                "the 52,000 random reads of a 9280 with the same chip (S3-028): in conflict with"
                    + " S4-089"));
  }
}
