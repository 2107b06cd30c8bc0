package org.raidbench.core.parts;

import org.raidbench.api.controller.WriteRule;

/** Writes back where that is forced, or where it is asked for and the protection is ready. */
final class ProtectedBack implements WriteRule {
  @Override
  public boolean writeBack(View view) {
    return switch (view.asked()) {
      case THROUGH -> false;
      case BACK -> view.protectionReady();
      case FORCED_BACK -> true;
    };
  }
}
