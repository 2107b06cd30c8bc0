package acme;

import java.util.List;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;

public class Broken extends Acme {
  private static final class BrokenReader extends PlainReader {
    @Override
    public Workload readText(String text) {
      return readText(text, 0);
    }

    private static Workload readText(String text, int at) {
      for (long i = 1; at < text.length() && (i % 1_000_000 != 0 || isHeld()); i++) {}
      return workload(4096);
    }
  }

  @Override
  public List<WorkloadReader> workloadReaders() {
    return List.of(new BrokenReader());
  }
}
