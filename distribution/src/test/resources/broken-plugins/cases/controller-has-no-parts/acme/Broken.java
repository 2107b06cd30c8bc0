package acme;

import java.util.List;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(() -> Controller.of(Costs.of(PlainController.figures().build()), null)));
  }
}
