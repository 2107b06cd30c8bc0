package org.raidbench.core.plugin;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;

/**
 * Everything the plug-ins bring; immutable, safe for any thread.
 *
 * @param plugins the plug-ins in use, by name
 * @param problems plug-ins and entries that were left out, and why; the source is the jar
 * @param controllers controllers by id
 * @param disks disks by id
 * @param diskReaders readers of disk descriptions by keyword
 * @param raidLevels RAID levels by id; the part after the slash is what a bench file says
 * @param cacheDevices cache devices by id
 * @param protections cache protections by id
 * @param hosts hosts by id
 * @param patterns workload patterns by id
 * @param workloadReaders readers of workload formats by keyword
 * @param resultWriters writers of result formats by format name
 */
public record Registry(
    List<LoadedPlugin> plugins,
    List<Fault> problems,
    Catalogue<ControllerModel> controllers,
    Catalogue<DiskModel> disks,
    Catalogue<DiskReader> diskReaders,
    Catalogue<RaidLevelModel> raidLevels,
    Catalogue<CacheDeviceModel> cacheDevices,
    Catalogue<ProtectionModel> protections,
    Catalogue<HostModel> hosts,
    Catalogue<WorkloadPattern> patterns,
    Catalogue<WorkloadReader> workloadReaders,
    Catalogue<ResultWriter> resultWriters) {
  /** The pattern that a workload spells out which names none. */
  public static final String PLAIN_PATTERN = "raidbench/plain";

  /** Copies the lists. */
  public Registry {
    plugins = List.copyOf(plugins);
    problems = List.copyOf(problems);
  }

  /**
   * Every catalogue of models, in the order a person reads about them.
   *
   * @return controllers, protections, caches, disks, levels, hosts, patterns
   */
  public List<Catalogue<? extends org.raidbench.api.Model>> models() {
    return List.of(controllers, protections, cacheDevices, disks, raidLevels, hosts, patterns);
  }

  /**
   * Every catalogue.
   *
   * @return those of models, then readers and writers
   */
  public List<Catalogue<?>> catalogues() {
    List<Catalogue<?>> all = new ArrayList<>(models());
    all.addAll(List.of(diskReaders, workloadReaders, resultWriters));
    return all;
  }
}
