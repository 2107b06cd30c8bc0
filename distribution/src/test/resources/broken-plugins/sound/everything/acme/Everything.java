package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;

/** One of everything that a plug-in can bring. */
public class Everything extends Acme {
  private record Host(ModelId id, String title, Spec spec) implements HostModel {}

  private record Battery(ModelId id, String title, Spec spec) implements ProtectionModel {}

  @Override
  public List<ControllerModel> controllers() {
    return List.of(PlainController.of(OwnParts.all()));
  }

  @Override
  public List<DiskReader> diskReaders() {
    return List.of(new FlashReader(), new SheetReader());
  }

  @Override
  public List<RaidLevelModel> raidLevels() {
    return List.of(PlainLevelModel.of(PlainLevel::new));
  }

  @Override
  public List<CacheDeviceModel> cacheDevices() {
    return List.of(PlainPool.of(mode -> CacheDevice.of(PlainPool.figures(), mode)));
  }

  @Override
  public List<ProtectionModel> protections() {
    Spec spec =
        Spec.builder()
            .assumed(ProtectionKeys.KIND, "battery", "made up")
            .assumed(ProtectionKeys.RETENTION, "72h", "made up")
            .build();
    return List.of(new Battery(ModelId.of("acme/battery"), "Acme Battery", spec));
  }

  @Override
  public List<HostModel> hosts() {
    Spec spec =
        Spec.builder()
            .assumed(HostKeys.CORES, "2", "made up")
            .assumed(HostKeys.CLOCK, "3GHz", "made up")
            .assumed(HostKeys.SLOT, "pcie-3.0-x8", "made up")
            .build();
    return List.of(new Host(ModelId.of("acme/server"), "Acme Server", spec));
  }

  @Override
  public List<WorkloadPattern> workloadPatterns() {
    return List.of(new LogPattern());
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return List.of(new VdbenchReader(), new TwoNumbersReader());
  }

  @Override
  public List<ResultWriter> resultWriters() {
    return List.of(new LineProtocolWriter());
  }
}
