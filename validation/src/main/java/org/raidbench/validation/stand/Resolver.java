package org.raidbench.validation.stand;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Names;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.Place;
import org.raidbench.validation.check.Best;
import org.raidbench.validation.check.Expression;
import org.raidbench.validation.check.InRange;
import org.raidbench.validation.check.LimitedBy;
import org.raidbench.validation.check.Measured;
import org.raidbench.validation.check.Order;
import org.raidbench.validation.check.Saturation;
import org.raidbench.validation.check.Trend;

/** Finds the cases that a check is about. */
public final class Resolver {
  private final CaseIndex index;
  private final Place at;
  private final List<Fault> faults;
  private final Set<String> told = new LinkedHashSet<>();

  private Resolver(CaseIndex index, Place at, List<Fault> faults) {
    this.index = index;
    this.at = at;
    this.faults = faults;
  }

  /**
   * Finds the cases of a check.
   *
   * @param check the check
   * @param stand its stand
   * @param faults receives what finds no case, or several where one is meant
   * @return what is judged, one for each combination of the check's values; incomplete if there are
   *     faults
   */
  public static List<Combination> resolve(Measured check, Stand stand, List<Fault> faults) {
    return new Resolver(stand.cases(), check.where().at(), faults).combinations(check);
  }

  private List<Combination> combinations(Measured check) {
    List<Combination> combinations = new ArrayList<>();
    for (Map<String, String> where : check.where().combinations()) {
      List<BenchCase> candidates = index.matching(where);
      if (candidates.isEmpty()) {
        noCase(where);
        continue;
      }
      if (check instanceof LimitedBy) {
        combinations.addAll(caseByCase(check, where, candidates));
        continue;
      }
      List<Cell> cells = cells(check, where, candidates);
      if (!cells.isEmpty()) {
        combinations.add(new Combination(several(check, where, candidates), cells));
      }
    }
    return combinations;
  }

  /**
   * Of the coordinates, those that the check gives several values for, as the bench writes them.
   */
  private static Map<String, String> several(
      Measured check, Map<String, String> where, List<BenchCase> candidates) {
    Map<String, String> several = new LinkedHashMap<>();
    check
        .where()
        .values()
        .forEach(
            (dimension, values) -> {
              if (values.size() > 1) {
                String written = where.getOrDefault(dimension, "");
                several.put(
                    dimension, CaseIndex.label(candidates, dimension, written).orElse(written));
              }
            });
    return several;
  }

  private void noCase(Map<String, String> where) {
    Map<String, Set<String>> known = index.dimensions();
    boolean named = false;
    for (Map.Entry<String, String> wanted : where.entrySet()) {
      @Nullable Set<String> values = known.get(wanted.getKey());
      if (values == null) {
        tell(
            "nothing varies by \"%s\"%s"
                .formatted(wanted.getKey(), Names.hint(wanted.getKey(), known.keySet())));
        named = true;
      } else if (values.stream().noneMatch(it -> CaseIndex.same(it, wanted.getValue()))) {
        tell(
            "no case has %s \"%s\"%s"
                .formatted(
                    wanted.getKey(), wanted.getValue(), Names.hint(wanted.getValue(), values)));
        named = true;
      }
    }
    if (!named) {
      tell("no case has " + where + " together");
    }
  }

  private List<Cell> cells(Measured check, Map<String, String> where, List<BenchCase> candidates) {
    if (check instanceof Order order) {
      return along(order.over(), order.chain(), order.show(), where, candidates);
    }
    if (check instanceof Trend trend) {
      return along(trend.along(), trend.points(), trend.show(), where, candidates);
    }
    if (check instanceof Saturation saturation) {
      return along(saturation.along(), saturation.points(), saturation.show(), where, candidates);
    }
    if (check instanceof InRange range) {
      InRange.@Nullable Fold fold = range.fold();
      return fold == null
          ? one("", range.show(), candidates)
          : along(fold.dimension(), List.of(), range.show(), where, candidates);
    }
    Best best = (Best) check;
    known(best.over(), best.best(), candidates);
    return along(best.over(), List.of(), best.show(), where, candidates);
  }

