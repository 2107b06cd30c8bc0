package org.raidbench.validation.judge;

import java.util.Collection;

/** Whether a check came out; the worst of several counts. */
public enum Outcome {
  /** It came out. */
  HOLDS,
  /** The intervals do not tell. */
  NOT_RESOLVED,
  /** The bench gives something else. */
  CONTRADICTED;

  /** The worst of several. */
  static Outcome worst(Collection<Outcome> outcomes) {
    return outcomes.stream().max(Outcome::compareTo).orElse(HOLDS);
  }
}
