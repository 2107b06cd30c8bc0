package org.raidbench.core.pipeline;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.raidbench.core.array.DiskPort;
import org.raidbench.core.array.Stage;
import org.raidbench.core.array.StageClock;

/** A built system: the host's front over the controller's targets. */
final class RunningSystem implements StorageSystem {
  private final HostFront front;
  private final List<CommandTarget> targets;
  private final Map<String, List<Integer>> targetsOfArray;
  private final StageClock stages;
  private final DiskPort[] ports;
  private final LongSupplier dirtyBytes;
  private final Upkeep upkeep;
  private final SsdReadings readings;

  RunningSystem(
      HostFront front,
      List<CommandTarget> targets,
      Map<String, List<Integer>> targetsOfArray,
      StageClock stages,
      DiskPort[] ports,
      LongSupplier dirtyBytes,
      Upkeep upkeep,
      SsdReadings readings) {
    this.upkeep = upkeep;
    this.front = front;
    this.targets = List.copyOf(targets);
    this.targetsOfArray = new LinkedHashMap<>(targetsOfArray);
    this.stages = stages;
    this.ports = ports.clone();
    this.dirtyBytes = dirtyBytes;
    this.readings = readings;
  }

  @Override
  public List<Integer> targets(String array) {
    List<Integer> found = targetsOfArray.get(array);
    if (found == null) {
      throw new IllegalArgumentException("there is no array \"" + array + "\"");
    }
    return found;
  }

  @Override
  public long targetSectors(int target) {
    return targets.get(target).sectors();
  }

  @Override
  public void submit(int request, int target, boolean write, long sector, int sectors) {
    front.submit(request, target, write, sector, sectors);
  }

  @Override
  public List<String> stages() {
    return Arrays.stream(Stage.values()).map(Stage::label).toList();
  }

  @Override
  public long stageNanos(int stage) {
    return stages.totalNanos(stage);
  }

  @Override
  public List<SsdCounters> ssds() {
    return readings.ssds();
  }

  @Override
  public List<PoolCounters> pools() {
    return readings.pools();
  }

  @Override
  public long dirtyBytes() {
    return dirtyBytes.getAsLong();
  }

  @Override
  public void blameDisk(long atLeastNanos) {
    DiskPort.blame(ports, atLeastNanos);
  }

  @Override
  public Upkeep upkeep() {
    return upkeep;
  }
}
