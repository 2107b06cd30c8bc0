package acme;

import java.util.List;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.workload.WorkloadPattern;

public class Broken extends Acme {
  private static final class BrokenSource extends PlainSource {
    @Override
    public long next(long nowNanos) {
      throw new IllegalStateException("dried up");
    }
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD));
  }

  @Override
  public List<RaidLevelModel> raidLevels() {
    return List.of(PlainLevelModel.of(PlainLevel::new));
  }

  @Override
  public List<WorkloadPattern> workloadPatterns() {
    return List.of(new PlainPattern(BrokenSource::new));
  }
}
