package org.raidbench.core.parts;

import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;

/**
 * The fast path of MegaRAID: reads on any level, writes on RAID 0 only, with read-ahead off, write
 * through and direct I/O (design/models.md).
 */
final class UncachedFast implements PathRule {
  @Override
  public boolean fast(View view, boolean write) {
    Policy policy = view.policy();
    return view.unlocked()
        && !view.degraded()
        && policy.read() == ReadPolicy.NONE
        && policy.write() == WritePolicy.THROUGH
        && policy.io() == IoPolicy.DIRECT
        && (!write || view.level().equals("raid0"));
  }
}
