package org.raidbench.adaptec;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.testkit.ControllerContract;

/** Every controller of the plug-in keeps the contract. */
@ParameterizedClass(name = "{0}")
@MethodSource("models")
final class ShippedControllersTest extends ControllerContract {
  /** A plug-in that lost its controllers would pass every test. */
  private static final int MODELS_MIN = 8;

  @Parameter ControllerModel model;

  static List<ControllerModel> models() {
    List<ControllerModel> models = new AdaptecPlugin().controllers();
    if (models.size() < MODELS_MIN) {
      throw new AssertionError(models.size() + " controllers, expected at least " + MODELS_MIN);
    }
    return models;
  }

  @Override
  protected ControllerModel model() {
    return model;
  }
}
