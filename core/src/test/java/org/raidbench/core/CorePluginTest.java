package org.raidbench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.raidbench.api.RaidbenchPlugin;

/** Core is a plug-in like any other. */
final class CorePluginTest {
  @Test
  void itIsFound() {
    assertTrue(
        ServiceLoader.load(RaidbenchPlugin.class).stream()
            .anyMatch(provider -> provider.type() == CorePlugin.class));
  }

  @Test
  void itsEntriesStayTheSame() {
    CorePlugin plugin = new CorePlugin();
    assertEquals("core", plugin.name());
    assertSame(plugin.workloadPatterns(), plugin.workloadPatterns());
    assertSame(plugin.workloadReaders(), plugin.workloadReaders());
  }
}
