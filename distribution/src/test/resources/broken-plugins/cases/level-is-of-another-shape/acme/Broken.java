package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevelModel;

public class Broken extends Acme {
  private static final class BrokenLevel extends PlainLevel {
    BrokenLevel(ArrayShape shape) {
      super(shape);
    }

    @Override
    public ArrayShape shape() {
      return null;
    }
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD));
  }

  @Override
  public List<RaidLevelModel> raidLevels() {
    return List.of(PlainLevelModel.of(BrokenLevel::new));
  }
}
