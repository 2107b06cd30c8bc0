package org.raidbench.validation.check;

import java.util.List;

/**
 * Some values of a dimension lead: no other has more than the best of them.
 *
 * @param stand the stand
 * @param where which cases
 * @param show what is compared
 * @param over the dimension
 * @param best the values that lead, at least one
 */
public record Best(StandRef stand, Where where, Expression show, String over, List<String> best)
    implements Measured {
  /** Copies the list. */
  public Best {
    best = List.copyOf(best);
  }
}
