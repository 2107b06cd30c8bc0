package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    PlainController sound = PlainController.of(Parts.STANDARD);
    Spec broken =
        sound
            .spec()
            .with(figure(ControllerKeys.PORTS, "0"))
            .with(figure(ControllerKeys.HOST_BUS, "pcie-9.0"))
            .with(figure(Key.text("max-disks", "how many disks"), "a lot"));
    return List.of(new PlainController(sound.id(), broken, sound.maker()));
  }

  private static Figure figure(Key key, String shown) {
    return Figure.of(key, shown, Certainty.ASSUMED, "made up", List.of());
  }
}
