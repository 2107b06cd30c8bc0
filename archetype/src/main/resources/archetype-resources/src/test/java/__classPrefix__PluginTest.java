package ${package};

import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.testkit.PluginContract;

/** The plug-in is found, named, and brings the same each time. */
final class ${classPrefix}PluginTest extends PluginContract {
  @Override
  protected RaidbenchPlugin plugin() {
    return new ${classPrefix}Plugin();
  }
}
