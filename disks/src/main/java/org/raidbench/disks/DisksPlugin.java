package org.raidbench.disks;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.disks.ssd.SsdCatalogue;

/** Hard disks, solid-state drives and the readers of their descriptions. */
public final class DisksPlugin implements RaidbenchPlugin {
  /** Makes the plug-in. */
  public DisksPlugin() {}

  @Override
  public String name() {
    return "disks";
  }

  @Override
  public String version() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<DiskModel> disks() {
    return SsdCatalogue.models();
  }
}
