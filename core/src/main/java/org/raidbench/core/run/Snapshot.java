package org.raidbench.core.run;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.kernel.StationUse;
import org.raidbench.core.measure.StationShare;
import org.raidbench.core.pipeline.StorageSystem;

/**
 * What the counters of a system say at an instant; two of them bound an interval.
 *
 * @param nowNanos the instant
 * @param completions requests completed in this stage of the workload
 * @param stations use of the stations
 * @param pools use of the pools of slots
 * @param stageNanos time that completed requests have spent in each stage of their path
 */
record Snapshot(
    long nowNanos,
    long completions,
    List<StationUse> stations,
    List<StationUse> pools,
    List<Long> stageNanos) {
  static Snapshot take(Simulation simulation, StorageSystem system, long completions) {
    List<Long> stages = new ArrayList<>();
    for (int stage = 0; stage < system.stages().size(); stage++) {
      stages.add(system.stageNanos(stage));
    }
    return new Snapshot(
        simulation.nowNanos(), completions, simulation.stations(), simulation.slotPools(), stages);
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

  List<Long> stageNanosSince(Snapshot before) {
    List<Long> nanos = new ArrayList<>();
    for (int stage = 0; stage < stageNanos.size(); stage++) {
      nanos.add(stageNanos.get(stage) - before.stageNanos.get(stage));
    }
    return nanos;
  }
}
