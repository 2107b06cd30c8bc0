package org.raidbench.core.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.host.HostKeys;

/** The buses that the API names to authors are those that links are made of. */
final class BusesTest {
  @Test
  void theApiNamesEveryBus() {
    assertEquals(HostKeys.BUSES, HostBus.words());
    assertEquals(DiskKeys.BUSES, DiskBus.words());
  }
}
