package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.Load;
import org.raidbench.core.plugin.Registry;
import org.raidbench.validation.check.WorkloadIs;
import org.raidbench.validation.check.WorkloadProperties;
import org.raidbench.validation.stand.CaseIndex;
import org.raidbench.validation.stand.Stand;
import org.raidbench.validation.stand.Stands;

/**
 * Judges what the jobs of a workload do. A pattern is taken as it is delivered; only how many
 * requests and threads there are is given to it, value by value, and has to arrive in its jobs.
 */
final class WorkloadJudge {
  private static final List<String> GIVEN =
      List.of(WorkloadProperties.QUEUE_DEPTH, WorkloadProperties.THREADS);

  private final Registry registry;
  private final Stands stands;

  WorkloadJudge(Registry registry, Stands stands) {
    this.registry = registry;
    this.stands = stands;
  }

  Finding judge(WorkloadIs check) {
    return check.pattern().isEmpty() ? ofStand(check) : ofPattern(check);
  }

  private Finding ofStand(WorkloadIs check) {
    Optional<Stand> stand = stands.get(check.stand(), new ArrayList<>());
    if (stand.isEmpty()) {
      return Finding.of(false, "the stand " + check.stand().name() + " cannot be read");
    }
    CaseIndex cases = stand.get().cases();
    List<String> shown = new ArrayList<>();
    boolean right = true;
    for (Map<String, String> where : check.where().combinations()) {
      List<BenchCase> matching = cases.matching(where);
      if (matching.isEmpty()) {
        return Finding.of(false, "no case has " + where);
      }
      for (Load load : matching.get(0).loads()) {
        right &= met(check.expected(), load.workload(), shown);
      }
    }
    return Finding.of(right, String.join("; ", shown.stream().distinct().toList()));
  }

  private Finding ofPattern(WorkloadIs check) {
    Optional<WorkloadPattern> pattern = registry.patterns().find(check.pattern());
    if (pattern.isEmpty()) {
      return Finding.of(false, registry.patterns().refusal(check.pattern()));
    }
    List<String> shown = new ArrayList<>();
    boolean right = true;
    try {
      Spec spec = pattern.get().spec();
      for (Map.Entry<String, String> parameter : check.parameters().entrySet()) {
        spec = with(spec, List.of(parameter.getKey()), parameter.getValue());
      }
      Workload delivered = pattern.get().create("check", spec);
      for (Map.Entry<String, List<String>> property : check.expected().entrySet()) {
        String name = property.getKey();
        if (!GIVEN.contains(name)) {
          right &= met(Map.of(name, property.getValue()), delivered, shown);
          continue;
        }
        for (String value : property.getValue()) {
          Workload given =
              pattern.get().create("check", with(spec, List.of(name, "workers"), value));
          right &= met(Map.of(name, List.of(value)), given, shown);
        }
      }
    } catch (IllegalArgumentException e) {
      return Finding.of(false, String.valueOf(e.getMessage()));
    }
    return Finding.of(
        right, shown.isEmpty() ? check.pattern() + " makes jobs" : String.join("; ", shown));
  }

  private static Spec with(Spec spec, List<String> names, String value) {
    for (String name : names) {
      for (Figure figure : spec.figures()) {
        if (figure.key().name().equals(name)) {
          return spec.with(Figure.of(figure.key(), value, Certainty.GIVEN, "the check", List.of()));
        }
      }
    }
    throw new IllegalArgumentException("the pattern has no parameter " + names.get(0));
  }

  private static boolean met(
      Map<String, List<String>> expected, Workload workload, List<String> shown) {
    boolean right = true;
    for (Map.Entry<String, List<String>> property : expected.entrySet()) {
      @Nullable JobProperty found = JobProperty.of(property.getKey(), workload);
      if (found == null) {
        throw new IllegalArgumentException("there is no property " + property.getKey());
      }
      shown.add(property.getKey() + " " + found.text());
      right &= found.is(property.getValue());
    }
    return right;
  }
}
