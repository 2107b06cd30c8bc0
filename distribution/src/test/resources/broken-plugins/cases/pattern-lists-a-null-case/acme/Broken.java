package acme;

import java.util.Collections;
import java.util.List;
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
      return Collections.singletonList(null);
    }
  }

  @Override
  public List<WorkloadPattern> workloadPatterns() {
    return List.of(new BrokenPattern());
  }
}
