package org.raidbench.core.bench;

import java.util.List;
import org.raidbench.api.result.CaseResult;

/** Runs one case. Safe for any thread: what it runs is made for the case and thrown away. */
@FunctionalInterface
public interface CaseEngine {
  /**
   * Runs a case that is applicable.
   *
   * @param benchCase the case; it has a plan and at least one load
   * @param seed seed of every random draw
   * @return what it gave
   * @throws org.raidbench.api.fault.FaultsException if the case cannot run because of what the user
   *     gave
   */
  CaseResult run(BenchCase benchCase, long seed);

  /**
   * Runs moments of one course: on one system from beginning to end where the engine can, each from
   * the beginning otherwise, which gives the same.
   *
   * @param moments cases of one course in its order, at least one
   * @param seed seed of every random draw
   * @return what each gave
   * @throws org.raidbench.api.fault.FaultsException if a case cannot run because of what the user
   *     gave
   */
  default List<CaseResult> run(List<BenchCase> moments, long seed) {
    return moments.stream().map(moment -> run(moment, seed)).toList();
  }
}
