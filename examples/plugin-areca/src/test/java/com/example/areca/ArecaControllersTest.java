package com.example.areca;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.testkit.ControllerContract;

/** Every controller keeps the contract: its figures, its costs, and the parts it brings. */
@ParameterizedClass
@MethodSource("models")
final class ArecaControllersTest extends ControllerContract {
  @Parameter ControllerModel model;

  static List<ControllerModel> models() {
    return new ArecaPlugin().controllers();
  }

  @Override
  protected ControllerModel model() {
    return model;
  }
}
