package org.raidbench.core.expect;

import org.raidbench.api.result.CaseResult;

/** Where every expectation begins. */
public final class Expect {
  private Expect() {}

  /**
   * Begins an expectation of what a case gave. Of a bench with several cases, {@code
   * benchResult.where("level", "RAID 5").only()} is one of them.
   *
   * @param result what it gave
   * @return what can be expected of it
   */
  public static ResultExpectation expect(CaseResult result) {
    return new ResultExpectation(result);
  }
}
