package org.raidbench.core.run;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.kernel.StationUse;
import org.raidbench.core.measure.StationShare;
import org.raidbench.core.pipeline.PoolCounters;
import org.raidbench.core.pipeline.SsdCounters;
import org.raidbench.core.pipeline.StorageSystem;

/**
 * What the counters of a system say at an instant; two of them bound an interval.
 *
 * @param nowNanos the instant
 * @param completions requests completed in this stage of the workload
 * @param dirtyBytes what write caches hold that is not on the disks
 * @param stations use of the stations
 * @param pools use of the pools of slots
 * @param stageNanos time that completed requests have spent in each stage of their path
 * @param ssds what has been written to the SSDs
 * @param ssdPools what the pools of SSDs hold and have done
 */
record Snapshot(
    long nowNanos,
    long completions,
    long dirtyBytes,
    List<StationUse> stations,
    List<StationUse> pools,
    List<Long> stageNanos,
    List<SsdCounters> ssds,
    List<PoolCounters> ssdPools) {
  static Snapshot take(Simulation simulation, StorageSystem system, long completions) {
    List<Long> stages = new ArrayList<>();
    for (int stage = 0; stage < system.stages().size(); stage++) {
      stages.add(system.stageNanos(stage));
    }
    return new Snapshot(
        simulation.nowNanos(),
        completions,
        system.dirtyBytes(),
        simulation.stations(),
        simulation.slotPools(),
        stages,
        system.ssds(),
        system.pools());
  }

  long nanosSince(Snapshot before) {
    return nowNanos - before.nowNanos;
  }

  List<StationShare> stationsSince(Snapshot before) {
    return StationShare.between(before.stations, stations, nanosSince(before));
  }

  List<StationShare> poolsSince(Snapshot before) {
    return StationShare.between(before.pools, pools, nanosSince(before));
  }

  List<SsdCounters> ssdsSince(Snapshot before) {
    List<SsdCounters> since = new ArrayList<>();
    for (int i = 0; i < ssds.size(); i++) {
      since.add(ssds.get(i).since(before.ssds.get(i)));
    }
    return since;
  }

  List<PoolCounters> ssdPoolsSince(Snapshot before) {
    List<PoolCounters> since = new ArrayList<>();
    for (int i = 0; i < ssdPools.size(); i++) {
      since.add(ssdPools.get(i).since(before.ssdPools.get(i)));
    }
    return since;
  }

  List<Long> stageNanosSince(Snapshot before) {
    List<Long> nanos = new ArrayList<>();
    for (int stage = 0; stage < stageNanos.size(); stage++) {
      nanos.add(stageNanos.get(stage) - before.stageNanos.get(stage));
    }
    return nanos;
  }
}
