package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.system.InitialCache;

/** What has been said of a bench in Java so far, but for what varies. */
final class BenchDraft {
  @Nullable ModelDraft host;
  @Nullable ModelDraft controller;
  @Nullable ModelDraft protection;
  @Nullable ExpanderDraft expander;
  final List<DiskGroupDraft> disks = new ArrayList<>();
  final List<ArrayDraft> arrays = new ArrayList<>();
  final List<PoolDraft> pools = new ArrayList<>();
  final List<Said<String>> spares = new ArrayList<>();
  final List<LoadDraft> loads = new ArrayList<>();
  InitialCache initialCache = InitialCache.EMPTY;
  CaseSettings settings = CaseSettings.UNTIL_SURE;

  BenchDraft copy() {
    BenchDraft copy = new BenchDraft();
    copy.host = host;
    copy.controller = controller;
    copy.protection = protection;
    copy.expander = expander;
    copy.disks.addAll(disks);
    copy.arrays.addAll(arrays);
    copy.pools.addAll(pools);
    copy.spares.addAll(spares);
    copy.loads.addAll(loads);
    copy.initialCache = initialCache;
    copy.settings = settings;
    return copy;
  }

  /** The system; null if it lacks what every system has, which is then a fault. */
  @Nullable SystemDraft system(List<Fault> faults) {
    if (arrays.isEmpty()) {
      faults.add(Fault.of("the system has no array"));
    }
    if (controller == null) {
      faults.add(0, Fault.of("the system has no controller"));
      return null;
    }
    return arrays.isEmpty()
        ? null
        : new SystemDraft(
            host, controller, protection, expander, disks, arrays, pools, spares, initialCache);
  }

  List<String> arrayNames() {
    return arrays.stream().map(array -> array.name().value()).toList();
  }
}
