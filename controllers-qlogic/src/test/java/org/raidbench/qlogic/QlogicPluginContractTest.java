package org.raidbench.qlogic;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

final class QlogicPluginContractTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new QlogicPlugin();
  }
}
