package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerModel;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(() -> null));
  }
}
