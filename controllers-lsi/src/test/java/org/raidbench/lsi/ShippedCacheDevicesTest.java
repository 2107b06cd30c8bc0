package org.raidbench.lsi;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.testkit.CacheDeviceContract;

/** Every cache device of the plug-in keeps the contract. */
@ParameterizedClass(name = "{0}")
@MethodSource("models")
final class ShippedCacheDevicesTest extends CacheDeviceContract {
  /** A plug-in that lost its cache devices would pass every test. */
  private static final int MODELS_MIN = 3;

  @Parameter CacheDeviceModel model;

  static List<CacheDeviceModel> models() {
    List<CacheDeviceModel> models = new LsiPlugin().cacheDevices();
    if (models.size() < MODELS_MIN) {
      throw new AssertionError(models.size() + " cache devices, expected at least " + MODELS_MIN);
    }
    return models;
  }

  @Override
  protected CacheDeviceModel model() {
    return model;
  }
}
