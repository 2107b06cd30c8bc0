package acme;

import java.util.function.Supplier;
import org.raidbench.api.ModelId;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.RequestSource;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;

public class PlainPattern implements WorkloadPattern {
  private final Supplier<RequestSource> source;

  public PlainPattern(Supplier<RequestSource> source) {
    this.source = source;
  }

  @Override
  public ModelId id() {
    return ModelId.of("acme/pattern");
  }

  @Override
  public String title() {
    return "Acme Pattern";
  }

  @Override
  public Spec spec() {
    return Spec.builder().build();
  }

  @Override
  public Workload create(String name, Spec parameters) {
    return Workload.of(name, Job.from("own", 1, Region.WHOLE, source.get()));
  }
}
