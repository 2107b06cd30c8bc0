package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.SpecBuilder;

/** Boards with the SAS2108, a single PowerPC of 800 MHz: the first 6 Gb/s generation. */
final class Sas2108 {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String CRYSTAL = "review of SSDs on a 9280-16i4e, ";
  private static final String CLOCK = CRYSTAL + "S3-005 (9280, same chip)";
  private static final String NORMAL =
      "1 / 45,000, the middle of 40,000 to 50,000 without the key, less a disk command";
  private static final String FAST = "1 / 143,000 with a FastPath key";

  private Sas2108() {}

  /** The 9260-8i. */
  static Board megaRaid9260() {
    return MegaRaid.board(
        "megaraid-9260-8i",
        "LSI MegaRAID SAS 9260-8i",
        unlessCached()
            .datasheet(ControllerKeys.PORTS, "8", "its name: 8i")
            .assumed(ControllerKeys.FAST_PATH, "no", "as the 9261-8i: a key to be bought")
            .measured(ControllerKeys.CHIP, "LSISAS2108, PowerPC", REVIEW + "S4-092")
            .datasheet(ControllerKeys.CACHE, "512MiB", "ixbt.com, lsi-sas9260-8i")
            .assumed(ControllerKeys.CACHE_TYPE, "DDR2-800", MegaRaid.UNVERIFIED)
            .doesNotCover("a measurement of its own: its times are those of the 9261-8i"));
  }

  /**
   * The 9261-8i. FastPath is a key that must be bought: {@code fast-path: yes} is a board with it.
   */
  static Board megaRaid9261() {
    return MegaRaid.board(
        "megaraid-9261-8i",
        "LSI MegaRAID SAS 9261-8i",
        unlessCached()
            .datasheet(ControllerKeys.PORTS, "8", "its name: 8i")
            .measured(ControllerKeys.FAST_PATH, "no", REVIEW + "S4-088: tested with a demo key")
            .measured(ControllerKeys.CHIP, "LSISAS2108, PowerPC", REVIEW + "S4-092")
            .datasheet(ControllerKeys.CACHE, "512MiB", "ixbt.com, lsi-sas9260-8i (9260-8i)")
            .assumed(ControllerKeys.CACHE_TYPE, "DDR2-800", MegaRaid.UNVERIFIED)
            .measured(ControllerKeys.FIRMWARE, "12.15.0-0239 (MR 4.12P3)", REVIEW + "S4-055")
            .measured(ControllerKeys.DRIVER, "6.710.11.00", REVIEW + "S4-056")
            .doesNotCover(
                "the 52,000 random reads of a 9280 with the same chip (S3-028): in conflict with"
                    + " S4-089"));
  }

  /** The 9280-16i4e: twenty ports behind an expander on the board, for the chip has eight. */
  static Board megaRaid9280() {
    return MegaRaid.board(
        "megaraid-9280-16i4e",
        "LSI MegaRAID SAS 9280-16i4e",
        figures()
            .datasheet(ControllerKeys.PORTS, "20", "its name: 16i4e")
            .measured(
                ControllerKeys.CHIP_LANES,
                "8",
                REVIEW
                    + "S4-009: an expander on the board; that all eight lanes go there is assumed")
            .measured(
                ControllerKeys.CHIP,
                "LSISAS2108, XOR by an integrated PowerPC",
                CRYSTAL + "S3-003, S3-004")
            .measured(ControllerKeys.CACHE, "512MiB", CRYSTAL + "S3-001")
            .measured(ControllerKeys.CACHE_TYPE, "DDR2", CRYSTAL + "S3-002")
            .assumed(
                ControllerKeys.FAST_PATH, "no", "as the 9261-8i: a key to be bought, not mentioned")
            .calibrated(
                ControllerKeys.READ_COMMAND,
                "3.69us",
                "1 / 52,000 as delivered, less a cache line and a disk command",
                "S3-028",
                "S3-029")
            .calibrated(
                ControllerKeys.CACHE_LINE_WORK,
                "8.55us",
                "1 / 36,000 written as delivered less 1 / 52,000 read: a line more, destaged",
                "S3-028",
                "S3-029")
            .calibrated(
                ControllerKeys.DESTAGE_LINE,
                "8.55us",
                "taken as the work on a line that is looked up",
                "S3-028",
                "S3-029")
            .doesNotCover(
                "the 40,000 to 50,000 IOPS of a 9261 with the same chip without the cache's work"
                    + " (S4-089): in conflict with S3-028, which this board is calibrated on")
            .doesNotCover("the time that the expander on the board adds to a command"));
  }

  /** Boards calibrated on a measurement in which the cache had no part. */
  private static SpecBuilder unlessCached() {
    return figures()
        .calibrated(ControllerKeys.READ_COMMAND, "15.23us", NORMAL, "S4-089")
        .assumed(ControllerKeys.DESTAGE_LINE, "6.99us", SixGigabit.DISK_COMMAND)
        .doesNotCover("what the cache's lines cost the firmware: it was measured without them");
  }

  private static SpecBuilder figures() {
    return SixGigabit.figures()
        .assumed(ControllerKeys.HOST_BUS, "pcie-2.0", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.HOST_LANES, "8", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.CACHE_RATE, "6.4GB/s", "DDR2-800 over 64 bits, unverified")
        .measured(ControllerKeys.CHIP_CLOCK, "800MHz", CLOCK)
        .datasheet(ControllerKeys.FIRMWARE_CORES, "1", CRYSTAL + "S3-004 (9280, same chip)")
        .calibrated(ControllerKeys.FAST_COMMAND, "6.99us", FAST, "S4-088")
        .assumed(ControllerKeys.DISK_COMMAND, "6.99us", SixGigabit.DISK_COMMAND)
        .assumed(ControllerKeys.PARITY_RATE, "2.5GB/s", SixGigabit.NO_PARITY_FIGURE)
        .assumed(ControllerKeys.PROTECTIONS, "lsi/ibbu07, lsi/ibbu08", MegaRaid.UNVERIFIED);
  }
}
