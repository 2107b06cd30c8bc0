package acme;

import java.util.function.Function;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

public record PlainPool(ModelId id, Spec spec, Function<CacheMode, CacheDevice> maker)
    implements CacheDeviceModel {
  public static PlainPool of(Function<CacheMode, CacheDevice> maker) {
    return new PlainPool(ModelId.of("acme/pool"), figures(), maker);
  }

  public static Spec figures() {
    return Spec.builder()
        .assumed(CacheKeys.KIND, "ssd-pool", "made up")
        .assumed(CacheKeys.LINE, "64KiB", "made up")
        .assumed(CacheKeys.LEVELS, "raid0, raid1", "made up")
        .assumed(CacheKeys.MODES, "read-only, write-back", "made up")
        .build();
  }

  @Override
  public String title() {
    return "Acme Pool";
  }

  @Override
  public CacheDevice create(Context context, Spec figures, CacheMode mode) {
    return maker.apply(mode);
  }
}
