package com.example.areca;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.protection.ProtectionModel;

/** What this jar brings. Named in {@code META-INF/services/org.raidbench.api.RaidbenchPlugin}. */
public final class ArecaPlugin implements RaidbenchPlugin {
  @Override
  public String name() {
    return "areca";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public String vendor() {
    return "Example, not Areca";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(new Arc1883i(), new Arc1883ix12());
  }

  @Override
  public List<ProtectionModel> protections() {
    return List.of(new FlashBackup());
  }
}
