package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.SpecBuilder;

/** Boards with the SAS2208, two PowerPC cores of 800 MHz: the second 6 Gb/s generation. */
final class Sas2208 {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String GUIDE = "LSI 6Gb/s MegaRAID SAS user guide, February 2013, table 22";
  private static final String OWN_PCIE = "the host link of each board is its own";

  private Sas2208() {}

  /** The 9266-8i, with PCI Express 2.0. */
  static Board megaRaid9266() {
    return MegaRaid.board(
        "megaraid-9266-8i",
        "LSI MegaRAID SAS 9266-8i",
        internal()
            .measured(ControllerKeys.HOST_BUS, "pcie-2.0", REVIEW + "S4-096")
            .measured(ControllerKeys.FIRMWARE, "23.34.0-0005 (MR 5.14)", REVIEW + "S4-057")
            .measured(ControllerKeys.DRIVER, "6.710.11.00", REVIEW + "S4-058"));
  }

  /** The 9271-8i, the same with PCI Express 3.0. */
  static Board megaRaid9271() {
    return MegaRaid.board(
        "megaraid-9271-8i",
        "LSI MegaRAID SAS 9271-8i",
        internal().measured(ControllerKeys.HOST_BUS, "pcie-3.0", REVIEW + "S4-097"));
  }

  /** The 9285-8e, a 9266 whose ports are external. */
  static Board megaRaid9285() {
    return MegaRaid.board(
        "megaraid-9285-8e",
        "LSI MegaRAID SAS 9285-8e",
        external().datasheet(ControllerKeys.HOST_BUS, "pcie-2.0", GUIDE + ": 5 Gb/s a lane"));
  }

  /** The 9286-8e, the same with PCI Express 3.0. */
  static Board megaRaid9286() {
    return MegaRaid.board(
        "megaraid-9286-8e",
        "LSI MegaRAID SAS 9286-8e",
        external().assumed(ControllerKeys.HOST_BUS, "pcie-3.0", MegaRaid.UNVERIFIED));
  }

  private static SpecBuilder internal() {
    return figures().datasheet(ControllerKeys.PORTS, "8", "their names: 8i");
  }

  private static SpecBuilder external() {
    return figures()
        .datasheet(ControllerKeys.PORTS, "8", "their names: 8e")
        .doesNotCover("length and retiming of external cables");
  }

  /** Figures of the chip, which Nytro boards share. */
  static SpecBuilder chip() {
    return SixGigabit.board()
        .measured(ControllerKeys.HOST_LANES, "8", REVIEW + "S4-067, S4-068; " + OWN_PCIE)
        .measured(ControllerKeys.CHIP, "LSISAS2208, two PowerPC", REVIEW + "S4-093")
        .assumed(ControllerKeys.CHIP_CLOCK, "800MHz", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.CACHE_TYPE, "DDR3-1333", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.CACHE, "1GiB", MegaRaid.UNVERIFIED + "; as Dell's H710P, same chip")
        .assumed(ControllerKeys.CACHE_RATE, "10.6GB/s", "DDR3-1333 over 64 bits, unverified")
        .calibrated(
            ControllerKeys.DATA_PATH_RATE,
            "3400MiB/s",
            "most that a 9271-8i reads, on a host link that carries 6,400",
            "S4-098")
        .assumed(
            ControllerKeys.FIRMWARE_CORES,
            "1",
            "two cores, unverified; the time of a command is that of both together")
        .measured(ControllerKeys.FAST_PATH, "yes", REVIEW + "S4-091: included")
        .assumed(
            ControllerKeys.FAST_COMMAND,
            "2.15us",
            MegaRaid.UNVERIFIED + ": 1 / 465,000, said to be the maker's limit")
        .assumed(
            ControllerKeys.READ_COMMAND,
            "4.69us",
            "no source: with its disk command 3.18 times the fast path, as on the SAS2108 (S4-088,"
                + " S4-089)")
        .assumed(ControllerKeys.DISK_COMMAND, "2.15us", SixGigabit.DISK_COMMAND)
        .assumed(ControllerKeys.DESTAGE_LINE, "2.15us", SixGigabit.DISK_COMMAND)
        .assumed(ControllerKeys.PARITY_RATE, "4GB/s", SixGigabit.NO_PARITY_FIGURE);
  }

  private static SpecBuilder figures() {
    return SixGigabit.takingCacheCade(chip())
        .measured(
            ControllerKeys.PROTECTIONS,
            "lsi/cvm01, lsi/ibbu08",
            REVIEW + "S4-005; thomas-krenn.com wiki, MegaRAID controllers");
  }
}
