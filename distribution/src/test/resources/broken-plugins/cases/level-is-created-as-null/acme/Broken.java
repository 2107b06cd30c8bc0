package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.raid.RaidLevelModel;

public class Broken extends Acme {
  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD));
  }

  @Override
  public List<RaidLevelModel> raidLevels() {
    return List.of(PlainLevelModel.of(shape -> null));
  }
}
