package acme;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadReader;

public class Broken extends Acme {
  private static final class BrokenReader extends PlainReader {
    @Override
    public boolean fromFile() {
      return true;
    }

    @Override
    public Workload readFile(Path file, Map<String, String> environment) {
      return workload(4096);
    }

    @Override
    public List<WorkloadCase> readCases(Path file, Map<String, String> environment) {
      return Collections.singletonList(null);
    }
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return List.of(new BrokenReader());
  }
}
