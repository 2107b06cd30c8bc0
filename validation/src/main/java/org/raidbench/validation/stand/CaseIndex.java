package org.raidbench.validation.stand;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.bench.BenchCase;

/**
 * Finds cases by their coordinates. A check may leave out blanks and the sign of percent of a
 * value: {@code 80} finds {@code 80 %}.
 */
public final class CaseIndex {
  private final List<BenchCase> cases;

  CaseIndex(List<BenchCase> cases) {
    this.cases = List.copyOf(cases);
  }

  /**
   * The cases that have some values.
   *
   * @param wanted value by dimension
   * @return the cases, possibly none, in the order of the bench
   */
  public List<BenchCase> matching(Map<String, String> wanted) {
    return cases.stream().filter(it -> has(it, wanted)).toList();
  }

  private static boolean has(BenchCase benchCase, Map<String, String> wanted) {
    for (Map.Entry<String, String> coordinate : wanted.entrySet()) {
      @Nullable String label = benchCase.coordinates().get(coordinate.getKey());
      if (label == null || !same(label, coordinate.getValue())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a check means a value by what it writes.
   *
   * @param label the value as the bench writes it
   * @param written the value as the check writes it
   * @return true if they differ in blanks, case or a sign of percent at most
   */
  public static boolean same(String label, String written) {
    return label.equals(written) || plain(label).equals(plain(written));
  }

  private static String plain(String label) {
    String plain = label.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
    return plain.endsWith("%") ? plain.substring(0, plain.length() - 1) : plain;
  }

  /**
   * The dimensions of some cases.
   *
   * @param cases the cases
   * @return each dimension with its values, in the order of the cases
   */
  public static Map<String, Set<String>> dimensions(List<BenchCase> cases) {
    Map<String, Set<String>> dimensions = new LinkedHashMap<>();
    for (BenchCase it : cases) {
      it.coordinates()
          .forEach(
              (name, value) ->
                  dimensions.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(value));
    }
    return dimensions;
  }

  /** The value of a dimension that a check means, as the bench writes it. */
  static Optional<String> label(List<BenchCase> cases, String dimension, String written) {
    return dimensions(cases).getOrDefault(dimension, Set.of()).stream()
        .filter(label -> same(label, written))
        .findFirst();
  }

  Map<String, Set<String>> dimensions() {
    return dimensions(cases);
  }
}
