package org.raidbench.qlogic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.testkit.fake.ManualContext;

/** The adapters are found, and the calibrated time is what its fact makes of it. */
final class QlogicPluginTest {
  private final QlogicPlugin plugin = new QlogicPlugin();

  @Test
  void isFoundByTheServiceLoader() {
    List<String> names =
        ServiceLoader.load(RaidbenchPlugin.class).stream().map(p -> p.get().name()).toList();
    assertTrue(names.contains("controllers-qlogic"), names::toString);
  }

  @Test
  void eachPortTakesAsMuchAsWasPublished() {
    for (ControllerModel model : plugin.controllers()) {
      Controller controller = model.create(new ManualContext(), model.spec());
      long nanos = controller.costs().hostCommandNanos(CommandPath.NORMAL, false, 8);
      long ports = model.spec().whole(ControllerKeys.PORTS);
      long cores = model.spec().whole(ControllerKeys.FIRMWARE_CORES);
      assertEquals(200_000.0 * ports, cores * 1e9 / nanos, 1, "S4-114");
    }
  }
}
