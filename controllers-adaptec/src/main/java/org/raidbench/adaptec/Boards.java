package org.raidbench.adaptec;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** RAID boards of Series 6, 7 and 8. */
final class Boards {
  private static final String UNVERIFIED = "general knowledge, unverified";
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String WIKI = "thomas-krenn.com wiki, Adaptec RAID controller overview";
  private static final String BLOG = "blog.adaptec.com, June 2015";
  private static final String DRIVER = "7.5.0.41013";
  private static final String DISK_COMMAND =
      "no source: half of a whole command, which contains one disk command";

  private Boards() {}

  /** The 6805: PCI Express 2.0, 6 Gb/s, eight ports, which is the most that Series 6 has. */
  static Board raid6805() {
    return board(
        "6805",
        figures()
            .datasheet(ControllerKeys.PORTS, "8", WIKI + "; " + REVIEW + "S4-010")
            .measured(ControllerKeys.FIRMWARE, "19176", REVIEW + "S4-049")
            .measured(ControllerKeys.DRIVER, DRIVER, REVIEW + "S4-050")
            .datasheet(ControllerKeys.HOST_BUS, "pcie-2.0", WIKI)
            .assumed(ControllerKeys.DISK_BUS, "sas2", UNVERIFIED)
            .datasheet(ControllerKeys.CACHE, "512MiB", WIKI + ": up to 512 MB")
            .assumed(ControllerKeys.CACHE_TYPE, "DDR2", UNVERIFIED)
            .assumed(ControllerKeys.CACHE_RATE, "6.4GB/s", "DDR2-800 over 64 bits, unverified")
            .calibrated(
                ControllerKeys.READ_COMMAND,
                "11.1us",
                "1 / 45,000, the middle of 40,000 to 50,000, less a disk command",
                "S4-090")
            .assumed(ControllerKeys.DISK_COMMAND, "11.1us", DISK_COMMAND)
            .assumed(ControllerKeys.DESTAGE_LINE, "11.1us", "as a disk command")
            .assumed(ControllerKeys.PARITY_RATE, "2GB/s", UNVERIFIED + ": no published figure"));
  }

  /** The 7805: PCI Express 3.0, 6 Gb/s. */
  static Board raid7805() {
    return board(
        "7805",
        series7()
            .datasheet(ControllerKeys.PORTS, "8", WIKI + "; " + REVIEW + "S4-011")
            .measured(ControllerKeys.FIRMWARE, "32084", REVIEW + "S4-051")
            .measured(ControllerKeys.DRIVER, DRIVER, REVIEW + "S4-052"));
  }

  /** The 71605: sixteen ports of the chip's own. */
  static Board raid71605() {
    return board("71605", series7().measured(ControllerKeys.PORTS, "16", REVIEW + "S4-011"));
  }

  /** The 72405: twenty-four ports of the chip's own. */
  static Board raid72405() {
    return board("72405", series7().measured(ControllerKeys.PORTS, "24", REVIEW + "S4-011"));
  }

  /** The 8405: PCI Express 3.0, 12 Gb/s, four ports. */
  static Board raid8405() {
    return board("8405", series8().measured(ControllerKeys.PORTS, "4", REVIEW + "S4-012"));
  }

  /** The 8805: eight ports. */
  static Board raid8805() {
    return board(
        "8805",
        series8()
            .datasheet(ControllerKeys.PORTS, "8", WIKI + "; " + REVIEW + "S4-012")
            .measured(ControllerKeys.FIRMWARE, "32730", REVIEW + "S4-053")
            .measured(ControllerKeys.DRIVER, DRIVER, REVIEW + "S4-054"));
  }

  /** The 81605ZQ: all sixteen ports of the chip, cache protection on the board. */
  static Board raid81605zq() {
    return board(
        "81605zq",
        "81605ZQ",
        series8()
            .datasheet(ControllerKeys.PORTS, "16", BLOG + "; " + REVIEW + "S4-012")
            .datasheet(ControllerKeys.CACHE_DEVICES, "adaptec/maxcache-3.0", BLOG)
            .doesNotCover("that its protection is part of the board: ZMCP is fitted as on others"));
  }

