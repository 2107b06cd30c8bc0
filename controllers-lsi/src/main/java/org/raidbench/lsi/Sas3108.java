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
            .datasheet(ControllerKeys.PROTECTIONS, "lsi/cvm02", PUGET));
  }

  /** The 9361-16i: more ports and memory, and most of the protection on the board. */
  static Board megaRaid9361With16Ports() {
    return MegaRaid.board(
        "megaraid-9361-16i",
        "Avago MegaRAID SAS 9361-16i",
        figures()
            .measured(ControllerKeys.PORTS, "16", REVIEW + "S4-016")
            .measured(ControllerKeys.CACHE, "2GiB", REVIEW + "S4-018")
            .measured(ControllerKeys.PROTECTIONS, "lsi/cvpm05", REVIEW + "S4-020")
            .doesNotCover("the expander that is said to be on the board between chip and ports"));
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
            "no source: with its disk command 3.18 times the fast path, as on the SAS2108 (S4-088, S4-089)")
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
