package org.raidbench.validation.check;

import java.util.List;

/**
 * What several figures of the catalogue give together.
 *
 * @param figures at least two
 * @param operation what is made of them
 * @param expected the result as a person writes it; for an order, the sign between neighbours
 */
public record FiguresTogether(List<FigureRef> figures, Operation operation, String expected)
    implements Asserted {
  /** Copies the list. */
  public FiguresTogether {
    figures = List.copyOf(figures);
  }

  /** What is made of several figures. */
  public enum Operation {
    /** The first over the second. */
    RATIO,
    /** All multiplied. */
    PRODUCT,
    /** All added. */
    SUM,
    /** Each compared with the next. */
    ORDERING;

    /**
     * As a check writes it.
     *
     * @return one word
     */
    public String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
