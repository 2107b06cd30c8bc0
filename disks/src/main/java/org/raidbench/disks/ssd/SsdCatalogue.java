package org.raidbench.disks.ssd;

import java.util.List;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** The solid-state drives this module brings. */
public final class SsdCatalogue {
  private static final String HGST_MANUAL =
      "https://manualzz.com/doc/9626156/ (61000-08072-401 v1.7)";

  private SsdCatalogue() {}

  /**
   * Every drive.
   *
   * @return immutable models in alphabetical order of their ids
   */
  public static List<DiskModel> models() {
    return List.of(
        generic(),
        husmm1680ass204(),
        IntelDrives.ssd520(),
        IntelDrives.ssd710(),
        IntelDrives.dcS3700(),
        IntelDrives.x25e(),
        SandForceDrives.e100(),
        SandForceDrives.e50(),
        SandForceDrives.kc300(),
        NytroModules.slc50(),
        NytroModules.emlc100(),
        NytroModules.emlc200(),
        SandForceDrives.denevaR());
  }

  private static DiskModel generic() {
    SpecBuilder spec =
        Catalogued.sata600()
            .assumed(DiskKeys.CAPACITY, "480GB", "usual for SATA drives of 2015")
            .assumed(SsdKeys.FLASH, "512GiB", "usual for the capacity")
            .assumed(SsdKeys.RANDOM_READ, "90000", "usual for SATA drives of 2015")
            .assumed(SsdKeys.RANDOM_WRITE, "80000", "usual for SATA drives of 2015")
            .assumed(SsdKeys.SEQUENTIAL_READ, "540MB/s", "usual for SATA drives of 2015")
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "480MB/s", "usual for SATA drives of 2015")
            .assumed(SsdKeys.READ_LATENCY, "100us", "usual for MLC flash of 16 to 20 nm")
            .assumed(SsdKeys.WRITE_LATENCY, "40us", "usual for a drive with memory")
            .calibrated(
                DiskKeys.LANE_HOLD,
                "12251ns",
                "8 lanes / 653,000 IOPS, which the vendor names for SATA drives",
                "S4-086")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "no", "usual for drives without a name")
            .assumed(DiskKeys.ENDURANCE, "150TB", "usual for SATA drives of 2015");
    return Catalogued.model(
        "generic/sata-ssd", "A SATA SSD of 2015", Catalogued.array(spec, "32", "333MB/s", "2MiB"));
  }

  private static DiskModel husmm1680ass204() {
    SpecBuilder spec =
        Spec.builder()
            .datasheet(DiskKeys.KIND, "ssd", HGST_MANUAL)
            .assumed(DiskKeys.CAPACITY, "800GB", "model code 1680")
            .assumed(SsdKeys.FLASH, "1TiB", "usual for ten drive writes a day")
            .datasheet(DiskKeys.INTERFACE, "sas", HGST_MANUAL)
            .assumed(DiskKeys.LINK_RATE, "1100MiB/s", "an eighth of SAS3 x8 (S4-070)")
            .assumed(DiskKeys.TAGS, "128", "usual for SAS SSDs of 2014; more than saturate it")
            .calibrated(SsdKeys.RANDOM_READ, "142000", "measured, single drive", "S4-044")
            .assumed(SsdKeys.RANDOM_WRITE, "110000", "general knowledge")
            .calibrated(SsdKeys.SEQUENTIAL_READ, "1007MiB/s", "measured, single drive", "S4-045")
            .calibrated(SsdKeys.SEQUENTIAL_WRITE, "742MiB/s", "measured, single drive", "S4-046")
            .assumed(SsdKeys.READ_LATENCY, "100us", "usual for MLC flash of 20 nm behind SAS")
            .assumed(SsdKeys.WRITE_LATENCY, "30us", "usual for a protected buffer")
            .assumed(SsdKeys.DIES, "64", "1 TiB of 128 Gbit dies")
            .assumed(SsdKeys.CHANNELS, "16", "four dies a channel")
            .assumed(SsdKeys.CHANNEL_RATE, "200MB/s", "ONFI 2.1")
            .assumed(SsdKeys.DIE_PAGE, "16KiB", "two planes of 8 KiB")
            .assumed(
                SsdKeys.BUFFER, "4MiB", "four pages a die: little enough for capacitors to save")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "yes", "usual for an enterprise drive")
            .assumed(DiskKeys.WRITE_CACHE, "yes", "protected")
            .assumed(DiskKeys.ENDURANCE, "14600TB", "10 drive writes a day for 5 years");
    return Catalogued.model(
        "hgst/husmm1680ass204", "HGST Ultrastar SSD1600MM HUSMM1680ASS204", spec);
  }
}
