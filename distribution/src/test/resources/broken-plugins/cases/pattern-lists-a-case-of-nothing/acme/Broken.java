package acme;

import java.util.List;
import java.util.Map;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;

public class Broken extends Acme {
  private static final class BrokenPattern extends PlainPattern {
    BrokenPattern() {
      super(PlainSource::new);
    }

    @Override
    public List<WorkloadCase> createCases(String name, Spec parameters) {
      return List.of(new WorkloadCase(Map.of(), null));
    }
  }

  @Override
  public List<WorkloadPattern> workloadPatterns() {
    return List.of(new BrokenPattern());
  }
}
