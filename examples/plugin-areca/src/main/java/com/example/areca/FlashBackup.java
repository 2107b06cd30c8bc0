package com.example.areca;

import org.raidbench.api.ModelId;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.spec.Spec;

/** The flash-based backup module, without which write-back runs as write-through. */
final class FlashBackup implements ProtectionModel {
  private static final Spec SPEC =
      Spec.builder()
          .measured(ProtectionKeys.KIND, "flash", Arc1883i.OWNER)
          .doesNotCover("charging its capacitor after a start")
          .build();

  @Override
  public ModelId id() {
    return ModelId.of("areca/fbm");
  }

  @Override
  public String title() {
    return "Areca flash-based backup module";
  }

  @Override
  public Spec spec() {
    return SPEC;
  }
}
