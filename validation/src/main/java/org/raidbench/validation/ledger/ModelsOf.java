package org.raidbench.validation.ledger;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;
import org.raidbench.validation.stand.Stand;

/** Which models a case is made of. */
final class ModelsOf {
  private ModelsOf() {}

  static void add(BenchCase benchCase, Stand stand, Set<String> models) {
    @Nullable SystemPlan plan = benchCase.plan();
    if (plan == null) {
      return;
    }
    models.add(plan.host().model().id().toString());
    models.add(plan.controller().model().id().toString());
    if (plan.protection() != null) {
      models.add(plan.protection().model().id().toString());
    }
    for (DiskPart disk : plan.disks()) {
      models.add(disk.part().model().id().toString());
    }
    for (ArrayPart array : plan.arrays()) {
      models.add(array.level().id().toString());
    }
    for (PoolPart pool : plan.pools()) {
      models.add(pool.type().model().id().toString());
    }
    @Nullable String workload = benchCase.coordinates().get(BenchCase.WORKLOAD);
    if (workload != null) {
      stand
          .written()
          .at("workloads." + workload + ".pattern", Map.of())
          .ifPresent(pattern -> models.addAll(pattern));
    }
  }
}
