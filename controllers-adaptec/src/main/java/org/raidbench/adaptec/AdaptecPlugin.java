package org.raidbench.adaptec;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.protection.ProtectionModel;

/** Boards of Adaptec, their cache protection and their SSD cache. */
public final class AdaptecPlugin implements RaidbenchPlugin {
  /** Makes the plug-in; its work is done when it is asked for its models. */
  public AdaptecPlugin() {}

  @Override
  public String name() {
    return "controllers-adaptec";
  }

  @Override
  public String version() {
    return "0.1";
  }

  @Override
  public String vendor() {
    return "Raidbench";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(
        Boards.raid6805(),
        Boards.raid7805(),
        Boards.raid71605(),
        Boards.raid72405(),
        Boards.raid8405(),
        Boards.raid8805(),
        Boards.raid81605zq(),
        HostAdapters.hba1000());
  }

  @Override
  public List<CacheDeviceModel> cacheDevices() {
    return List.of(MaxCache.version3());
  }

  @Override
  public List<ProtectionModel> protections() {
    return List.of(CacheProtection.zeroMaintenance());
  }
}
