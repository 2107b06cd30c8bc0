package org.raidbench.lsi;

import org.raidbench.api.controller.WriteRule;

/**
 * How MegaRAID boards of the SATA years take forced write-back: without a battery that is ready it
 * lasts until the first reboot, and is write-through from then on (facts S0-080 and S0-081). Later
 * boards keep it.
 */
final class ForcedUntilReboot implements WriteRule {
  @Override
  public boolean writeBack(View view) {
    return switch (view.asked()) {
      case THROUGH -> false;
      case BACK -> view.protectionReady();
      case FORCED_BACK -> view.protectionReady() || view.rebootsSinceSet() == 0;
    };
  }
}
