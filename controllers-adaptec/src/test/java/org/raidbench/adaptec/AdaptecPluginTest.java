package org.raidbench.adaptec;

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
import org.raidbench.api.controller.Parts;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.testkit.fake.ManualContext;

/** The catalogue hangs together, and the calibrated figure is what its fact makes of it. */
final class AdaptecPluginTest {
  private final AdaptecPlugin plugin = new AdaptecPlugin();

  @Test
  void isFoundByTheServiceLoader() {
    List<String> names =
        ServiceLoader.load(RaidbenchPlugin.class).stream().map(p -> p.get().name()).toList();
    assertTrue(names.contains("controllers-adaptec"), names::toString);
  }

  @Test
  void hasTheBoardsOfTheReview() {
    assertEquals(
        List.of(
            "adaptec/6805",
            "adaptec/7805",
            "adaptec/71605",
            "adaptec/72405",
            "adaptec/8405",
            "adaptec/8805",
            "adaptec/81605zq",
            "adaptec/hba-1000"),
        plugin.controllers().stream().map(model -> model.id().toString()).toList());
  }

  private static boolean isAdapter(ControllerModel model) {
    return model.spec().text(ControllerKeys.KIND, "").equals("hba");
  }

  @Test
  void adapterTakesAsMuchAsWasClaimed() {
    ControllerModel adapter = plugin.controllers().get(7);
    Controller controller = adapter.create(new ManualContext(), adapter.spec());
    long nanos = controller.costs().hostCommandNanos(CommandPath.NORMAL, false, 8);
    assertEquals(1_300_000, 1e9 / nanos, 1_300, "S4-111");
    assertEquals(List.of("jbod"), adapter.spec().words(ControllerKeys.LEVELS));
  }

  @Test
  void eachSeriesIsFasterThanTheOneBefore() {
    long before = Long.MAX_VALUE;
    for (ControllerModel model : plugin.controllers()) {
      Controller controller = model.create(new ManualContext(), model.spec());
      long nanos = controller.costs().hostCommandNanos(CommandPath.NORMAL, false, 8);
      assertTrue(nanos <= before || isAdapter(model), model.toString());
      assertEquals(Parts.STANDARD, controller.parts(), model.toString());
      before = nanos;
    }
    ControllerModel series6 = plugin.controllers().get(0);
    long nanos =
        series6.spec().whole(ControllerKeys.READ_COMMAND)
            + series6.spec().whole(ControllerKeys.DISK_COMMAND);
    assertEquals(45_000, 1e9 / nanos, 50, "S4-090");
  }

  @Test
  void hasNoFastPathAndNoProtectionButItsOwn() {
    for (ControllerModel model : plugin.controllers()) {
      assertEquals(false, model.spec().flag(ControllerKeys.FAST_PATH));
      assertEquals(
          isAdapter(model) ? List.of() : List.of("adaptec/zmcp"),
          model.spec().words(ControllerKeys.PROTECTIONS));
    }
    ProtectionModel zmcp = plugin.protections().get(0);
    assertEquals("adaptec/zmcp", zmcp.id().toString());
    Protection protection = zmcp.create(new ManualContext(), zmcp.spec(), () -> {});
    assertTrue(protection.ready() && protection.survives(Long.MAX_VALUE));
  }
}
