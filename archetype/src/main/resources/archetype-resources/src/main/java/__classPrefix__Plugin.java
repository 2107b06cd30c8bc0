package ${package};

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.controller.ControllerModel;

/** What this jar brings. Named in {@code META-INF/services/org.raidbench.api.RaidbenchPlugin}. */
public final class ${classPrefix}Plugin implements RaidbenchPlugin {
  @Override
  public String name() {
    return "${vendor}";
  }

  @Override
  public String version() {
    return "${version}";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(new ${classPrefix}Controller());
  }
}
