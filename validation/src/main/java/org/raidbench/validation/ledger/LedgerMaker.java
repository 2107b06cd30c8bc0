package org.raidbench.validation.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.Progress;
import org.raidbench.validation.check.CheckEntry;
import org.raidbench.validation.fact.Fact;
import org.raidbench.validation.fact.FactClass;
import org.raidbench.validation.judge.AssertedJudge;
import org.raidbench.validation.judge.Finding;
import org.raidbench.validation.judge.Outcome;
import org.raidbench.validation.stand.Campaign;
import org.raidbench.validation.stand.Pace;
import org.raidbench.validation.stand.Resources;
import org.raidbench.validation.stand.Runs;
import org.raidbench.validation.stand.Stands;

/** Makes the ledger: finds the cases that the facts need, runs them, and judges. */
public final class LedgerMaker {
  private final LedgerData data;
  private final Raidbench raidbench;
  private final Stands stands;
  private final CaseEngine engine;

  /**
   * Makes the maker.
   *
   * @param resources facts, checks and stands
   * @param raidbench the catalogue, the reader of bench files, and what runs cases
   */
  public LedgerMaker(Resources resources, Raidbench raidbench) {
    this.data = LedgerData.read(resources);
    this.raidbench = raidbench;
    this.engine = raidbench.caseEngine();
    this.stands = new Stands(resources, raidbench.benchFiles());
  }

  /**
   * The facts and checks.
   *
   * @return all of them
   */
  public LedgerData data() {
    return data;
  }

  /**
   * Finds the cases of some facts without running them.
   *
   * @param selected the facts
   * @return how many cases they need
   * @throws FaultsException with each check that cannot be read or finds no case
   */
  public int check(List<Fact> selected) {
    data.throwIfUnfit(selected);
    Campaign campaign = new Campaign(engine, Pace.QUICK);
    resolve(selected).values().forEach(it -> it.want(campaign));
    return campaign.cases();
  }

  /**
   * Makes the rows of some facts.
   *
   * @param selected the facts
   * @param pace how much is run
   * @param threads how many cases run at once, at least 1
   * @param progress told of every run that has ended
   * @return the rows, the same on any number of threads
   * @throws FaultsException with each check that cannot be read or finds no case
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Ledger make(List<Fact> selected, Pace pace, int threads, Progress progress)
      throws InterruptedException {
    data.throwIfUnfit(selected);
    Map<String, Resolved> resolved = resolve(selected);
    Campaign campaign = new Campaign(engine, pace);
    resolved.values().forEach(it -> it.want(campaign));
    Runs runs = campaign.call(threads, progress);
    Evidence evidence = Evidence.of(raidbench.registry());
    Map<String, List<String>> fitted = evidence.byFact();
    AssertedJudge asserted = new AssertedJudge(raidbench.registry(), stands, engine);
    List<Row> rows = new ArrayList<>();
    for (Fact fact : selected) {
      @Nullable Resolved check = resolved.get(fact.id());
      rows.add(
          row(
              fact,
              check == null ? null : check.judge(asserted, runs),
              fitted.getOrDefault(fact.id(), List.of()),
              check == null ? List.of() : check.models()));
    }
    return new Ledger(
        rows,
        evidence.components(rows),
        pace.seeds(),
        pace.timeShare(),
        selected.size() == data.facts().size());
  }

  private Map<String, Resolved> resolve(List<Fact> selected) {
    List<Fault> faults = new ArrayList<>();
    Map<String, Resolved> resolved = new LinkedHashMap<>();
    for (Fact fact : selected) {
      @Nullable CheckEntry entry = data.checks().get(fact.id());
      if (entry != null && fact.factClass().needsCheck()) {
        resolved.put(fact.id(), Resolved.of(entry, stands, faults));
      }
    }
    if (!faults.isEmpty()) {
      throw new FaultsException(faults.stream().distinct().toList());
    }
    return resolved;
  }

  private Row row(Fact fact, @Nullable Finding finding, List<String> fitted, List<String> models) {
    if (finding == null) {
      boolean open = fact.factClass().needsCheck();
      return new Row(
          fact,
          open ? Verdict.NOT_RESOLVED : Verdict.NOT_TESTABLE,
          false,
          "",
          "",
          open ? "no check is written for it" : fact.reason(),
          fitted,
          models);
    }
    Verdict verdict = Verdict.of(fact.factClass(), finding.outcome());
    return new Row(
        fact,
        verdict,
        finding.outcome() == Outcome.HOLDS,
        finding.gave(),
        finding.difference(),
        why(fact, verdict),
        fitted,
        models);
  }

  private String why(Fact fact, Verdict verdict) {
    @Nullable CheckEntry entry = data.checks().get(fact.id());
    String cause = entry == null ? "" : entry.cause();
    if (verdict == Verdict.CONTRADICTED || verdict == Verdict.NOT_RESOLVED) {
      return cause.isEmpty() && verdict == Verdict.CONTRADICTED ? "no cause is given" : cause;
    }
    if (fact.factClass() == FactClass.SPECIFIED || fact.factClass() == FactClass.SIMULATED) {
      return "";
    }
    return fact.reason();
  }
}
