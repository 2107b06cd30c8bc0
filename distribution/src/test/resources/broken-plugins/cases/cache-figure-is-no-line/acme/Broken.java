package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.spec.Spec;

public class Broken extends Acme {
  @Override
  public List<CacheDeviceModel> cacheDevices() {
    Spec spec =
        Spec.builder()
            .assumed(CacheKeys.KIND, "ssd-pool", "made up")
            .assumed(CacheKeys.LINE, "3KiB", "made up")
            .assumed(CacheKeys.MODES, "read-only", "made up")
            .assumed(CacheKeys.LEVELS, "raid0", "made up")
            .build();
    return List.of(new PlainPool(ModelId.of("acme/pool"), spec, mode -> null));
  }
}
