package com.example.areca;

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

/** The plug-in is found, named, and brings the same each time. */
final class ArecaPluginTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new ArecaPlugin();
  }
}
