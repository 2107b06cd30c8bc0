package org.raidbench.core;

import java.lang.module.ModuleDescriptor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.crystaldiskmark.CrystalDiskMarkPatterns;
import org.raidbench.core.diskspd.DiskspdReader;
import org.raidbench.core.fctest.FcTestPatterns;
import org.raidbench.core.fio.FioJsonWriter;
import org.raidbench.core.fio.FioReader;
import org.raidbench.core.host.Hosts;
import org.raidbench.core.icf.IcfReader;
import org.raidbench.core.iometer.IometerCsvWriter;
import org.raidbench.core.iometer.IometerPatterns;
import org.raidbench.core.pattern.PlainPattern;
import org.raidbench.core.results.CsvWriter;
import org.raidbench.core.results.JsonWriter;
import org.raidbench.core.winbench.LinearRead;

/**
 * What core itself brings to the catalogue: hosts, workload patterns and readers, result formats.
 */
public final class CorePlugin implements RaidbenchPlugin {
  /** Makes the plug-in; does no work. */
  public CorePlugin() {}

  @Override
  public String name() {
    return "core";
  }

  @Override
  public String version() {
    @Nullable ModuleDescriptor module = CorePlugin.class.getModule().getDescriptor();
    @Nullable String version =
        module == null
            ? CorePlugin.class.getPackage().getImplementationVersion()
            : module.rawVersion().orElse(null);
    return version == null ? ApiVersion.CURRENT : version;
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
  public List<WorkloadPattern> workloadPatterns() {
    return Patterns.ALL;
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return Readers.ALL;
  }

  @Override
  public List<HostModel> hosts() {
    return HostList.ALL;
  }

  @Override
  public List<ResultWriter> resultWriters() {
    return Writers.ALL;
  }

  // Each list is made when it is first asked for, and stays the same.

  private static final class Patterns {
    static final List<WorkloadPattern> ALL = all();

    private static List<WorkloadPattern> all() {
      List<WorkloadPattern> patterns = new ArrayList<>(IometerPatterns.all());
      patterns.addAll(CrystalDiskMarkPatterns.all());
      patterns.add(new LinearRead());
      patterns.addAll(FcTestPatterns.all());
      patterns.add(new PlainPattern());
      return List.copyOf(patterns);
    }
  }

  private static final class Readers {
    static final List<WorkloadReader> ALL =
        List.of(new FioReader(), new DiskspdReader(), new IcfReader());
  }

  private static final class HostList {
    static final List<HostModel> ALL = Hosts.all();
  }

  private static final class Writers {
    static final List<ResultWriter> ALL =
        List.of(new JsonWriter(), new CsvWriter(), new FioJsonWriter(), new IometerCsvWriter());
  }
}
