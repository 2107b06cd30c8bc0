package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** MegaRAID boards for Serial ATA disks on PCI-X, of the years before SAS. */
final class SataBoards {
  private static final String REVIEW = "review MegaRAID SATA 300-8X, seed 000, ";

  private static final String COMMAND =
      "1 / 4,000: four requests at once saturate two, three and four disks with 64, 64 and 128 KiB;"
          + " the first is fitted";

  private static final String LINE =
      "at most 0.229 ms: with its command's time a line of 64 KiB then takes what two disks need"
          + " for it, less 5 %, and they are saturated at that size";

  private static final String CHOICE =
      "sorted over eight, RAID 5 of four disks under very high load gains 13 % without write-back;"
          + " over four 18 %, over all of them none";

  private static final String NO_READ_AHEAD =
      "set to adaptive, it was not seen to read ahead: one stream of 64 KiB is no faster on more"
          + " disks";

  private static final String MANUAL_150 = "manualsdump.com, LSI SATA 150 series manual, page 1-2";
  private static final String POLISH_REVIEW = "komputerswiat.pl, LSI Logic MegaRAID SATA 150-6";
  private static final String NOT_TESTED = "no source; as its successor";

  private static final Parts PARTS = MegaRaid.PARTS.withWriteRule(new ForcedUntilReboot());

  private SataBoards() {}

  /** The SATA 300-8X: an Intel IOP331 and eight ports of SATA II. */
  static Board megaRaid300With8Ports() {
    return MegaRaid.board(
        "megaraid-sata-300-8x", "LSI MegaRAID SATA 300-8X", figures300With8Ports(), PARTS);
  }

  /** The SATA 150-6, its predecessor: an Intel 80302, six ports of SATA 150 and half the cache. */
  static Board megaRaid150With6Ports() {
    return MegaRaid.board(
        "megaraid-sata-150-6", "LSI MegaRAID SATA 150-6", figures150With6Ports(), PARTS);
  }

  private static SpecBuilder figures150With6Ports() {
    return Spec.builder()
        .datasheet(ControllerKeys.KIND, "raid", MANUAL_150)
        .datasheet(ControllerKeys.LEVELS, "raid0, raid1, raid10, raid5, raid50", MANUAL_150)
        .measured(ControllerKeys.HOST_BUS, "pci64-66", REVIEW + "S0-006; " + POLISH_REVIEW)
        .datasheet(ControllerKeys.HOST_LANES, "1", REVIEW + "S0-006: a parallel bus")
        .datasheet(ControllerKeys.HOST_RATE, "533MB/s", REVIEW + "S0-006: in theory")
        .assumed(ControllerKeys.DISK_BUS, "sata-150", MegaRaid.UNVERIFIED + ": its name")
        .assumed(ControllerKeys.PORT_RATE, "150MB/s", "the standard's")
        .datasheet(ControllerKeys.PORTS, "6", REVIEW + "S0-002")
        .datasheet(ControllerKeys.DISK_INTERFACES, "sata", MANUAL_150)
        .datasheet(ControllerKeys.MAX_DISKS, "6", REVIEW + "S0-002: a disk a port")
        .assumed(ControllerKeys.MAX_COMMANDS, "255", "no source; as on boards of 6 Gb/s")
        .assumed(ControllerKeys.MAX_SPANS, "8", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.STRIPS, "8KiB, 16KiB, 32KiB, 64KiB, 128KiB", MegaRaid.UNVERIFIED)
        .measured(ControllerKeys.CACHE, "64MiB", POLISH_REVIEW + "; half of S0-011 by S0-013")
        .measured(ControllerKeys.CACHE_TYPE, "SDRAM with parity, 66 MHz", POLISH_REVIEW)
        .assumed(ControllerKeys.CACHE_LINE, "64KiB", "no source; as its successor's")
        .assumed(ControllerKeys.DESTAGE_WINDOW, "4", MegaRaid.WINDOW)
        .assumed(
            ControllerKeys.CACHE_RATE, "533MB/s", "66 MHz (" + POLISH_REVIEW + ") over 64 bits")
        .datasheet(ControllerKeys.CHIP, "Intel 80302", MANUAL_150)
        .assumed(ControllerKeys.FIRMWARE_CORES, "1", MegaRaid.UNVERIFIED)
        .assumed(
            ControllerKeys.READ_COMMAND,
            "0.25ms",
            "no source: its successor's, whose processor is the faster one; at the best")
        .assumed(ControllerKeys.DESTAGE_LINE, "0.23ms", "no source: as the time of a command")
        .assumed(
            ControllerKeys.DRIVER_CYCLES,
            "28364",
            "as calibrated for the SAS3108 on S4-084 and S4-085; far from a limit with hard disks")
        .assumed(ControllerKeys.UNPROTECTED_BACK, "refused", "no source; as its successor does")
        .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", NOT_TESTED)
        .assumed(ControllerKeys.DEFAULT_READ, "adaptive", NOT_TESTED)
        .assumed(ControllerKeys.DEFAULT_WRITE, "through", NOT_TESTED)
        .assumed(ControllerKeys.DEFAULT_IO, "direct", NOT_TESTED)
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", NOT_TESTED)
        .doesNotCover("a battery: that its successor takes one is told as new")
        .doesNotCover("any measured speed: the reviews name it for comparison only")
        .doesNotCover("initialisation, consistency check, patrol read");
  }

