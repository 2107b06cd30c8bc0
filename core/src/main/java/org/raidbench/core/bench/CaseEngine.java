package org.raidbench.core.bench;

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
}
