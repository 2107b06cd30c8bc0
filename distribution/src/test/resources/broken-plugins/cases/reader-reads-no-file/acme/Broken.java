package acme;

import java.util.List;
import org.raidbench.api.workload.WorkloadReader;

public class Broken extends Acme {
  private static final class BrokenReader extends PlainReader {
    @Override
    public boolean fromFile() {
      return true;
    }
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return List.of(new BrokenReader());
  }
}
