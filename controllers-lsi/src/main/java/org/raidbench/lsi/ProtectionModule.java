package org.raidbench.lsi;

import org.raidbench.api.ModelId;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.spec.Spec;

/**
 * A battery or CacheVault module: figures only.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record ProtectionModule(ModelId id, String title, Spec spec) implements ProtectionModel {
  private static final String REVIEW = "review Adaptec versus Avago, January 2016, ";
  private static final String SATA_REVIEW = "review MegaRAID SATA 300-8X, seed 000, ";
  private static final String PERC =
      "Dell PERC 6/E user manual, page 31, of its battery: three hours of discharge, four of"
          + " charge";
  private static final String NO_THRESHOLD =
      "no source: firmware falls back to write-through when the charge is low, at what is not said";
  private static final String LIFE_IS_GIVEN = "life and age are figures a bench can give";
  private static final String BRIEF = "LSIiBBU08 product brief";
  private static final String LEARN_PERIOD = MegaRaid.UNVERIFIED + ": the firmware's default";

  /** The intelligent battery of the SATA 300-8X: it reports its charge. */
  static ProtectionModule ibbu01() {
    return new ProtectionModule(
        ModelId.of("lsi/ibbu01"),
        "LSI LSIiBBU01 battery",
        Spec.builder()
            .measured(ProtectionKeys.KIND, "battery", SATA_REVIEW + "S0-028")
            .measured(ProtectionKeys.RETENTION, "72h", SATA_REVIEW + "S0-028: fully charged")
            .measured(ProtectionKeys.REPORTS_CHARGE, "yes", SATA_REVIEW + "S0-029")
            .assumed(ProtectionKeys.READY_CHARGE, "70%", NO_THRESHOLD)
            .assumed(ProtectionKeys.LEARN_PERIOD, "30d", LEARN_PERIOD)
            .assumed(ProtectionKeys.LEARN_TIME, "3h", PERC + ": the discharge")
            .assumed(ProtectionKeys.CHARGE_TIME, "4h", PERC)
            .doesNotCover("how fast it ages; " + LIFE_IS_GIVEN)
            .doesNotCover("what temperature takes away")
            .build());
  }

  /** The simple battery of the SATA 300-8X: nobody knows what it holds. */
  static ProtectionModule bbu03() {
    return new ProtectionModule(
        ModelId.of("lsi/bbu03"),
        "LSI LSIBBU03 battery",
        Spec.builder()
            .measured(ProtectionKeys.KIND, "battery", SATA_REVIEW + "S0-030")
            .measured(ProtectionKeys.RETENTION, "32h", SATA_REVIEW + "S0-030")
            .measured(ProtectionKeys.REPORTS_CHARGE, "no", SATA_REVIEW + "S0-031")
            .assumed(ProtectionKeys.CHARGE_TIME, "4h", PERC)
            .doesNotCover("learn cycles: they are for batteries with a gauge")
            .doesNotCover("how fast it ages; " + LIFE_IS_GIVEN)
            .doesNotCover("what temperature takes away")
            .build());
  }

  /** The first battery of boards with the SAS2108. */
  static ProtectionModule ibbu07() {
    return new ProtectionModule(
        ModelId.of("lsi/ibbu07"),
        "LSI LSIiBBU07 battery",
        Spec.builder()
            .measured(ProtectionKeys.KIND, "battery", REVIEW + "S4-003")
            .assumed(
                ProtectionKeys.RETENTION, "48h", MegaRaid.UNVERIFIED + "; as the LSIiBBU08 at most")
            .assumed(ProtectionKeys.LEARN_PERIOD, "30d", LEARN_PERIOD)
            .assumed(
                ProtectionKeys.LEARN_TIME,
                "8h",
                MegaRaid.UNVERIFIED + ": one discharge and one charge")
            .assumed(ProtectionKeys.REPORTS_CHARGE, "yes", "the i of its name: intelligent")
            .doesNotCover("what age and temperature take away")
            .build());
  }

  /** Its successor, whose learn cycles do not interrupt protection. */
  static ProtectionModule ibbu08() {
    return new ProtectionModule(
        ModelId.of("lsi/ibbu08"),
        "LSI LSIiBBU08 battery",
        Spec.builder()
            .datasheet(ProtectionKeys.KIND, "battery", BRIEF)
            .datasheet(
                ProtectionKeys.RETENTION, "48h", BRIEF + ": 12, 24 or 48 h by mode; the longest")
            .datasheet(
                ProtectionKeys.LIFE, "365d", BRIEF + ": a year in the mode of 48 h and 55 degrees")
            .assumed(ProtectionKeys.REPORTS_CHARGE, "yes", "the i of its name: intelligent")
            .doesNotCover("learn cycles: its product brief calls them transparent")
            .doesNotCover("what age and temperature take away")
            .build());
  }

  /** Flash and supercapacitors of Nytro MegaRAID boards. */
  static ProtectionModule scm01() {
    return flash("lsi/scm01", "LSI SCM01", "review of the Nytro MegaRAID 8110-4i, S1-023");
  }

  /** Flash and supercapacitor of boards with the SAS2208. */
  static ProtectionModule cvm01() {
    return flash("lsi/cvm01", "LSI CacheVault LSICVM01", REVIEW + "S4-002, S4-005");
  }

  /** Flash and supercapacitor of the 9361-8i. */
  static ProtectionModule cvm02() {
    return flash(
        "lsi/cvm02", "LSI CacheVault LSICVM02", REVIEW + "S4-002; pugetsystems.com, article 545");
  }

  /** The supercapacitor of the 9361-16i, whose flash is on the board. */
  static ProtectionModule cvpm05() {
    return flash("lsi/cvpm05", "Avago CacheVault power module CVPM05", REVIEW + "S4-002, S4-020");
  }

  private static ProtectionModule flash(String id, String title, String source) {
    return new ProtectionModule(
        ModelId.of(id),
        title,
        Spec.builder()
            .measured(ProtectionKeys.KIND, "flash", source)
            .doesNotCover("the test of the capacitor, and its charging after a start")
            .build());
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
