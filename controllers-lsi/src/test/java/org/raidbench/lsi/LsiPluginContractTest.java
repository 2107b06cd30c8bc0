package org.raidbench.lsi;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

final class LsiPluginContractTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new LsiPlugin();
  }
}
