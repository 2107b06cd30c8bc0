package org.raidbench.disks;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.testkit.DiskContract;

/** Every disk of the catalogue keeps to the contract of disks. */
@ParameterizedClass
@MethodSource("models")
final class ShippedDisksTest extends DiskContract {
  /** Raise as the catalogue grows: a catalogue that is not found would pass every test. */
  private static final int MODELS_MIN = 16;

  @Parameter DiskModel model;

  static List<DiskModel> models() {
    List<DiskModel> models = new DisksPlugin().disks();
    if (models.size() < MODELS_MIN) {
      throw new AssertionError("only " + models.size() + " disks, expected " + MODELS_MIN);
    }
    return models;
  }

  @Override
  protected DiskModel model() {
    return model;
  }
}
