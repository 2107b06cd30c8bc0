package org.raidbench.lsi;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** Host bus adapters of 12 Gb/s: no RAID, every disk is a target of its own. */
final class HostAdapters {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String NO_RAID = "an adapter has no arrays: for JBOD targets";
  private static final String SAME_LINE = "as the 9305-24i, a board of the same line";

  private HostAdapters() {}

  /** The 9305-24i. */
  static Board hba9305With24Ports() {
    return adapter(
        "hba-9305-24i",
        "Avago HBA 9305-24i",
        cutlass()
            .measured(ControllerKeys.KIND, "hba", REVIEW + "S4-109")
            .measured(ControllerKeys.HOST_BUS, "pcie-3.0", REVIEW + "S4-110")
            .measured(ControllerKeys.HOST_LANES, "8", REVIEW + "S4-110")
            .measured(ControllerKeys.DISK_BUS, "sas3", REVIEW + "S4-072")
            .measured(ControllerKeys.PORTS, "24", REVIEW + "S4-027")
            .assumed(ControllerKeys.CHIP, "SAS3224", MegaRaid.UNVERIFIED)
            .measured(ControllerKeys.FIRMWARE, "0.250.37.00-IT", REVIEW + "S4-063")
            .measured(ControllerKeys.DRIVER, "mpt3sas, V2.51.03 (P10)", REVIEW + "S4-031, S4-064"));
  }

  /** The 9305-16i. */
  static Board hba9305With16Ports() {
    return adapter(
        "hba-9305-16i",
        "Avago HBA 9305-16i",
        smallCutlass().measured(ControllerKeys.PORTS, "16", REVIEW + "S4-029"));
  }

  /** The 9305-16e, its ports external. */
  static Board hba9305With16ExternalPorts() {
    return adapter(
        "hba-9305-16e",
        "Avago HBA 9305-16e",
        smallCutlass()
            .measured(ControllerKeys.PORTS, "16", REVIEW + "S4-028")
            .doesNotCover("length and retiming of external cables"));
  }

  /** The 9300-16e: two chips of eight external ports each. */
  static Board hba9300With16Ports() {
    return adapter(
        "hba-9300-16e",
        "Avago HBA 9300-16e",
        figures()
            .measured(ControllerKeys.KIND, "hba", REVIEW + "S4-024")
            .assumed(ControllerKeys.HOST_BUS, "pcie-3.0", MegaRaid.UNVERIFIED)
            .assumed(
                ControllerKeys.HOST_LANES,
                "8",
                MegaRaid.UNVERIFIED + ": both chips share them through a switch")
            .assumed(ControllerKeys.DISK_BUS, "sas3", MegaRaid.UNVERIFIED)
            .measured(ControllerKeys.PORTS, "16", REVIEW + "S4-024: its name, 16e")
            .measured(ControllerKeys.CHIP, "two SAS3008", REVIEW + "S4-024")
            .measured(ControllerKeys.POWER, "26.8 W, by a connector of its own", REVIEW + "S4-025")
            .measured(ControllerKeys.FORM_FACTOR, "full height", REVIEW + "S4-026")
            .assumed(ControllerKeys.DRIVER, "mpt3sas", "as other boards with the SAS3008")
            .measured(
                ControllerKeys.FIRMWARE_CORES, "2", "a processor a chip: " + REVIEW + "S4-024")
            .assumed(
                ControllerKeys.READ_COMMAND,
                "1us",
                MegaRaid.UNVERIFIED + ": a million a second is said to be one chip's limit")
            .doesNotCover("that a chip serves its own eight ports only: either takes any command"));
  }

  private static Board adapter(String product, String title, SpecBuilder spec) {
    return new Board(new ModelId("lsi", product), title, spec.build(), Parts.STANDARD);
  }

  /** What the 9305 boards share. */
  private static SpecBuilder cutlass() {
    return figures()
        .measured(ControllerKeys.POWER, "19.8 W at most", REVIEW + "S4-030")
        .measured(ControllerKeys.FORM_FACTOR, "low profile", REVIEW + "S4-032")
        .assumed(ControllerKeys.FIRMWARE_CORES, "1", "no source; the time of a command is for all")
        .assumed(
            ControllerKeys.READ_COMMAND,
            "600ns",
            "no source; less than 815 ns, for 1,227,000 IOPS left the host busy (S4-109)");
  }

  private static SpecBuilder smallCutlass() {
    return cutlass()
        .measured(ControllerKeys.KIND, "hba", REVIEW + "S4-028, S4-029")
        .assumed(ControllerKeys.HOST_BUS, "pcie-3.0", SAME_LINE)
        .assumed(ControllerKeys.HOST_LANES, "8", SAME_LINE)
        .assumed(ControllerKeys.DISK_BUS, "sas3", SAME_LINE)
        .assumed(ControllerKeys.CHIP, "SAS3216", MegaRaid.UNVERIFIED)
        .measured(ControllerKeys.DRIVER, "mpt3sas", REVIEW + "S4-031");
  }

  private static SpecBuilder figures() {
    return Spec.builder()
        .measured(ControllerKeys.LEVELS, "jbod", REVIEW + "S4-063: IT firmware")
        .assumed(
            ControllerKeys.MAX_COMMANDS,
            "9548",
            "as Dell's HBA330 user guide states for a SAS3008 with the same driver family")
        .assumed(ControllerKeys.MAX_DISKS, "1024", MegaRaid.UNVERIFIED)
        .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", MegaRaid.UNVERIFIED)
        .calibrated(
            ControllerKeys.DRIVER_CYCLES,
            "25428",
            "12 cores of 2.6 GHz, all busy, at 1,227,000 IOPS of a 9305-24i",
            "S4-109")
        .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", NO_RAID)
        .assumed(ControllerKeys.DEFAULT_READ, "none", NO_RAID)
        .assumed(ControllerKeys.DEFAULT_WRITE, "through", NO_RAID)
        .assumed(ControllerKeys.DEFAULT_IO, "direct", NO_RAID)
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "yes", "an adapter leaves it as it is");
  }
}
