package org.raidbench.qlogic;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.spec.Spec;

/**
 * An adapter that is its figures. What is behind its ports, a fabric and a storage system, is
 * described as an expander of the adapter's bus with as many lanes as ports are used: all that it
 * takes to see where the adapter is the limit.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record FibreChannelAdapter(ModelId id, String title, Spec spec) implements ControllerModel {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String GUIDE =
      "docs.oracle.com, StorageTek 8 Gb FC PCIe HBA from QLogic, installation guide, table 1-1";
  private static final String UNVERIFIED = "general knowledge, unverified";
  private static final String NO_RAID = "an adapter has no arrays: for JBOD targets";

  /** An adapter of 8 Gbit/s with one port (QLE2560) or two (QLE2562). */
  static FibreChannelAdapter gbit8(int ports) {
    String product = ports == 1 ? "qle2560" : "qle2562";
    return new FibreChannelAdapter(
        new ModelId("qlogic", product),
        "QLogic " + product.toUpperCase(java.util.Locale.ROOT) + ", 8 Gbit/s Fibre Channel",
        Spec.builder()
            .measured(ControllerKeys.KIND, "hba", REVIEW + "S4-114")
            .assumed(ControllerKeys.LEVELS, "jbod", NO_RAID)
            .datasheet(ControllerKeys.HOST_BUS, "pcie-2.0", GUIDE)
            .datasheet(ControllerKeys.HOST_LANES, "4", GUIDE + ": four lanes of PCI Express 2.0")
            .measured(ControllerKeys.DISK_BUS, "fc-8", REVIEW + "S4-114")
            .assumed(ControllerKeys.PORTS, Integer.toString(ports), "general knowledge: its name")
            .assumed(ControllerKeys.MAX_COMMANDS, "2048", UNVERIFIED)
            .assumed(ControllerKeys.MAX_DISKS, "1024", UNVERIFIED)
            .assumed(
                ControllerKeys.DISK_INTERFACES,
                "sas, sata",
                "what a storage system behind the port is made of")
            .assumed(
                ControllerKeys.FIRMWARE_CORES,
                Integer.toString(ports),
                "as many as ports, for the figure is a port's")
            .calibrated(ControllerKeys.READ_COMMAND, "5us", "1 / 200,000 IOPS a port", "S4-114")
            .assumed(
                ControllerKeys.DRIVER_CYCLES,
                "25428",
                "no source: as calibrated for a SAS adapter on S4-109")
            .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_READ, "none", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_WRITE, "through", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_IO, "direct", NO_RAID)
            .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "yes", "an adapter leaves it as it is")
            .doesNotCover("switches, distance and the storage system's own controllers")
            .doesNotCover("which commands go by which port: either port takes any")
            .build());
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
