package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.Parts;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD.withDestage(new Blind())));
  }

  private static final class Blind implements Destage {
    @Override
    public long next(View view) {
      return view.dirtyRowFrom(0) + 1_000;
    }

    @Override
    public int windowRows() {
      return 4;
    }
  }
}
