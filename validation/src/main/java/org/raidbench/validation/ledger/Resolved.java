package org.raidbench.validation.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.raidbench.api.fault.Fault;
import org.raidbench.validation.check.Accepted;
import org.raidbench.validation.check.AllOf;
import org.raidbench.validation.check.Asserted;
import org.raidbench.validation.check.Check;
import org.raidbench.validation.check.CheckEntry;
import org.raidbench.validation.check.Measured;
import org.raidbench.validation.check.Refused;
import org.raidbench.validation.check.Says;
import org.raidbench.validation.check.StandRef;
import org.raidbench.validation.check.WorkloadIs;
import org.raidbench.validation.judge.AssertedJudge;
import org.raidbench.validation.judge.Finding;
import org.raidbench.validation.judge.Findings;
import org.raidbench.validation.judge.MeasuredJudge;
import org.raidbench.validation.stand.Campaign;
import org.raidbench.validation.stand.Combination;
import org.raidbench.validation.stand.Resolver;
import org.raidbench.validation.stand.Runs;
import org.raidbench.validation.stand.Stand;
import org.raidbench.validation.stand.Stands;

/** A check with the cases that it is about. */
public final class Resolved {
  private final List<Check> leaves = new ArrayList<>();
  private final Map<Measured, Found> found = new LinkedHashMap<>();

  /** A stand and the cells of it. */
  private record Found(Stand stand, List<Combination> combinations) {}

  private Resolved() {}

  /**
   * Finds the cases of a check.
   *
   * @param entry the check
   * @param stands the stands
   * @param faults receives what is wrong with a stand, and what finds no case
   * @return the check with its cases; incomplete if there are faults
   */
  public static Resolved of(CheckEntry entry, Stands stands, List<Fault> faults) {
    Resolved resolved = new Resolved();
    resolved.add(entry.check(), stands, faults);
    return resolved;
  }

  private void add(Check check, Stands stands, List<Fault> faults) {
    if (check instanceof AllOf all) {
      all.parts().forEach(part -> add(part, stands, faults));
      return;
    }
    leaves.add(check);
    if (check instanceof Measured measured) {
      Optional<Stand> stand = stands.get(measured.stand(), faults);
      stand.ifPresent(
          it -> found.put(measured, new Found(it, Resolver.resolve(measured, it, faults))));
    } else {
      standOf((Asserted) check)
          .filter(ref -> !stands.has(ref))
          .ifPresent(ref -> faults.addAll(stands.faults(ref)));
    }
  }

  private static Optional<StandRef> standOf(Asserted check) {
    if (check instanceof Refused refused) {
      return Optional.of(refused.stand());
    }
    if (check instanceof Accepted accepted) {
      return Optional.of(accepted.stand());
    }
    if (check instanceof Says says) {
      return Optional.of(says.stand());
    }
    return check instanceof WorkloadIs workload && workload.pattern().isEmpty()
        ? Optional.of(workload.stand())
        : Optional.empty();
  }

  void want(Campaign campaign) {
    found.values().forEach(it -> campaign.want(it.stand(), it.combinations()));
  }

  Finding judge(AssertedJudge asserted, Runs runs) {
    List<Finding> findings = new ArrayList<>();
    for (Check leaf : leaves) {
      if (leaf instanceof Measured measured) {
        Found cells = found.get(measured);
        if (cells == null) {
          throw new IllegalStateException("the cases of a check were not found");
        }
        findings.add(MeasuredJudge.judge(measured, cells.combinations(), runs));
      } else {
        findings.add(asserted.judge((Asserted) leaf));
      }
    }
    return Findings.together(findings);
  }

  /** Ids of the models that its systems and workloads are made of. */
  List<String> models() {
    Set<String> models = new TreeSet<>();
    for (Found it : found.values()) {
      for (Combination combination : it.combinations()) {
        combination
            .cells()
            .forEach(
                cell -> {
                  cell.left().forEach(one -> ModelsOf.add(one, it.stand(), models));
                  cell.right().forEach(one -> ModelsOf.add(one, it.stand(), models));
                });
      }
    }
    return List.copyOf(models);
  }
}
