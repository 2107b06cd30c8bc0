package acme;

import java.util.List;
import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(() -> Controller.of(new Refunds(), Parts.STANDARD)));
  }

  private static final class Refunds implements Costs {
    @Override
    public long hostCommandNanos(CommandPath path, boolean write, int sectors) {
      return -5;
    }

    @Override
    public long diskCommandNanos(boolean write, int sectors) {
      return 0;
    }

    @Override
    public long destageLineNanos() {
      return 0;
    }
  }
}
