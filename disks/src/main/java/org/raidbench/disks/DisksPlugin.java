package org.raidbench.disks;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.disks.disksim.DiskspecsReader;
import org.raidbench.disks.hdd.HddCatalogue;
import org.raidbench.disks.ssd.SsdCatalogue;
import org.raidbench.disks.ssd.SsdReader;

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
  public String vendor() {
    return "Raidbench";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<DiskModel> disks() {
    List<DiskModel> disks = new ArrayList<>(HddCatalogue.models());
    disks.addAll(SsdCatalogue.models());
    return List.copyOf(disks);
  }

  @Override
  public List<DiskReader> diskReaders() {
    List<DiskReader> readers = new ArrayList<>(HddCatalogue.readers());
    readers.add(new DiskspecsReader());
    readers.add(new SsdReader());
    return List.copyOf(readers);
  }
}
