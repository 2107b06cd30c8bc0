package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.SpecBuilder;

/** Boards with the SAS3108, two PowerPC cores: the 12 Gb/s generation. */
final class Sas3108 {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String PUGET = "pugetsystems.com, article 545";

  private Sas3108() {}

  /** The 9361-8i. */
  static Board megaRaid9361With8Ports() {
    return MegaRaid.board(
        "megaraid-9361-8i",
        "Avago MegaRAID SAS 9361-8i",
        figures()
            .datasheet(ControllerKeys.PORTS, "8", PUGET)
            .datasheet(ControllerKeys.CACHE, "1GiB", PUGET)
            .measured(ControllerKeys.FIRMWARE, "24.12.0-0020 (MR 6.10)", REVIEW + "S4-059")
            .measured(ControllerKeys.DRIVER, "6.710.11.00", REVIEW + "S4-060")
            .datasheet(ControllerKeys.PROTECTIONS, "lsi/cvm02", PUGET));
  }

  /** The 9361-16i: more ports and memory, and most of the protection on the board. */
  static Board megaRaid9361With16Ports() {
    return MegaRaid.board(
        "megaraid-9361-16i",
        "Avago MegaRAID SAS 9361-16i",
        intruder()
            .measured(ControllerKeys.PORTS, "16", REVIEW + "S4-016")
            .measured(ControllerKeys.FIRMWARE, "24.14.0-0005 (Alpha_11)", REVIEW + "S4-061")
            .measured(ControllerKeys.DRIVER, "6.710.11.00", REVIEW + "S4-062"));
  }

  /** The 9380-8i8e: as the 9361-16i, half of the ports external. */
  static Board megaRaid9380() {
    return MegaRaid.board(
        "megaraid-9380-8i8e",
        "Avago MegaRAID SAS 9380-8i8e",
        intruder().measured(ControllerKeys.PORTS, "16", REVIEW + "S4-017: 8 internal, 8 external"));
  }

  /** Boards with sixteen ports behind a chip of eight lanes. */
  private static SpecBuilder intruder() {
    return figures()
        .assumed(
            ControllerKeys.CHIP_LANES,
            "8",
            MegaRaid.UNVERIFIED + ": an expander of the SAS3x36 class on the board")
        .assumed(
            ControllerKeys.CHIP_LANES_BUFFERED,
            "yes",
            "DataBolt (" + REVIEW + "S4-015), which the maker's SAS3 expanders have")
        .measured(ControllerKeys.CACHE, "2GiB", REVIEW + "S4-018, S4-021")
        .measured(ControllerKeys.FORM_FACTOR, "Low Profile MD2", REVIEW + "S4-019, S4-022")
        .measured(ControllerKeys.PROTECTIONS, "lsi/cvpm05", REVIEW + "S4-020, S4-023")
        .doesNotCover("the time that the expander on the board adds to a command");
  }

  private static SpecBuilder figures() {
    return MegaRaid.figures()
        .measured(ControllerKeys.HOST_BUS, "pcie-3.0", REVIEW + "S4-072")
        .measured(ControllerKeys.HOST_LANES, "8", REVIEW + "S4-072")
        .measured(ControllerKeys.DISK_BUS, "sas3", REVIEW + "S4-072")
        .assumed(
            ControllerKeys.MAX_COMMANDS,
            "928",
            MegaRaid.UNVERIFIED + ": what drivers report; boards of 6 Gb/s have 255")
        .assumed(
            ControllerKeys.STRIPS,
            "64KiB, 128KiB, 256KiB, 512KiB, 1MiB",
            MegaRaid.UNVERIFIED + "; 1 MiB at most by the Oracle manual page")
        .measured(ControllerKeys.CHIP, "LSISAS3108, two PowerPC", REVIEW + "S4-094; " + PUGET)
        .assumed(ControllerKeys.CHIP_CLOCK, "1.2GHz", MegaRaid.UNVERIFIED)
        .datasheet(ControllerKeys.CACHE_TYPE, "DDR3-1866", PUGET)
        .datasheet(ControllerKeys.MAX_DISKS, "128", PUGET + ": with expanders")
        .assumed(ControllerKeys.CACHE_RATE, "14.9GB/s", "DDR3-1866 (" + PUGET + ") over 64 bits")
        .assumed(
            ControllerKeys.FIRMWARE_CORES,
            "1",
            "two cores (" + PUGET + "); the time of a command is that of both together")
        .measured(ControllerKeys.FAST_PATH, "yes", REVIEW + "S4-091: included")
        .calibrated(
            ControllerKeys.FAST_COMMAND,
            "699ns",
            "1 / 1,430,000, the maker's limit with SAS disks",
            "S4-087")
        .assumed(
            ControllerKeys.READ_COMMAND,
            "1.52us",
            "no source: with its disk command 3.18 times the fast path, as on the SAS2108 (S4-088,"
                + " S4-089)")
        .assumed(ControllerKeys.DISK_COMMAND, "699ns", SixGigabit.DISK_COMMAND)
        .assumed(ControllerKeys.DESTAGE_LINE, "699ns", SixGigabit.DISK_COMMAND)
        .calibrated(
            ControllerKeys.DRIVER_CYCLES,
            "28364",
            "12 cores of 2.6 GHz, all busy, at 1,100,000 IOPS",
            "S4-084",
            "S4-085")
        .assumed(ControllerKeys.PARITY_RATE, "6GB/s", SixGigabit.NO_PARITY_FIGURE)
        .doesNotCover("disk interfaces as such: SATA costs lane time behind an expander only");
  }
}
