package org.raidbench.core;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.host.HostModel;
import org.raidbench.testkit.HostContract;

/** Every host of the plug-in keeps the contract. */
@ParameterizedClass(name = "{0}")
@MethodSource("models")
final class ShippedHostsTest extends HostContract {
  /** A plug-in that lost its hosts would pass every test. */
  private static final int MODELS_MIN = 4;

  @Parameter HostModel model;

  static List<HostModel> models() {
    List<HostModel> models = new CorePlugin().hosts();
    if (models.size() < MODELS_MIN) {
      throw new AssertionError(models.size() + " hosts, expected at least " + MODELS_MIN);
    }
    return models;
  }

  @Override
  protected HostModel model() {
    return model;
  }
}
