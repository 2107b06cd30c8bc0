package org.raidbench.validation.stand;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.table.Figures;
import org.raidbench.validation.check.Expression;

/** What cases gave, for every seed. */
public final class Runs {
  private final IdentityHashMap<BenchCase, List<CaseResult>> bySeed = new IdentityHashMap<>();
  private final int seeds;

  Runs(int seeds) {
    this.seeds = seeds;
  }

  void put(BenchCase benchCase, List<CaseResult> results) {
    bySeed.put(benchCase, List.copyOf(results));
  }

  /**
   * How many cases were run, or found not to be applicable.
   *
   * @return the number
   */
  public int cases() {
    return bySeed.size();
  }

  /**
   * What a cell shows.
   *
   * @param cell the cell
   * @param show what is read off it
   * @return a value for each seed, or why there is none
   */
  public Sample sample(Cell cell, Expression show) {
    double[] values = new double[seeds];
    for (int seed = 0; seed < seeds; seed++) {
      OptionalDouble left = figure(cell.left(), show, seed);
      OptionalDouble right =
          show.kind() == Expression.Kind.PLAIN
              ? OptionalDouble.of(1)
              : figure(cell.right(), show, seed);
      if (left.isEmpty() || right.isEmpty()) {
        return Sample.none(reason(cell));
      }
      values[seed] =
          switch (show.kind()) {
            case PLAIN -> left.getAsDouble();
            case RATIO -> left.getAsDouble() / right.getAsDouble();
            case DIFFERENCE -> left.getAsDouble() - right.getAsDouble();
          };
    }
    return Sample.of(values);
  }

  private OptionalDouble figure(List<BenchCase> cases, Expression show, int seed) {
    List<CaseResult> results = new ArrayList<>();
    for (BenchCase it : cases) {
      results.add(result(it, seed));
    }
    return Figures.of(results, show.shown());
  }

  private CaseResult result(BenchCase benchCase, int seed) {
    @Nullable List<CaseResult> results = bySeed.get(benchCase);
    if (results == null) {
      throw new IllegalStateException("was not run: " + benchCase.coordinates());
    }
    return results.get(seed);
  }

  private String reason(Cell cell) {
    List<BenchCase> all = new ArrayList<>(cell.left());
    all.addAll(cell.right());
    return all.stream()
        .map(it -> result(it, 0).notApplicable())
        .filter(reason -> reason != null)
        .findFirst()
        .orElse("not applicable");
  }

  /**
   * Which part limits the first case of a cell.
   *
   * @param cell the cell
   * @return the part's name for each seed; none if the case is not applicable
   */
  public List<String> limits(Cell cell) {
    List<String> limits = new ArrayList<>();
    for (int seed = 0; seed < seeds; seed++) {
      @Nullable Measurement total = result(cell.left().get(0), seed).total();
      if (total != null) {
        limits.add(total.bottleneck());
      }
    }
    return limits;
  }
}
