package org.raidbench.disks.ssd;

import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.SpecBuilder;

/**
 * The SSD modules on LSI's Nytro MegaRAID boards. Nobody has published what one does by itself:
 * beside capacity and kind of flash, the figures are those of the Kingston E100, which has a
 * SandForce controller, eMLC flash and over-provisioning of the same kind.
 */
final class NytroModules {
  private static final String REVIEW = "review of the Nytro MegaRAID 8110-4i, ";
  private static final String MANAGER =
      "MegaRAID Storage Manager 17.05, help on the Nytro flash module: ";
  private static final String SIBLING = "no source: as the Kingston E100";
  private static final String UNVERIFIED = "general knowledge, unverified";

  private NytroModules() {}

  static DiskModel slc50() {
    SpecBuilder spec =
        module("SLC", "S1-017")
            .measured(DiskKeys.CAPACITY, "50GB", REVIEW + "S1-016: a pair has 100 GB")
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "400MB/s", SIBLING)
            .assumed(
                DiskKeys.ENDURANCE, "2700TB", "30 drive writes a day for 5 years; " + UNVERIFIED);
    return model("lsi/nytro-8100-module", "SSD module of the Nytro MegaRAID 8100-4i", spec, "16");
  }

  static DiskModel emlc100() {
    SpecBuilder spec =
        module("eMLC", "S1-019")
            .measured(DiskKeys.CAPACITY, "100GB", REVIEW + "S1-018, S1-027: 93 GiB each")
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "400MB/s", SIBLING)
            .assumed(
                DiskKeys.ENDURANCE, "1825TB", "10 drive writes a day for 5 years; " + UNVERIFIED);
    return model("lsi/nytro-8110-module", "SSD module of the Nytro MegaRAID 8110-4i", spec, "16");
  }

  static DiskModel emlc200() {
    SpecBuilder spec =
        module("eMLC", "S1-021")
            .measured(DiskKeys.CAPACITY, "200GB", REVIEW + "S1-020: a pair has 400 GB")
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "400MB/s", SIBLING)
            .assumed(
                DiskKeys.ENDURANCE, "3650TB", "10 drive writes a day for 5 years; " + UNVERIFIED);
    return model("lsi/nytro-8120-module", "SSD module of the Nytro MegaRAID 8120-4i", spec, "32");
  }

  private static SpecBuilder module(String flash, String fact) {
    return Catalogued.sata600()
        .measured(SsdKeys.FLASH_TYPE, flash, REVIEW + fact)
        .datasheet(SsdKeys.OVER_PROVISIONING, "28%", MANAGER + "over-provisioning")
        .assumed(SsdKeys.RANDOM_READ, "30000", SIBLING + ", which reaches that at least (S4-106)")
        .assumed(SsdKeys.RANDOM_WRITE, "52000", SIBLING)
        .assumed(SsdKeys.SEQUENTIAL_READ, "525MB/s", SIBLING)
        .assumed(SsdKeys.READ_LATENCY, "150us", SIBLING)
        .assumed(SsdKeys.WRITE_LATENCY, "65us", SIBLING)
        .assumed(SsdKeys.POWER_LOSS_PROTECTION, "yes", "write-back is what they are made for")
        .measured(DiskKeys.ONBOARD, "yes", REVIEW + "S1-026, S1-030");
  }

  private static DiskModel model(String id, String title, SpecBuilder spec, String dies) {
    return Catalogued.model(id, title, Catalogued.array(spec, dies, "166MB/s", "2MiB"));
  }
}