  private static SpecBuilder figures300With8Ports() {
    return Spec.builder()
        .datasheet(ControllerKeys.KIND, "raid", REVIEW + "S0-025")
        .datasheet(
            ControllerKeys.LEVELS, "jbod, raid0, raid1, raid10, raid5, raid50", REVIEW + "S0-025")
        .datasheet(ControllerKeys.HOST_BUS, "pci-x-133", REVIEW + "S0-004")
        .datasheet(ControllerKeys.HOST_LANES, "1", REVIEW + "S0-004: a parallel bus")
        .datasheet(ControllerKeys.HOST_RATE, "1066MB/s", REVIEW + "S0-005: in theory")
        .datasheet(ControllerKeys.DISK_BUS, "sata-300", REVIEW + "S0-001")
        .datasheet(ControllerKeys.PORT_RATE, "300MB/s", REVIEW + "S0-008")
        .datasheet(ControllerKeys.PORTS, "8", REVIEW + "S0-001")
        .datasheet(ControllerKeys.DISK_INTERFACES, "sata", REVIEW + "S0-024")
        .datasheet(ControllerKeys.MAX_DISKS, "8", REVIEW + "S0-001: a disk a port")
        .assumed(ControllerKeys.MAX_COMMANDS, "255", "no source; as on boards of 6 Gb/s")
        .assumed(ControllerKeys.MAX_SPANS, "8", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.STRIPS, "8KiB, 16KiB, 32KiB, 64KiB, 128KiB", MegaRaid.UNVERIFIED)
        .datasheet(ControllerKeys.CACHE, "128MiB", REVIEW + "S0-011")
        .assumed(
            ControllerKeys.CACHE_TYPE,
            "DDR SDRAM with ECC, DDR333, 166 MHz, not expandable",
            REVIEW + "S0-012 to S0-016: the speed is read off the chips")
        .datasheet(
            ControllerKeys.CHIP,
            "Intel IOP331, 800 MHz at most, 2 GB of memory at most",
            REVIEW + "S0-017, S0-018, S0-021")
        .assumed(
            ControllerKeys.CHIP_CLOCK,
            "250MHz",
            REVIEW + "S0-019: read off the chip; IOP331 are known from 500 MHz on, unverified")
        .measured(ControllerKeys.FIRMWARE, "FW_813I", REVIEW + "S0-049")
        .measured(ControllerKeys.DRIVER, "5.49", REVIEW + "S0-050")
        .datasheet(ControllerKeys.PROTECTIONS, "lsi/ibbu01, lsi/bbu03", REVIEW + "S0-027")
        .measured(ControllerKeys.UNPROTECTED_BACK, "refused", REVIEW + "S0-079")
        .assumed(ControllerKeys.CACHE_LINE, "64KiB", "no source; the strip as tested, S0-070")
        .assumed(ControllerKeys.DESTAGE_WINDOW, "4", MegaRaid.WINDOW)
        .assumed(ControllerKeys.CACHE_RATE, "2.6GB/s", "DDR333 (" + REVIEW + "S0-015) over 64 bits")
        .assumed(
            ControllerKeys.FIRMWARE_CORES, "1", MegaRaid.UNVERIFIED + ": one XScale core, S0-017")
        .calibrated(ControllerKeys.READ_COMMAND, "0.25ms", COMMAND, "S0-115")
        .calibrated(ControllerKeys.STREAM_READ_AHEAD, "0B", NO_READ_AHEAD, "S0-166")
        .calibrated(ControllerKeys.DESTAGE_LINE, "0.22ms", LINE, "S0-126")
        .calibrated(ControllerKeys.DESTAGE_CHOICE, "8", CHOICE, "S0-109")
        .assumed(
            ControllerKeys.DRIVER_CYCLES,
            "28364",
            "as calibrated for the SAS3108 on S4-084 and S4-085; far from a limit with hard disks")
        .measured(ControllerKeys.DEFAULT_STRIP, "64KiB", REVIEW + "S0-070: as tested")
        .measured(ControllerKeys.DEFAULT_READ, "adaptive", REVIEW + "S0-071: as tested")
        .assumed(
            ControllerKeys.DEFAULT_WRITE,
            "through",
            "no source; write-back needs a battery, S0-079")
        .measured(ControllerKeys.DEFAULT_IO, "direct", REVIEW + "S0-074: as tested")
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", "no source; the advice of S0-077")
        .doesNotCover("the parity engine's rate: XOR of 8 KiB is far shorter than a disk's access")
        .doesNotCover("what its drive chip and its memory's two ports cost: one path, one memory")
        .doesNotCover("initialisation, consistency check, patrol read");
  }
}