  /** Which part limits is asked of each case by itself, so that several may be meant. */
  private static List<Combination> caseByCase(
      Measured check, Map<String, String> where, List<BenchCase> candidates) {
    Map<String, Set<String>> dimensions = CaseIndex.dimensions(candidates);
    List<Combination> combinations = new ArrayList<>();
    for (BenchCase it : candidates) {
      Map<String, String> own = several(check, where, candidates);
      it.coordinates()
          .forEach(
              (dimension, value) -> {
                if (dimensions.getOrDefault(dimension, Set.of()).size() > 1) {
                  own.put(dimension, value);
                }
              });
      combinations.add(new Combination(own, List.of(new Cell("", List.of(it), List.of()))));
    }
    return combinations;
  }

  private void known(String dimension, List<String> points, List<BenchCase> candidates) {
    Set<String> labels = CaseIndex.dimensions(candidates).getOrDefault(dimension, Set.of());
    for (String point : points) {
      if (labels.stream().noneMatch(it -> CaseIndex.same(it, point))) {
        tell("no case has %s \"%s\"%s".formatted(dimension, point, Names.hint(point, labels)));
      }
    }
  }

  private List<Cell> along(
      String dimension,
      List<String> points,
      Expression show,
      Map<String, String> where,
      List<BenchCase> candidates) {
    Map<String, Set<String>> known = CaseIndex.dimensions(candidates);
    Set<String> labels = known.getOrDefault(dimension, Set.of());
    if (labels.isEmpty()) {
      tell(
          "nothing varies by \"%s\"%s".formatted(dimension, Names.hint(dimension, known.keySet())));
      return List.of();
    }
    if (where.containsKey(dimension)) {
      tell("\"" + dimension + "\" is compared, so \"where\" cannot give it a value");
      return List.of();
    }
    List<String> wanted = new ArrayList<>();
    for (String point : points) {
      @Nullable String label = CaseIndex.label(candidates, dimension, point).orElse(null);
      if (label == null) {
        tell("no case has %s \"%s\"%s".formatted(dimension, point, Names.hint(point, labels)));
      } else {
        wanted.add(label);
      }
    }
    if (points.isEmpty()) {
      wanted.addAll(labels);
    }
    List<Cell> cells = new ArrayList<>();
    for (String label : wanted) {
      List<BenchCase> own =
          candidates.stream().filter(it -> label.equals(it.coordinates().get(dimension))).toList();
      cells.addAll(one(label, show, own));
    }
    return cells.size() == wanted.size() && wanted.size() >= Math.max(1, points.size())
        ? cells
        : List.of();
  }

  /** One cell, or none if its cases cannot be told apart. */
  private List<Cell> one(String label, Expression show, List<BenchCase> candidates) {
    if (show.kind() == Expression.Kind.PLAIN) {
      return show.shown().gathers() || single(candidates)
          ? List.of(new Cell(label, candidates, List.of()))
          : List.of();
    }
    List<String> dimensions =
        CaseIndex.dimensions(candidates).keySet().stream()
            .filter(it -> show.over().isEmpty() || show.over().equals(it))
            .filter(
                it ->
                    CaseIndex.label(candidates, it, show.left()).isPresent()
                        && CaseIndex.label(candidates, it, show.right()).isPresent())
            .toList();
    if (dimensions.size() != 1) {
      tell(
          dimensions.isEmpty()
              ? "show: no dimension has both \"%s\" and \"%s\" here"
                  .formatted(show.left(), show.right())
              : "show: several dimensions have both \"%s\" and \"%s\": %s"
                  .formatted(show.left(), show.right(), String.join(", ", dimensions)));
      return List.of();
    }
    List<BenchCase> left = with(candidates, dimensions.get(0), show.left());
    List<BenchCase> right = with(candidates, dimensions.get(0), show.right());
    boolean clear = show.shown().gathers() || (single(left) && single(right));
    return clear ? List.of(new Cell(label, left, right)) : List.of();
  }

  private static List<BenchCase> with(
      List<BenchCase> candidates, String dimension, String written) {
    String label = CaseIndex.label(candidates, dimension, written).orElse(written);
    return candidates.stream().filter(it -> label.equals(it.coordinates().get(dimension))).toList();
  }

  private boolean single(List<BenchCase> cases) {
    if (cases.size() == 1) {
      return true;
    }
    List<String> varying = new ArrayList<>();
    CaseIndex.dimensions(cases)
        .forEach(
            (dimension, values) -> {
              if (values.size() > 1) {
                varying.add(dimension);
              }
            });
    tell(
        "%d cases are meant where one is read: say %s in \"where\""
            .formatted(cases.size(), String.join(" and ", varying)));
    return false;
  }

  private void tell(String message) {
    if (told.add(message)) {
      faults.add(at.fault(message));
    }
  }
}
