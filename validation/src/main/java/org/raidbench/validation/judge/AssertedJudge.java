package org.raidbench.validation.judge;

import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.plugin.Registry;
import org.raidbench.validation.check.Accepted;
import org.raidbench.validation.check.Asserted;
import org.raidbench.validation.check.FigureIs;
import org.raidbench.validation.check.FiguresTogether;
import org.raidbench.validation.check.FormulaIs;
import org.raidbench.validation.check.Refused;
import org.raidbench.validation.check.Says;
import org.raidbench.validation.check.WorkloadIs;
import org.raidbench.validation.stand.Stands;

/** Judges the checks against catalogue, rules and stands. Used by one thread. */
public final class AssertedJudge {
  private final FigureJudge figures;
  private final RuleJudge rules;
  private final SaysJudge says;
  private final WorkloadJudge workloads;

  /**
   * Makes the judge.
   *
   * @param registry the catalogue
   * @param stands the stands
   * @param engine runs a case for its notes
   */
  public AssertedJudge(Registry registry, Stands stands, CaseEngine engine) {
    this.figures = new FigureJudge(registry);
    this.rules = new RuleJudge(stands, engine);
    this.says = new SaysJudge(stands);
    this.workloads = new WorkloadJudge(registry, stands);
  }

  /**
   * Judges a check.
   *
   * @param check the check
   * @return what was found
   */
  public Finding judge(Asserted check) {
    if (check instanceof FigureIs figure) {
      return figures.judge(figure);
    }
    if (check instanceof FiguresTogether together) {
      return figures.judge(together);
    }
    if (check instanceof Refused refused) {
      return rules.judge(refused);
    }
    if (check instanceof Accepted accepted) {
      return rules.judge(accepted);
    }
    if (check instanceof Says said) {
      return says.judge(said);
    }
    if (check instanceof FormulaIs formula) {
      return new FormulaJudge().judge(formula);
    }
    return workloads.judge((WorkloadIs) check);
  }
}
