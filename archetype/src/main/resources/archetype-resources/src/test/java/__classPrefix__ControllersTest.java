package ${package};

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.testkit.ControllerContract;

/** Every controller of the plug-in keeps the contract, those added later included. */
@ParameterizedClass
@MethodSource("models")
final class ${classPrefix}ControllersTest extends ControllerContract {
  @Parameter ControllerModel model;

  static List<ControllerModel> models() {
    return new ${classPrefix}Plugin().controllers();
  }

  @Override
  protected ControllerModel model() {
    return model;
  }
}
