package acme;

import java.util.Collections;
import java.util.List;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;

public class Broken extends Acme {
  private static final class BrokenReader extends PlainReader {
    @Override
    public Workload readText(String text) {
      throw new FaultsException(Collections.singletonList(null));
    }
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return List.of(new BrokenReader());
  }
}
