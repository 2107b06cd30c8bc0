package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;

/**
 * Says what makers advise against in pools, and which are not written back for want of protection.
 */
final class PoolNotes {
  private PoolNotes() {}

  static List<String> of(SystemPlan plan) {
    List<String> notes = new ArrayList<>();
    for (PoolPart pool : plan.pools()) {
      CacheDeviceModel model = pool.type().model();
      notes.addAll(
          Created.answers(
              model,
              Role.CACHE_DEVICE,
              "advice",
              model.advice(pool.level().id().product(), pool.mode())));
      boolean volatileCache = pool.type().spec().text(CacheKeys.KIND, "").equals("dram");
      if (pool.mode() == CacheMode.WRITE_BACK && volatileCache && plan.protection() == null) {
        notes.add(
            "pool %s: write-back without protection runs as write-through".formatted(pool.name()));
      }
    }
    return notes;
  }
}
