package com.example.areca;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** The ARC-1883i, eight ports. It differs from other controllers in figures and policies only. */
final class Arc1883i implements ControllerModel {
  /** An ARC-1883ix-12 with twelve disks, described by its owner. */
  static final String OWNER = "wp.xin.at, ARC-1883ix-12, 2015";

  private static final String PCI_IDS =
      "PCI ID Repository, 17d3:1880: ARC-1883 8/12/16/24 Port PCIe 3.0 to SAS/SATA 12Gb";
  private static final String MAN_PAGE = "FreeBSD manual page arcmsr(4), ARC-18xx";
  private static final String LINUX_DRIVER =
      "the maker's Linux driver arcmsr, history of 1.30.0X.24: ARC-1883 command queue depth 1024";
  private static final String AS_MEGARAID =
      "not published; as Raidbench has it for a MegaRAID 9361-8i, also two PowerPC of 1.2 GHz";
  private static final String UNKNOWN = "not published";

  private static final Spec SPEC =
      figures()
          .datasheet(ControllerKeys.PORTS, "8", PCI_IDS)
          .assumed(ControllerKeys.CACHE, "2GiB", "as the ARC-1883ix-12 (" + OWNER + ")")
          .build();

  /** What the boards of the series have in common. */
  static SpecBuilder figures() {
    return Spec.builder()
        .datasheet(ControllerKeys.KIND, "raid", PCI_IDS)
        .datasheet(ControllerKeys.HOST_BUS, "pcie-3.0", PCI_IDS)
        .assumed(ControllerKeys.HOST_LANES, "8", "general knowledge, unverified")
        .datasheet(ControllerKeys.DISK_BUS, "sas3", PCI_IDS)
        .datasheet(ControllerKeys.DISK_INTERFACES, "sas, sata", PCI_IDS)
        .assumed(ControllerKeys.MAX_DISKS, "128", "as the maker says of its ARC-1330 adapters")
        .datasheet(ControllerKeys.LEVELS, "jbod, raid0, raid1, raid10, raid5, raid6", MAN_PAGE)
        .datasheet(ControllerKeys.MAX_COMMANDS, "1024", LINUX_DRIVER)
        .measured(ControllerKeys.CHIP, "two PowerPC 476FP", OWNER)
        .measured(ControllerKeys.CHIP_CLOCK, "1.2GHz", OWNER)
        .measured(ControllerKeys.CACHE_TYPE, "DDR3-1866 with ECC", OWNER)
        .assumed(ControllerKeys.CACHE_LINE, "64KiB", UNKNOWN + "; the strip as delivered")
        .assumed(ControllerKeys.CACHE_RATE, "14.9GB/s", "DDR3-1866 over 64 bits")
        .assumed(ControllerKeys.FIRMWARE_CORES, "1", "two; a command's time is both together's")
        .assumed(ControllerKeys.READ_COMMAND, "1.52us", AS_MEGARAID)
        .assumed(ControllerKeys.DISK_COMMAND, "699ns", AS_MEGARAID)
        .assumed(ControllerKeys.DESTAGE_LINE, "699ns", AS_MEGARAID)
        .assumed(ControllerKeys.PARITY_RATE, "6GB/s", AS_MEGARAID)
        .assumed(ControllerKeys.DRIVER_CYCLES, "28364", AS_MEGARAID)
        .measured(ControllerKeys.PROTECTIONS, "areca/fbm", OWNER)
        .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", "as set up: " + OWNER)
        .assumed(ControllerKeys.DEFAULT_READ, "adaptive", UNKNOWN)
        .assumed(ControllerKeys.DEFAULT_WRITE, "back", "as set up: " + OWNER)
        .assumed(ControllerKeys.DEFAULT_IO, "direct", UNKNOWN)
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", UNKNOWN)
        .doesNotCover(
            "RAID 3, 30, 50 and 60: the manual page does not name all, Raidbench has no 3");
  }

  @Override
  public ModelId id() {
    return ModelId.of("areca/arc-1883i");
  }

  @Override
  public String title() {
    return "Areca ARC-1883i";
  }

  @Override
  public Spec spec() {
    return SPEC;
  }
}
