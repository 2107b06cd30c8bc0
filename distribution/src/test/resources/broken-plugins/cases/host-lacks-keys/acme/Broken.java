package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Spec;

public class Broken extends Acme {
  private record Host(ModelId id, String title, Spec spec) implements HostModel {}

  @Override
  public List<HostModel> hosts() {
    Spec spec =
        Spec.builder()
            .assumed(HostKeys.CORES, "2", "made up")
            .build();
    return List.of(new Host(ModelId.of("acme/server"), "Acme Server", spec));
  }
}
