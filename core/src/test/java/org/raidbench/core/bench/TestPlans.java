package org.raidbench.core.bench;

import java.util.List;
import java.util.Map;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.InitialCache;
import org.raidbench.core.system.SystemPlan;

/** A small system for tests that only need one to be there. */
final class TestPlans {
  private static final Registry REGISTRY = Discovery.discover(TestPlans.class.getClassLoader());

  private static final SystemPlan ANY =
      new SystemComposer(REGISTRY)
          .compose(
              new SystemDraft(
                  null,
                  ModelDraft.of(Said.inJava("lsi/megaraid-9361-8i")),
                  null,
                  null,
                  List.of(
                      new DiskGroupDraft(
                          Said.inJava("ssd"),
                          new DiskDraft.Catalogued(
                              new ModelDraft(Said.inJava("hgst/husmm1680ass204"), Map.of())),
                          2,
                          DiskStart.STEADY)),
                  List.of(Bench.array("a", "raid0").disks("ssd").draft()),
                  List.of(),
                  List.of(),
                  InitialCache.EMPTY))
          .plan();

  private TestPlans() {}

  static SystemPlan any() {
    return ANY;
  }
}
