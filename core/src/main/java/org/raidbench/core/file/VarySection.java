package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.Said;

/** Reads {@code vary}: dimensions, each of whose values patches the bench. */
final class VarySection {
  private final FaultSet faults;

  VarySection(FaultSet faults) {
    this.faults = faults;
  }

  List<Matrix.Varied> read(Tree tree) {
    List<Matrix.Varied> dimensions = new ArrayList<>();
    if (!(tree instanceof Tree.Fields fields)) {
      faults.add(tree.at(), "vary: expected a mapping of dimensions, not " + tree.describe());
      return dimensions;
    }
    fields
        .fields()
        .forEach(
            (name, field) -> {
              if (name.equals(BenchCase.WORKLOAD)) {
                faults.add(
                    field.keyAt(), "\"workload\" is a dimension already: that of the workloads");
                return;
              }
              Map<String, List<Patch>> values = values(name, field.value());
              if (!values.isEmpty()) {
                dimensions.add(new Matrix.Varied(new Said<>(name, field.keyAt()), values));
              }
            });
    return dimensions;
  }

  private Map<String, List<Patch>> values(String name, Tree tree) {
    Map<String, List<Patch>> values = new LinkedHashMap<>();
    if (!(tree instanceof Tree.Fields fields) || fields.fields().isEmpty()) {
      faults.add(
          tree.at(),
          "%s: expected a mapping of values, each with patches such as {controller: ...}, not %s"
              .formatted(name, tree.describe()));
      return values;
    }
    fields
        .fields()
        .forEach((label, field) -> values.put(label, Patch.readAll(field.value(), faults)));
    return values;
  }
}
