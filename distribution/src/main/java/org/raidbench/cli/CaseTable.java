package org.raidbench.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.table.Metric;
import org.raidbench.core.table.Shown;
import org.raidbench.core.table.Table;
import org.raidbench.core.table.TableSpec;

/** The table of a bench that asks for none: a row for each case. */
final class CaseTable {
  private static final String CASE = "case";

  private static final List<Metric> METRICS =
      Stream.of(Shown.IOPS, Shown.MB, Shown.MEAN, Shown.P99, Shown.LIMITED_BY)
          .map(shown -> new Metric(shown, "", ""))
          .toList();

  private CaseTable() {}

  static Table of(BenchResult result) {
    Set<String> varying = varying(result);
    List<CaseResult> named = new ArrayList<>();
    for (CaseResult it : result.cases()) {
      String name =
          it.coordinates().entrySet().stream()
              .filter(entry -> varying.contains(entry.getKey()))
              .map(Map.Entry::getValue)
              .collect(Collectors.joining(" · "));
      named.add(
          it.withCoordinates(
              Map.of(CASE, name.isEmpty() ? String.join(" · ", it.coordinates().values()) : name)));
    }
    return Table.of(
        new TableSpec("", List.of(CASE), List.of(), METRICS, Map.of(), Map.of()),
        new BenchResult(result.title(), result.seed(), named, result.complete()));
  }

  /** Dimensions with more than one value; the others only make names longer. */
  private static Set<String> varying(BenchResult result) {
    Set<String> varying = new LinkedHashSet<>();
    Map<String, String> first =
        result.cases().isEmpty() ? Map.of() : result.cases().get(0).coordinates();
    for (CaseResult it : result.cases()) {
      Set<String> names = new LinkedHashSet<>(first.keySet());
      names.addAll(it.coordinates().keySet());
      for (String name : names) {
        if (!it.coordinates().getOrDefault(name, "").equals(first.getOrDefault(name, ""))) {
          varying.add(name);
        }
      }
    }
    return varying;
  }
}
