package org.raidbench.adaptec;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.Spec;

/** Host bus adapters: no RAID, every disk is a target of its own. */
final class HostAdapters {
  private static final String UNVERIFIED = "general knowledge, unverified";
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String NO_RAID = "an adapter has no arrays: for JBOD targets";

  private HostAdapters() {}

  /** The family HBA 1000, with the limits that the maker announced for it. */
  static Board hba1000() {
    return new Board(
        ModelId.of("adaptec/hba-1000"),
        "Adaptec HBA 1000 (the family; 24 ports)",
        Spec.builder()
            .measured(ControllerKeys.KIND, "hba", REVIEW + "S4-111")
            .measured(ControllerKeys.LEVELS, "jbod", REVIEW + "S4-111: an HBA")
            .assumed(ControllerKeys.HOST_BUS, "pcie-3.0", UNVERIFIED)
            .assumed(ControllerKeys.HOST_LANES, "8", UNVERIFIED)
            .assumed(ControllerKeys.DISK_BUS, "sas3", UNVERIFIED)
            .assumed(ControllerKeys.PORTS, "24", UNVERIFIED + ": the largest of the family")
            .assumed(ControllerKeys.MAX_COMMANDS, "4096", UNVERIFIED)
            .assumed(ControllerKeys.MAX_DISKS, "256", UNVERIFIED)
            .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", UNVERIFIED)
            .assumed(ControllerKeys.FIRMWARE_CORES, "1", "the time of a command is that of all")
            .datasheet(
                ControllerKeys.READ_COMMAND,
                "769ns",
                "1 / 1,300,000, the most that the maker claims: " + REVIEW + "S4-111")
            .datasheet(ControllerKeys.DATA_PATH_RATE, "6.6GB/s", "claimed: " + REVIEW + "S4-112")
            .assumed(
                ControllerKeys.DRIVER_CYCLES,
                "25428",
                "no source: as calibrated for the 9305-24i on S4-109")
            .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_READ, "none", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_WRITE, "through", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_IO, "direct", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "yes", "an adapter leaves it as it is")
            .doesNotCover("anything measured: only what was announced in December 2015 is known")
            .build());
  }
}
