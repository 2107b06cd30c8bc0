package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.spec.Spec;

public class Broken extends Acme {
  private record Pool(ModelId id, String title, Spec spec) implements CacheDeviceModel {
    @Override
    public List<String> check(String level, CacheMode mode, List<String> members, long bytes) {
      return null;
    }
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(Parts.STANDARD));
  }

  @Override
  public List<CacheDeviceModel> cacheDevices() {
    return List.of(new Pool(ModelId.of("acme/pool"), "Acme Pool", PlainPool.figures()));
  }
}
