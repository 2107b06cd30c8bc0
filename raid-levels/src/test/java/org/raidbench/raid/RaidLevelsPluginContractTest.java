package org.raidbench.raid;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

final class RaidLevelsPluginContractTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new RaidLevelsPlugin();
  }
}
