package org.raidbench.lsi;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.protection.ProtectionModel;

/** Boards of LSI and Avago, their cache protections and their SSD caches. */
public final class LsiPlugin implements RaidbenchPlugin {
  /** Makes the plug-in; its work is done when it is asked for its models. */
  public LsiPlugin() {}

  @Override
  public String name() {
    return "controllers-lsi";
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
        SataBoards.megaRaid150With6Ports(),
        SataBoards.megaRaid300With8Ports(),
        Sas2108.megaRaid9260(),
        Sas2108.megaRaid9261(),
        Sas2108.megaRaid9280(),
        Sas2208.megaRaid9266(),
        Sas2208.megaRaid9271(),
        Sas2208.megaRaid9285(),
        Sas2208.megaRaid9286(),
        Sas3108.megaRaid9361With8Ports(),
        Sas3108.megaRaid9361With16Ports(),
        Sas3108.megaRaid9380(),
        NytroBoards.nytro8100(),
        NytroBoards.nytro8110(),
        NytroBoards.nytro8120(),
        HostAdapters.hba9300With16Ports(),
        HostAdapters.hba9305With16Ports(),
        HostAdapters.hba9305With16ExternalPorts(),
        HostAdapters.hba9305With24Ports());
  }

  @Override
  public List<CacheDeviceModel> cacheDevices() {
    return List.of(CacheCade.version1(), CacheCade.version2(), CacheCade.nytro());
  }

  @Override
  public List<ProtectionModel> protections() {
    return List.of(
        ProtectionModule.ibbu01(),
        ProtectionModule.bbu03(),
        ProtectionModule.ibbu07(),
        ProtectionModule.ibbu08(),
        ProtectionModule.scm01(),
        ProtectionModule.cvm01(),
        ProtectionModule.cvm02(),
        ProtectionModule.cvpm05());
  }
}
