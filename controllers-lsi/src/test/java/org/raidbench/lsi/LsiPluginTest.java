package org.raidbench.lsi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.raidbench.api.Model;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.testkit.fake.ManualContext;

/** The catalogue hangs together, and calibrated figures are what their facts make of them. */
final class LsiPluginTest {
  private final LsiPlugin plugin = new LsiPlugin();

  private ControllerModel board(String product) {
    return plugin.controllers().stream()
        .filter(m -> m.id().product().equals(product))
        .findFirst()
        .orElseThrow();
  }

  private static long cost(ControllerModel model, CommandPath path) {
    Controller controller = model.create(new ManualContext(), model.spec());
    return controller.costs().hostCommandNanos(path, false, 8);
  }

  @Test
  void isFoundByTheServiceLoader() {
    List<String> names =
        ServiceLoader.load(RaidbenchPlugin.class).stream().map(p -> p.get().name()).toList();
    assertTrue(names.contains("controllers-lsi"), names::toString);
  }

  @Test
  void hasTheBoardsOfTheReviews() {
    Set<String> ids = new TreeSet<>();
    plugin.controllers().forEach(model -> ids.add(model.id().toString()));
    assertEquals(
        Set.of(
            "lsi/megaraid-sata-150-6",
            "lsi/megaraid-sata-300-8x",
            "lsi/megaraid-9260-8i",
            "lsi/megaraid-9261-8i",
            "lsi/megaraid-9280-16i4e",
            "lsi/megaraid-9266-8i",
            "lsi/nytro-megaraid-8100-4i",
            "lsi/nytro-megaraid-8110-4i",
            "lsi/nytro-megaraid-8120-4i",
            "lsi/megaraid-9271-8i",
            "lsi/megaraid-9285-8e",
            "lsi/megaraid-9286-8e",
            "lsi/megaraid-9361-8i",
            "lsi/megaraid-9361-16i",
            "lsi/megaraid-9380-8i8e",
            "lsi/hba-9300-16e",
            "lsi/hba-9305-16i",
            "lsi/hba-9305-16e",
            "lsi/hba-9305-24i"),
        ids);
  }

  @Test
  void everyProtectionAndSsdCacheNamedIsBrought() {
    Set<String> protections = new HashSet<>();
    plugin.protections().forEach(model -> protections.add(model.id().toString()));
    Set<String> caches = new HashSet<>();
    for (CacheDeviceModel model : plugin.cacheDevices()) {
      caches.add(model.id().toString());
    }
    Set<String> used = new HashSet<>();
    for (ControllerModel model : plugin.controllers()) {
      used.addAll(model.spec().words(ControllerKeys.PROTECTIONS));
      assertTrue(
          caches.containsAll(model.spec().words(ControllerKeys.CACHE_DEVICES)),
          model.id().toString());
    }
    assertEquals(protections, used);
  }

  @Test
  void calibratedTimesGiveThePublishedRates() {
    ControllerModel sas2108 = board("megaraid-9261-8i");
    assertEquals(143_000, 1e9 / cost(sas2108, CommandPath.FAST), 143);
    assertEquals(
        45_000,
        1e9
            / (cost(sas2108, CommandPath.NORMAL)
                + sas2108.spec().whole(ControllerKeys.DISK_COMMAND)),
        50,
        "S4-089");
    ControllerModel sas3108 = board("megaraid-9361-8i");
    assertEquals(1_430_000, 1e9 / cost(sas3108, CommandPath.FAST), 1_430);
    double cycles = 12 * 2.6e9;
    assertEquals(
        1_100_000, cycles / sas3108.spec().whole(ControllerKeys.DRIVER_CYCLES), 50, "S4-084");
    assertEquals(
        1_227_000,
        cycles / board("hba-9305-24i").spec().whole(ControllerKeys.DRIVER_CYCLES),
        50,
        "S4-109");
  }

  @Test
  void boardsWithMorePortsThanTheirChipHaveAnExpander() {
    for (String product :
        List.of("megaraid-9280-16i4e", "megaraid-9361-16i", "megaraid-9380-8i8e")) {
      ControllerModel model = board(product);
      assertTrue(
          model.spec().whole(ControllerKeys.CHIP_LANES) < model.spec().whole(ControllerKeys.PORTS),
          product);
    }
  }

  @Test
  void asDeliveredA9280GivesThePublishedRates() {
    ControllerModel model = board("megaraid-9280-16i4e");
    Controller controller = model.create(new ManualContext(), model.spec());
    long line = controller.costs().cacheLineNanos();
    long disk = controller.costs().diskCommandNanos(false, 8);
    long read = cost(model, CommandPath.NORMAL) + line + disk;
    assertEquals(52_000, 1e9 / read, 100, "S3-028");
    assertEquals(36_000, 1e9 / (read + controller.costs().destageLineNanos()), 100, "S3-029");
  }

  @Test
  void fastPathIsAKeyOnTheSas2108AndIncludedLater() {
    assertEquals("no", text(board("megaraid-9261-8i")));
    for (String product : List.of("megaraid-9266-8i", "megaraid-9271-8i", "megaraid-9361-8i")) {
      assertEquals("yes", text(board(product)), product);
    }
  }

  private static String text(Model model) {
    return model.spec().text(ControllerKeys.FAST_PATH, "");
  }

  @Test
  void overriddenFiguresAreTheOnesThatRun() {
    ControllerModel model = board("megaraid-9361-8i");
    Figure slower =
        Figure.of(ControllerKeys.FAST_COMMAND, "2us", Certainty.GIVEN, "test", List.of());
    Controller controller = model.create(new ManualContext(), model.spec().with(slower));
    assertEquals(2_000, controller.costs().hostCommandNanos(CommandPath.FAST, false, 8));
  }

  @Test
  void adapterHasNoRaid() {
    ControllerModel hba = board("hba-9305-24i");
    assertEquals("hba", hba.spec().text(ControllerKeys.KIND, ""));
    assertEquals(List.of("jbod"), hba.spec().words(ControllerKeys.LEVELS));
  }

  @Test
  void megaRaidBringsItsParityMethodAndTheAdapterNone() {
    for (ControllerModel model : plugin.controllers()) {
      Controller controller = model.create(new ManualContext(), model.spec());
      boolean raid = model.spec().text(ControllerKeys.KIND, "").equals("raid");
      assertEquals(
          raid, controller.parts().parityMethod() instanceof PeerReadOnTies, model.toString());
    }
  }
}
