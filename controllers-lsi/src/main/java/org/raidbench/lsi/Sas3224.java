package org.raidbench.lsi;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.spec.Spec;

/** The host bus adapter with 24 ports: no RAID, every disk is a target of its own. */
final class Sas3224 {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String NO_RAID = "an adapter has no arrays: for JBOD targets";

  private Sas3224() {}

  /** The 9305-24i. */
  static Board hba9305() {
    return new Board(
        ModelId.of("lsi/hba-9305-24i"),
        "Avago HBA 9305-24i",
        Spec.builder()
            .measured(ControllerKeys.KIND, "hba", REVIEW + "S4-109")
            .measured(ControllerKeys.LEVELS, "jbod", REVIEW + "S4-063: IT firmware")
            .measured(ControllerKeys.HOST_BUS, "pcie-3.0", REVIEW + "S4-110")
            .measured(ControllerKeys.HOST_LANES, "8", REVIEW + "S4-110")
            .measured(ControllerKeys.DISK_BUS, "sas3", REVIEW + "S4-072")
            .measured(ControllerKeys.PORTS, "24", REVIEW + "S4-027")
            .assumed(
                ControllerKeys.MAX_COMMANDS,
                "9548",
                "as Dell's HBA330 user guide states for a SAS3008 with the same driver family")
            .assumed(ControllerKeys.MAX_DISKS, "1024", MegaRaid.UNVERIFIED)
            .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", MegaRaid.UNVERIFIED)
            .assumed(
                ControllerKeys.FIRMWARE_CORES, "1", "no source; the time of a command is for all")
            .assumed(
                ControllerKeys.READ_COMMAND,
                "600ns",
                "no source; less than 815 ns, for 1,227,000 IOPS left the host busy (S4-109)")
            .calibrated(
                ControllerKeys.DRIVER_CYCLES,
                "25428",
                "12 cores of 2.6 GHz, all busy, at 1,227,000 IOPS",
                "S4-109")
            .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_READ, "none", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_WRITE, "through", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_IO, "direct", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "yes", "an adapter leaves it as it is")
            .build(),
        Parts.STANDARD);
  }
}
