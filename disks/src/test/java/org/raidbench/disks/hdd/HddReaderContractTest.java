package org.raidbench.disks.hdd;

import java.util.Map;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.testkit.DiskReaderContract;

final class HddReaderContractTest extends DiskReaderContract {
  @Override
  protected DiskReader reader() {
    return new HddReader();
  }

  @Override
  protected Map<String, String> figures() {
    return Map.of(
        "capacity", "74GB",
        "rpm", "10000",
        "outer-rate", "72MB/s",
        "inner-rate", "54MB/s",
        "seek-average", "4.5ms");
  }
}
