package org.raidbench.disks;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

final class DisksPluginContractTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new DisksPlugin();
  }
}
