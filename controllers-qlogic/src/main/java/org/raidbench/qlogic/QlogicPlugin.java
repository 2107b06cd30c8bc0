package org.raidbench.qlogic;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.controller.ControllerModel;

/** Fibre Channel host bus adapters of QLogic. */
public final class QlogicPlugin implements RaidbenchPlugin {
  /** Makes the plug-in; its work is done when it is asked for its models. */
  public QlogicPlugin() {}

  @Override
  public String name() {
    return "controllers-qlogic";
  }

  @Override
  public String version() {
    return "0.1";
  }

  @Override
  public String vendor() {
    return "Raidbench";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<ControllerModel> controllers() {
    return List.of(FibreChannelAdapter.gbit8(1), FibreChannelAdapter.gbit8(2));
  }
}
