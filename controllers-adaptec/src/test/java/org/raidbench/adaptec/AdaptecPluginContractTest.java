package org.raidbench.adaptec;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

final class AdaptecPluginContractTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new AdaptecPlugin();
  }
}
