package org.raidbench.core.bench;

import java.util.Map;
import java.util.function.Function;
import org.raidbench.api.Model;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Key;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.figure.DeclaredKeys;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;

/**
 * A kind of model that a bench names: where such models are looked up, and which figures can be
 * given although a model has none.
 *
 * @param <M> the models
 */
public final class ModelKind<M extends Model> {
  /** Machines. */
  public static final ModelKind<HostModel> HOST =
      new ModelKind<>(Registry::hosts, DeclaredKeys.of(HostKeys.class));

  /** Controllers and adapters. */
  public static final ModelKind<ControllerModel> CONTROLLER =
      new ModelKind<>(Registry::controllers, DeclaredKeys.of(ControllerKeys.class));

  /** Batteries and flash modules. */
  public static final ModelKind<ProtectionModel> PROTECTION =
      new ModelKind<>(Registry::protections, DeclaredKeys.of(ProtectionKeys.class));

  /** SSD caches. */
  public static final ModelKind<CacheDeviceModel> CACHE_DEVICE =
      new ModelKind<>(Registry::cacheDevices, DeclaredKeys.of(CacheKeys.class));

  /** Disks. */
  public static final ModelKind<DiskModel> DISK =
      new ModelKind<>(Registry::disks, DeclaredKeys.of(DiskKeys.class));

  /** RAID levels, which have no figures. */
  public static final ModelKind<RaidLevelModel> RAID_LEVEL =
      new ModelKind<>(Registry::raidLevels, Map.of());

  /** Workload patterns; each has parameters of its own. */
  public static final ModelKind<WorkloadPattern> PATTERN =
      new ModelKind<>(Registry::patterns, Map.of());

  private final Function<Registry, Catalogue<M>> catalogue;
  private final Map<String, Key> optional;

  private ModelKind(Function<Registry, Catalogue<M>> catalogue, Map<String, Key> optional) {
    this.catalogue = catalogue;
    this.optional = optional;
  }

  /**
   * Where they are looked up.
   *
   * @param registry everything the plug-ins bring
   * @return the models of this kind
   */
  public Catalogue<M> in(Registry registry) {
    return catalogue.apply(registry);
  }

  /**
   * Keys of figures that can be given although a model has none.
   *
   * @return by name, unmodifiable
   */
  public Map<String, Key> optional() {
    return optional;
  }
}
