package org.raidbench.validation.ledger;

import org.raidbench.validation.fact.FactClass;
import org.raidbench.validation.judge.Outcome;

/** What the ledger says of a fact. */
public enum Verdict {
  /** The bench gives what was published. */
  HOLDS("holds"),
  /** The bench gives something else. */
  CONTRADICTED("contradicted"),
  /** The intervals do not tell. */
  NOT_RESOLVED("not resolved"),
  /** A parameter was fitted to it: it proves nothing. */
  CALIBRATED("calibrated"),
  /** Catalogue, limits, rules and stands say what was published. */
  SPECIFIED("specified"),
  /** Breaks a law, or another fact. */
  INCONSISTENT("inconsistent"),
  /** Called unexplained by its authors, or without a known mechanism. */
  ANOMALY("anomaly"),
  /** Nothing here could agree or disagree with it. */
  NOT_TESTABLE("not testable");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /**
   * As a person reads it.
   *
   * @return one or two words
   */
  public String words() {
    return words;
  }

  static Verdict of(FactClass factClass, Outcome outcome) {
    return switch (factClass) {
      case NOT_TESTABLE -> NOT_TESTABLE;
      case ANOMALY -> ANOMALY;
      case INCONSISTENT -> INCONSISTENT;
      case CALIBRATED -> CALIBRATED;
      case SPECIFIED -> outcome == Outcome.HOLDS ? SPECIFIED : of(FactClass.SIMULATED, outcome);
      case SIMULATED ->
          switch (outcome) {
            case HOLDS -> HOLDS;
            case NOT_RESOLVED -> NOT_RESOLVED;
            case CONTRADICTED -> CONTRADICTED;
          };
    };
  }
}
