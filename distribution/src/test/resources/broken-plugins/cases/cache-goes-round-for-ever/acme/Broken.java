package acme;

import java.util.List;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;

public class Broken extends Acme {
  private static final class BrokenPool extends PlainPoolDevice {
    BrokenPool(CacheMode mode) {
      super(mode);
    }

    @Override
    public int victim(Lines lines) {
      for (long i = 1; lines.oldest() != NONE && (i % 100_000 != 0 || isHeld()); i++) {} // waits for a line that nobody is going to take
      return NONE;
    }
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD));
  }

  @Override
  public List<CacheDeviceModel> cacheDevices() {
    return List.of(PlainPool.of(BrokenPool::new));
  }
}
