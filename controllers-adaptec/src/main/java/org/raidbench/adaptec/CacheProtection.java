package org.raidbench.adaptec;

import org.raidbench.api.ModelId;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.spec.Spec;

/**
 * A cache protection that is its figures.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record CacheProtection(ModelId id, String title, Spec spec) implements ProtectionModel {
  /** Zero-maintenance cache protection: a flash module and a supercapacitor, without time limit. */
  static CacheProtection zeroMaintenance() {
    return new CacheProtection(
        ModelId.of("adaptec/zmcp"),
        "Adaptec ZMCP (flash module AFM-600 or AFM-700)",
        Spec.builder()
            .datasheet(
                ProtectionKeys.KIND,
                "flash",
                "blog.adaptec.com, 2011-08-11; review Adaptec versus Avago, S4-002, S4-004")
            .doesNotCover("the charging of the capacitor after a start")
            .build());
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
