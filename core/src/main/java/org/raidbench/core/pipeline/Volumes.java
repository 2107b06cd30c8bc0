package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.sim.Context;
import org.raidbench.core.array.ArrayVolume;
import org.raidbench.core.array.DiskPort;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.PlanRunner;
import org.raidbench.core.array.Volume;
import org.raidbench.core.cache.DestageWindow;
import org.raidbench.core.cache.PooledVolume;
import org.raidbench.core.cache.RowGeometry;
import org.raidbench.core.cache.SsdPool;
import org.raidbench.core.contract.CheckedCacheDevice;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.parts.StandardParts;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;

/** Makes the arrays of a system, and the pools of SSDs in front of them. */
final class Volumes {
  private static final long SECTOR_BYTES = 512;

  private final SystemPlan plan;
  private final DiskPort[] ports;
  private final StandardParts parts;
  private final PlanRunner runner;
  private final Firmware firmware;
  private final Simulation simulation;
  private final Map<String, SsdPool> pools = new LinkedHashMap<>();
  private final List<PooledVolume> pooled = new ArrayList<>();

  Volumes(
      SystemPlan plan,
      Simulation simulation,
      DiskPort[] ports,
      StandardParts parts,
      PlanRunner runner,
      Firmware firmware) {
    this.plan = plan;
    this.simulation = simulation;
    this.firmware = firmware;
    this.ports = ports;
    this.parts = parts;
    this.runner = runner;
    for (PoolPart pool : plan.pools()) {
      pools.put(pool.name(), pool(pool, simulation.context("pool." + pool.name())));
    }
  }

  private SsdPool pool(PoolPart part, Context context) {
    int spans = part.level().defaultSpans(part.disks().size());
    Volume ssds = volume(part.level(), part.disks(), spans, part.stripSectors(), "", 0, 0);
    CacheDeviceModel model = part.type().model();
    CacheDevice device =
        Created.by(
            model,
            Role.CACHE_DEVICE,
            context.name(),
            model.create(context, part.type().spec(), part.mode()));
    boolean unprotected = device.needsProtection() && plan.protection() == null;
    CacheMode mode =
        unprotected && part.mode() == CacheMode.WRITE_BACK ? CacheMode.WRITE_THROUGH : part.mode();
    CacheDevice checked =
        new CheckedCacheDevice(device, context.name(), part.mode(), ssds.sectors());
    return new SsdPool(context, checked, mode, ssds);
  }

  /** An array over some of its disks: all of them, or one of a JBOD. */
  ArrayVolume array(ArrayPart array, List<Integer> disks, long failedMembers) {
    return volume(
        array.level(),
        disks,
        disks.size() == 1 ? 1 : array.spans(),
        array.stripSectors(),
        array.layout(),
        array.memberSectors(),
        failedMembers);
  }

  /** An array as it is met from above: itself, or behind the pool it has. */
  Volume behindItsPool(ArrayPart array, ArrayVolume volume) {
    for (PoolPart part : plan.pools()) {
      if (part.name().equals(array.pool())) {
        return behind(part, array, volume);
      }
    }
    return volume;
  }

  /**
   * The disks that an array's writes go to first: those of the pool that it is written back to, or
   * its own.
   */
  List<Integer> disksWrittenFirst(ArrayPart array, List<Integer> disks) {
    for (PoolPart part : plan.pools()) {
      if (part.name().equals(array.pool()) && part.mode() == CacheMode.WRITE_BACK) {
        return part.disks();
      }
    }
    return disks;
  }

  private PooledVolume behind(PoolPart part, ArrayPart array, ArrayVolume volume) {
    RaidLevel level = volume.level();
    Destage destage = parts.destage();
    int solidCommands = DiskAttachment.solidStateTags(plan, array.disks());
    String name = "pool." + part.name() + ".destage-" + pooled.size();
    // A pool's dirty rows adjoin and go in runs over all disks: more at once would only keep the
    // SSDs from the host.
    int windows = level.shape().spans();
    PooledVolume behind =
        Objects.requireNonNull(pools.get(part.name()))
            .inFrontOf(
                volume,
                new RowGeometry(level.rowSectors(), level.shape().stripSectors()),
                destage,
                DestageWindows.of(
                    simulation,
                    name,
                    level,
                    solidCommands,
                    destage,
                    destage.windowRows(),
                    windows,
                    DestageWindow.SORT_ALL),
                firmware);
    behind.hold(part.heldBytes() / SECTOR_BYTES, part.dirtyBytes() / SECTOR_BYTES);
    pooled.add(behind);
    return behind;
  }

  /** The pools by their names, in the order of the plan. */
  Map<String, SsdPool> pools() {
    return pools;
  }

  /** Bytes in pools that are not on the arrays yet. */
  long dirtyBytes() {
    long bytes = 0;
    for (PooledVolume volume : pooled) {
      bytes += volume.dirtyBytes();
    }
    return bytes;
  }

  private ArrayVolume volume(
      RaidLevelModel level,
      List<Integer> disks,
      int spans,
      int stripSectors,
      String layout,
      long sectorsAsked,
      long failedMembers) {
    long memberSectors =
        sectorsAsked == 0 ? DiskAttachment.smallestSectors(plan, disks) : sectorsAsked;
    ArrayShape shape = new ArrayShape(disks.size(), spans, stripSectors, memberSectors, layout);
    return new ArrayVolume(
        Created.by(level, Role.RAID_LEVEL, "", level.create(shape)),
        shape,
        disks.stream().map(disk -> ports[disk]).toArray(DiskPort[]::new),
        failedMembers,
        parts.parityMethod(),
        parts.mirrorChoice(),
        runner);
  }
}
