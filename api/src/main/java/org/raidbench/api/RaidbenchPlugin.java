package org.raidbench.api;

import java.util.List;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.stability.Stable;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;

/**
 * A catalogue of models, found by {@link java.util.ServiceLoader}.
 *
 * <p>Every catalogue method has a default that returns nothing, so a plug-in overrides only what it
 * brings, and new kinds of entry never break old plug-ins. A provider has a public constructor
 * without parameters that does no work. The methods may be called from any thread, more than once,
 * and return the same entries each time; they neither return null nor contain null.
 */
@Stable
public interface RaidbenchPlugin {
  /**
   * The plug-in's own name, such as {@code controllers-lsi}; unique among loaded plug-ins.
   *
   * @return lower-case letters, digits, dots and hyphens, starting with a letter
   */
  String name();

  /**
   * The plug-in's version, for people.
   *
   * @return one line, not empty
   */
  String version();

  /**
   * Who made it, for people.
   *
   * @return one line; empty if it does not say
   */
  default String vendor() {
    return "";
  }

  /**
   * The API versions the plug-in was built for: one, {@code 0.1}, or a range that it was tested
   * with, {@code 0.1 to 0.3}. Return {@link ApiVersion#CURRENT}, which the compiler copies into the
   * plug-in, so that it goes on naming the API it was compiled against. Asked before anything else,
   * so that a plug-in for another API is told so, and not what fails first because of it.
   *
   * @return {@code major.minor}, or two of them joined by {@code to}
   */
  String apiVersion();

  /**
   * Controllers this plug-in brings.
   *
   * @return the models, possibly none
   */
  default List<ControllerModel> controllers() {
    return List.of();
  }

  /**
   * Disks this plug-in brings.
   *
   * @return the models, possibly none
   */
  default List<DiskModel> disks() {
    return List.of();
  }

  /**
   * Readers of disk descriptions this plug-in brings.
   *
   * @return the readers, possibly none
   */
  default List<DiskReader> diskReaders() {
    return List.of();
  }

  /**
   * RAID levels this plug-in brings.
   *
   * @return the models, possibly none
   */
  default List<RaidLevelModel> raidLevels() {
    return List.of();
  }

  /**
   * Cache devices this plug-in brings.
   *
   * @return the models, possibly none
   */
  default List<CacheDeviceModel> cacheDevices() {
    return List.of();
  }

  /**
   * Cache protections this plug-in brings.
   *
   * @return the models, possibly none
   */
  default List<ProtectionModel> protections() {
    return List.of();
  }

  /**
   * Hosts this plug-in brings.
   *
   * @return the models, possibly none
   */
  default List<HostModel> hosts() {
    return List.of();
  }

  /**
   * Workload patterns this plug-in brings.
   *
   * @return the patterns, possibly none
   */
  default List<WorkloadPattern> workloadPatterns() {
    return List.of();
  }

  /**
   * Readers of workload files this plug-in brings.
   *
   * @return the readers, possibly none
   */
  default List<WorkloadReader> workloadReaders() {
    return List.of();
  }

  /**
   * Writers of result formats this plug-in brings.
   *
   * @return the writers, possibly none
   */
  default List<ResultWriter> resultWriters() {
    return List.of();
  }
}
