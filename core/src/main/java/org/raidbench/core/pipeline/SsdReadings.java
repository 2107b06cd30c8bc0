package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.DiskPort;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.system.SystemPlan;

/** Reads the counters of a system's SSDs and SSD pools. */
final class SsdReadings {
  private final SystemPlan plan;
  private final DiskPort[] ports;
  private final Volumes volumes;

  SsdReadings(SystemPlan plan, DiskPort[] ports, Volumes volumes) {
    this.plan = plan;
    this.ports = ports;
    this.volumes = volumes;
  }

  List<SsdCounters> ssds() {
    List<SsdCounters> ssds = new ArrayList<>();
    for (int disk = 0; disk < ports.length; disk++) {
      Spec spec = plan.disks().get(disk).part().spec();
      if (spec.text(DiskKeys.KIND, "").equals("ssd")) {
        Disk device = ports[disk].disk();
        DiskState state = Created.answer(device, Role.DISK, "state", device.state());
        ssds.add(
            new SsdCounters(
                plan.disks().get(disk).name(),
                state.bytesWritten(),
                state.mediaBytesWritten(),
                spec.whole(DiskKeys.ENDURANCE, 0)));
      }
    }
    return ssds;
  }

  List<PoolCounters> pools() {
    List<PoolCounters> pools = new ArrayList<>();
    volumes
        .pools()
        .forEach(
            (name, pool) ->
                pools.add(
                    new PoolCounters(
                        name,
                        pool.lineCount(),
                        pool.usedLines(),
                        pool.keptLines(),
                        pool.hits(),
                        pool.misses())));
    return pools;
  }
}
