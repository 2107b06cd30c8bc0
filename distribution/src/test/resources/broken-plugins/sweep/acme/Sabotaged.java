package acme;

import java.util.List;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;

/** Everything, of which one method fails: the one that a property of the system names. */
public final class Sabotaged extends Everything {
  private static <T> T asked(String method, T answer) {
    return Saboteur.answer(Sabotaged.class, "RaidbenchPlugin." + method, answer);
  }

  @Override
  public String name() {
    return asked("name", super.name());
  }

  @Override
  public String version() {
    return asked("version", super.version());
  }

  @Override
  public String vendor() {
    return asked("vendor", super.vendor());
  }

  @Override
  public String apiVersion() {
    return asked("apiVersion", super.apiVersion());
  }

  @Override
  public List<ControllerModel> controllers() {
    return asked("controllers", super.controllers());
  }

  @Override
  public List<DiskModel> disks() {
    return asked("disks", super.disks());
  }

  @Override
  public List<DiskReader> diskReaders() {
    return asked("diskReaders", super.diskReaders());
  }

  @Override
  public List<RaidLevelModel> raidLevels() {
    return asked("raidLevels", super.raidLevels());
  }

  @Override
  public List<CacheDeviceModel> cacheDevices() {
    return asked("cacheDevices", super.cacheDevices());
  }

  @Override
  public List<ProtectionModel> protections() {
    return asked("protections", super.protections());
  }

  @Override
  public List<HostModel> hosts() {
    return asked("hosts", super.hosts());
  }

  @Override
  public List<WorkloadPattern> workloadPatterns() {
    return asked("workloadPatterns", super.workloadPatterns());
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return asked("workloadReaders", super.workloadReaders());
  }

  @Override
  public List<ResultWriter> resultWriters() {
    return asked("resultWriters", super.resultWriters());
  }
}
