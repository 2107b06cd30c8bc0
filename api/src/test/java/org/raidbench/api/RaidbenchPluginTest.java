package org.raidbench.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RaidbenchPluginTest {
  @Test
  void aPluginThatOverridesNothingBringsNothing() {
    RaidbenchPlugin plugin =
        new RaidbenchPlugin() {
          @Override
          public String name() {
            return "empty";
          }

          @Override
          public String version() {
            return "1";
          }

          @Override
          public String apiVersion() {
            return ApiVersion.CURRENT;
          }
        };

    assertEquals("", plugin.vendor());
    assertEquals(
        List.of(),
        List.of(
                plugin.controllers(),
                plugin.disks(),
                plugin.diskReaders(),
                plugin.raidLevels(),
                plugin.cacheDevices(),
                plugin.protections(),
                plugin.hosts(),
                plugin.workloadPatterns(),
                plugin.workloadReaders(),
                plugin.resultWriters())
            .stream()
            .flatMap(List::stream)
            .toList());
  }
}
