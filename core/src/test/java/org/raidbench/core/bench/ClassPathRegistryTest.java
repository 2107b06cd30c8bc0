package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;

/** A bench in Java does without no plug-in in silence, as the command line does not. */
final class ClassPathRegistryTest {
  private static RaidbenchPlugin plugin(List<ControllerModel> controllers) {
    return new RaidbenchPlugin() {
      @Override
      public String name() {
        return "acme";
      }

      @Override
      public String version() {
        return "1.0";
      }

      @Override
      public String apiVersion() {
        return ApiVersion.CURRENT;
      }

      @Override
      public List<ControllerModel> controllers() {
        return controllers;
      }
    };
  }

  @Test
  void whatIsWrongWithAPluginIsTold() {
    Registry broken = Discovery.of(List.of(plugin(null)));
    FaultsException faults =
        assertThrows(FaultsException.class, () -> ClassPathRegistry.sound(broken));
    assertEquals(
        "plug-in acme: returns null instead of a list of its controller models",
        faults.getMessage());
  }

  @Test
  void pluginsInOrderAreTaken() {
    Registry sound = Discovery.of(List.of(plugin(List.of())));
    assertSame(sound, ClassPathRegistry.sound(sound));
  }
}
