package org.raidbench.validation.check;

import java.util.List;

/**
 * Several checks of which each must come out.
 *
 * @param parts at least one
 */
public record AllOf(List<Check> parts) implements Check {
  /** Copies the list. */
  public AllOf {
    parts = List.copyOf(parts);
  }
}
