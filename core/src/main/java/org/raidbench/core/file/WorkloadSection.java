package org.raidbench.core.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.api.fault.Names;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.core.bench.Load;
import org.raidbench.core.bench.Said;
import org.raidbench.core.bench.WorkloadMaker;
import org.raidbench.core.plugin.Registry;

/** Reads one of the {@code workloads}: a pattern, another program's format, or spelled out. */
final class WorkloadSection {
  private final WorkloadMaker maker;
  private final FaultSet faults;

  WorkloadSection(
      Registry registry, Path folder, Map<String, String> environment, FaultSet faults) {
    this.maker = new WorkloadMaker(registry, folder, environment, faults::add);
    this.faults = faults;
  }

  /** One of the tests that a workload stands for: what tells it from the others, what runs. */
  record Test(Map<String, String> coordinates, List<Load> loads) {}

  /** What runs when this workload does, test by test; empty if it is at fault. */
  List<Test> tests(Said<String> name, Form form, Map<Said<String>, Form> all, List<String> arrays) {
    if (form.has("together")) {
      List<Load> loads = together(form, all, arrays);
      return loads.isEmpty() ? List.of() : List.of(new Test(Map.of(), loads));
    }
    List<WorkloadCase> cases = workload(name, form, true);
    Optional<String> array = array(name, form, cases, arrays);
    if (array.isEmpty()) {
      return List.of();
    }
    String on = array.get();
    return cases.stream()
        .map(it -> new Test(it.coordinates(), List.of(new Load(on, it.workload()))))
        .toList();
  }

  private List<Load> together(Form form, Map<Said<String>, Form> all, List<String> arrays) {
    List<Load> loads = new ArrayList<>();
    for (String other : List.of("pattern", "on")) {
      if (form.has(other)) {
        faults.add(form.keyAt(other), "\"together\" stands alone: its workloads say " + other);
      }
    }
    form.rest()
        .forEach(
            (key, said) ->
                faults.add(said.keyAt(), "\"together\" stands alone, without \"" + key + "\""));
    for (Said<String> part : form.lines("together")) {
      Optional<Map.Entry<Said<String>, Form>> found =
          all.entrySet().stream()
              .filter(entry -> entry.getKey().value().equals(part.value()))
              .findFirst();
      if (found.isEmpty()) {
        faults.add(
            part.at(),
            "there is no workload \"%s\"%s"
                .formatted(
                    part.value(),
                    Names.hint(part.value(), all.keySet().stream().map(Said::value).toList())));
      } else if (found.get().getValue().has("together")) {
        faults.add(part.at(), "\"%s\" is together itself".formatted(part.value()));
      } else {
        load(found.get().getKey(), found.get().getValue(), arrays).ifPresent(loads::add);
      }
    }
    return loads;
  }

  /** Beside others a workload does all that it stands for, one after the other. */
  private Optional<Load> load(Said<String> name, Form form, List<String> arrays) {
    List<WorkloadCase> whole = workload(name, form, false);
    Optional<String> array = array(name, form, whole, arrays);
    return array.isPresent() && !whole.isEmpty()
        ? Optional.of(new Load(array.get(), whole.get(0).workload()))
        : Optional.empty();
  }

  private Optional<String> array(
      Said<String> name, Form form, List<WorkloadCase> cases, List<String> arrays) {
    return maker.array(name, form.line("on").orElse(null), cases, arrays);
  }

  private List<WorkloadCase> workload(Said<String> name, Form form, boolean byCase) {
    return maker.cases(name, form.line("pattern").orElse(null), form.rest(), byCase);
  }
}
