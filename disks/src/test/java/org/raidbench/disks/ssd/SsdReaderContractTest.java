package org.raidbench.disks.ssd;

import java.util.Map;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.testkit.DiskReaderContract;

final class SsdReaderContractTest extends DiskReaderContract {
  @Override
  protected DiskReader reader() {
    return new SsdReader();
  }

  @Override
  protected Map<String, String> figures() {
    return Map.of(
        "capacity", "400GB",
        "random-read", "80000",
        "random-write", "60000",
        "sequential-read", "520MB/s",
        "sequential-write", "400MB/s",
        "read-latency", "95us");
  }
}
