package org.raidbench.validation.judge;

/**
 * What a judge found.
 *
 * @param outcome whether the check came out
 * @param gave what the bench gives, one line
 * @param difference how far that is from what was published; empty if there is no such number
 */
public record Finding(Outcome outcome, String gave, String difference) {
  static Finding holds(String gave) {
    return new Finding(Outcome.HOLDS, gave, "");
  }

  static Finding of(boolean holds, String gave) {
    return new Finding(holds ? Outcome.HOLDS : Outcome.CONTRADICTED, gave, "");
  }
}
