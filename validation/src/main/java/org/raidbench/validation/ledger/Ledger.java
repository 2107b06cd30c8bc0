package org.raidbench.validation.ledger;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.raidbench.validation.fact.FactClass;

/**
 * The ledger, or the part of it that was asked for.
 *
 * @param rows a row for each fact, in the order of their ids
 * @param components the models with parameters fitted to published facts
 * @param seeds how many seeds each case was run with
 * @param timeShare share of the stands' measured times that was run
 * @param whole whether all facts are in it
 */
public record Ledger(
    List<Row> rows, List<Component> components, int seeds, double timeShare, boolean whole) {
  /** Copies the lists. */
  public Ledger {
    rows = List.copyOf(rows);
    components = List.copyOf(components);
  }

  /**
   * How many rows have each verdict.
   *
   * @return every verdict, also those that no row has
   */
  public Map<Verdict, Integer> counts() {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    for (Verdict verdict : Verdict.values()) {
      counts.put(verdict, 0);
    }
    rows.forEach(row -> counts.merge(row.verdict(), 1, Integer::sum));
    return counts;
  }

  /**
   * How many rows are judged by simulation alone.
   *
   * @return those that hold, are contradicted, or are not resolved
   */
  public int simulated() {
    return (int) rows.stream().filter(Ledger::isSimulated).count();
  }

  /**
   * How many of them hold.
   *
   * @return at most {@link #simulated}
   */
  public int holding() {
    return (int)
        rows.stream().filter(it -> isSimulated(it) && it.verdict() == Verdict.HOLDS).count();
  }

  private static boolean isSimulated(Row row) {
    return row.fact().factClass() == FactClass.SIMULATED;
  }

  /**
   * How many components also predict something that they were not fitted to.
   *
   * @return at most the number of components
   */
  public int predicting() {
    return (int) components.stream().filter(it -> !it.predicted().isEmpty()).count();
  }
}
