package acme;

import java.util.List;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;

public class Broken extends Acme {
  private static final class BrokenPattern extends PlainPattern {
    BrokenPattern() {
      super(PlainSource::new);
    }

    @Override
    public Workload create(String name, Spec parameters) {
      throw new IllegalStateException("not woven yet");
    }
  }

  @Override
  public List<WorkloadPattern> workloadPatterns() {
    return List.of(new BrokenPattern());
  }
}
