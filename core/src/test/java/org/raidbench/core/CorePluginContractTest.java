package org.raidbench.core;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

final class CorePluginContractTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new CorePlugin();
  }
}
