package org.raidbench.lsi;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.testkit.ProtectionContract;

/** Every cache protection of the plug-in keeps the contract. */
@ParameterizedClass(name = "{0}")
@MethodSource("models")
final class ShippedProtectionsTest extends ProtectionContract {
  /** A plug-in that lost its protections would pass every test. */
  private static final int MODELS_MIN = 7;

  @Parameter ProtectionModel model;

  static List<ProtectionModel> models() {
    List<ProtectionModel> models = new LsiPlugin().protections();
    if (models.size() < MODELS_MIN) {
      throw new AssertionError(models.size() + " protections, expected at least " + MODELS_MIN);
    }
    return models;
  }

  @Override
  protected ProtectionModel model() {
    return model;
  }
}