  private static SpecBuilder series7() {
    return figures()
        .datasheet(ControllerKeys.HOST_BUS, "pcie-3.0", WIKI + "; " + REVIEW + "S4-011")
        .assumed(ControllerKeys.DISK_BUS, "sas2", UNVERIFIED)
        .datasheet(ControllerKeys.CACHE, "1GiB", WIKI)
        .assumed(ControllerKeys.CACHE_TYPE, "DDR3", UNVERIFIED)
        .assumed(ControllerKeys.CACHE_RATE, "10.6GB/s", "DDR3-1333 over 64 bits, unverified")
        .assumed(
            ControllerKeys.DATA_PATH_RATE,
            "6.6GB/s",
            UNVERIFIED + ": said to be the maker's limit for Series 7")
        .assumed(
            ControllerKeys.READ_COMMAND,
            "1.11us",
            UNVERIFIED
                + ": 1 / 450,000, said to be the maker's limit for Series 7, less a disk command")
        .assumed(ControllerKeys.DISK_COMMAND, "1.11us", DISK_COMMAND)
        .assumed(ControllerKeys.DESTAGE_LINE, "1.11us", "as a disk command")
        .assumed(ControllerKeys.PARITY_RATE, "4GB/s", UNVERIFIED + ": no published figure");
  }

  private static SpecBuilder series8() {
    return figures()
        .datasheet(ControllerKeys.HOST_BUS, "pcie-3.0", WIKI + "; " + REVIEW + "S4-072")
        .measured(ControllerKeys.DISK_BUS, "sas3", REVIEW + "S4-012, S4-072")
        .datasheet(ControllerKeys.CACHE, "1GiB", WIKI)
        .assumed(ControllerKeys.CACHE_TYPE, "DDR3", UNVERIFIED)
        .assumed(ControllerKeys.CACHE_RATE, "10.6GB/s", "DDR3-1333 over 64 bits, unverified")
        .assumed(ControllerKeys.DATA_PATH_RATE, "6.6GB/s", "as Series 7, whose limit is unverified")
        .assumed(
            ControllerKeys.READ_COMMAND,
            "714ns",
            UNVERIFIED
                + ": 1 / 700,000, said to be the maker's limit for Series 8, less a disk command")
        .assumed(ControllerKeys.DISK_COMMAND, "714ns", DISK_COMMAND)
        .assumed(ControllerKeys.DESTAGE_LINE, "714ns", "as a disk command")
        .assumed(ControllerKeys.PARITY_RATE, "5GB/s", UNVERIFIED + ": no published figure");
  }

  private static Board board(String product, SpecBuilder spec) {
    return board(product, product, spec);
  }

  private static Board board(String product, String name, SpecBuilder spec) {
    return new Board(new ModelId("adaptec", product), "Adaptec RAID " + name, spec.build());
  }

  private static SpecBuilder figures() {
    return Spec.builder()
        .datasheet(ControllerKeys.KIND, "raid", WIKI)
        .assumed(
            ControllerKeys.LEVELS,
            "raid0, raid1, raid1e, raid5, raid6, raid10, raid50, raid60, jbod",
            UNVERIFIED)
        .datasheet(ControllerKeys.HOST_LANES, "8", WIKI)
        .assumed(ControllerKeys.MAX_COMMANDS, "512", UNVERIFIED + ": blocks the driver has")
        .assumed(ControllerKeys.MAX_DISKS, "256", UNVERIFIED)
        .assumed(ControllerKeys.MAX_ARRAYS, "64", UNVERIFIED)
        .assumed(
            ControllerKeys.STRIPS, "16KiB, 32KiB, 64KiB, 128KiB, 256KiB, 512KiB, 1MiB", UNVERIFIED)
        .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", UNVERIFIED)
        .assumed(ControllerKeys.CACHE_LINE, "64KiB", UNVERIFIED)
        .assumed(ControllerKeys.DESTAGE_WINDOW, "4", "no source; a few for each disk")
        .assumed(ControllerKeys.FIRMWARE_CORES, "1", "the time of a command is that of all cores")
        .assumed(
            ControllerKeys.DRIVER_CYCLES,
            "28364",
            "no source: as calibrated for MegaRAID on S4-084 and S4-085")
        .measured(ControllerKeys.PROTECTIONS, "adaptec/zmcp", REVIEW + "S4-004: no other")
        .assumed(ControllerKeys.DEFAULT_STRIP, "256KiB", UNVERIFIED)
        .assumed(ControllerKeys.DEFAULT_READ, "adaptive", UNVERIFIED + ": read cache on")
        .assumed(ControllerKeys.DEFAULT_WRITE, "back", UNVERIFIED + ": on when protected")
        .assumed(ControllerKeys.DEFAULT_IO, "cached", UNVERIFIED + ": read cache on")
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "yes", UNVERIFIED)
        .doesNotCover("where the card puts data and parity: not published, a layout is a parameter")
        .doesNotCover("background initialisation and verification");
  }
}
