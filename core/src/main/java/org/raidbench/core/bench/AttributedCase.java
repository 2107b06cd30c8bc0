package org.raidbench.core.bench;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.blame.Blame;
import org.raidbench.core.system.SystemPlan;
import org.raidbench.core.watch.Patience;
import org.raidbench.core.watch.Supervision;

/**
 * Runs a case with another engine; what a plug-in throws in it is put down to the plug-in, and a
 * call of a plug-in's that never comes back, too.
 */
final class AttributedCase implements CaseEngine {
  private final CaseEngine engine;

  AttributedCase(CaseEngine engine) {
    this.engine = engine;
  }

  @Override
  public CaseResult run(BenchCase benchCase, long seed) {
    return attributed(benchCase, seed, () -> engine.run(benchCase, seed));
  }

  @Override
  public List<CaseResult> run(List<BenchCase> moments, long seed) {
    return attributed(moments.get(0), seed, () -> engine.run(moments, seed));
  }

  private static <T> T attributed(BenchCase benchCase, long seed, Supplier<T> run) {
    @Nullable SystemPlan plan = benchCase.plan();
    if (plan == null) {
      return run.get();
    }
    String when = " [" + coordinates(benchCase.coordinates()) + "seed " + seed + "]";
    List<Workload> workloads = benchCase.loads().stream().map(Load::workload).toList();
    Blame blame = Blame.among(plan, workloads);
    return blame.attributing(
        () -> Supervision.call(run::get, Patience.inSimulation(), stall -> blame.of(stall, when)),
        when);
  }

  private static String coordinates(Map<String, String> coordinates) {
    return coordinates.entrySet().stream()
        .map(it -> it.getKey() + " " + it.getValue() + ", ")
        .collect(Collectors.joining());
  }
}
