package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD.withMirrorChoice(view -> view.queued(7))));
  }
}
