package org.raidbench.disks.ssd;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Spec;

/** The solid-state drives this module brings. */
public final class SsdCatalogue {
  private SsdCatalogue() {}

  /**
   * Every drive.
   *
   * @return immutable models in alphabetical order of their ids
   */
  public static List<DiskModel> models() {
    return List.of(husmm1680ass204());
  }

  private static DiskModel husmm1680ass204() {
    Spec spec =
        Spec.builder()
            .assumed(DiskKeys.KIND, "ssd", "it is one")
            .assumed(DiskKeys.CAPACITY, "800GB", "model code 1680")
            .assumed(SsdKeys.FLASH, "1TiB", "usual for ten drive writes a day")
            .datasheet(DiskKeys.INTERFACE, "sas", "https://www.scribd.com/document/498154118/")
            .assumed(DiskKeys.LINK_RATE, "1100MiB/s", "an eighth of SAS3 x8 (S4-070)")
            .assumed(DiskKeys.TAGS, "128", "usual for SAS SSDs of 2014")
            .calibrated(SsdKeys.RANDOM_READ, "142000", "measured, single drive", "S4-044")
            .assumed(SsdKeys.RANDOM_WRITE, "110000", "general knowledge, unverified")
            .calibrated(SsdKeys.SEQUENTIAL_READ, "1007MiB/s", "measured, single drive", "S4-045")
            .calibrated(SsdKeys.SEQUENTIAL_WRITE, "742MiB/s", "measured, single drive", "S4-046")
            .assumed(SsdKeys.READ_LATENCY, "100us", "usual for eMLC of 20 nm behind SAS")
            .assumed(SsdKeys.WRITE_LATENCY, "30us", "usual for a protected buffer")
            .assumed(SsdKeys.DIES, "64", "1 TiB of 128 Gbit dies")
            .assumed(SsdKeys.CHANNELS, "16", "four dies a channel")
            .assumed(SsdKeys.CHANNEL_RATE, "200MB/s", "ONFI 2.1")
            .assumed(SsdKeys.DIE_PAGE, "16KiB", "two planes of 8 KiB")
            .assumed(SsdKeys.BUFFER, "32MiB", "what capacitors can save")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "yes", "usual for an enterprise drive")
            .assumed(DiskKeys.WRITE_CACHE, "yes", "protected")
            .assumed(DiskKeys.ENDURANCE, "14600TB", "10 drive writes a day for 5 years")
            .build();
    return new SsdModel(
        ModelId.of("hgst/husmm1680ass204"), "HGST Ultrastar SSD1600MM HUSMM1680ASS204", spec);
  }
}
