package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.CaseSettings;
import org.raidbench.core.system.SystemPlan;
import org.raidbench.validation.check.Accepted;
import org.raidbench.validation.check.Refused;
import org.raidbench.validation.stand.Stand;
import org.raidbench.validation.stand.Stands;

/** Judges what the rules allow: benches that are refused, and benches that are not. */
final class RuleJudge {
  /** Long enough for a case to say what it notes; what it measures is not looked at. */
  private static final CaseSettings SHORT = new CaseSettings(0, 10_000_000, 0.5, 0);

  private final Stands stands;
  private final CaseEngine engine;

  RuleJudge(Stands stands, CaseEngine engine) {
    this.stands = stands;
    this.engine = engine;
  }

  Finding judge(Refused check) {
    List<String> messages =
        new ArrayList<>(stands.faults(check.stand()).stream().map(Fault::message).toList());
    Optional<Stand> stand = stands.get(check.stand(), new ArrayList<>());
    if (stand.isPresent()) {
      List<BenchCase> cases = stand.get().bench().cases();
      for (BenchCase it : cases) {
        @Nullable String reason = it.notApplicable();
        if (reason != null) {
          messages.add(reason);
        }
      }
      if (messages.isEmpty()) {
        messages.addAll(notes(cases.get(0), stand.get().bench().seed()));
      }
    }
    String wanted = check.says().toLowerCase(Locale.ROOT);
    for (String message : messages) {
      if (message.toLowerCase(Locale.ROOT).contains(wanted)) {
        return Finding.holds(message);
      }
    }
    return Finding.of(
        false, messages.isEmpty() ? "accepted without a note" : String.join("; ", messages));
  }

  private List<String> notes(BenchCase benchCase, long seed) {
    BenchCase brief =
        new BenchCase(benchCase.coordinates(), benchCase.plan(), null, benchCase.loads(), SHORT);
    try {
      return engine.run(brief, seed).notes();
    } catch (FaultsException e) {
      return e.faults().stream().map(Fault::message).toList();
    }
  }

  Finding judge(Accepted check) {
    List<Fault> faults = stands.faults(check.stand());
    Optional<Stand> stand = stands.get(check.stand(), new ArrayList<>());
    if (stand.isEmpty()) {
      return Finding.of(
          false, String.join("; ", faults.stream().map(Fault::message).distinct().toList()));
    }
    int disks = 0;
    int arrays = 0;
    int spares = 0;
    for (BenchCase it : stand.get().bench().cases()) {
      @Nullable SystemPlan plan = it.plan();
      if (plan == null) {
        return Finding.of(false, String.valueOf(it.notApplicable()));
      }
      disks = Math.max(disks, plan.disks().size());
      arrays = Math.max(arrays, plan.arrays().size());
      spares = Math.max(spares, plan.spares().size());
    }
    boolean right =
        matches(check.disks(), disks)
            && matches(check.arrays(), arrays)
            && matches(check.spares(), spares);
    return Finding.of(
        right, "accepted: %d disks, %d arrays, %d spares".formatted(disks, arrays, spares));
  }

  private static boolean matches(int wanted, int found) {
    return wanted < 0 || wanted == found;
  }
}
