package org.raidbench.core.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.bench.Given;
import org.raidbench.core.bench.Load;
import org.raidbench.core.bench.NamedTargets;
import org.raidbench.core.bench.Overrides;
import org.raidbench.core.bench.Said;
import org.raidbench.core.plugin.Registry;

/** Reads one of the {@code workloads}: a pattern, another program's format, or spelled out. */
final class WorkloadSection {
  /** A workload that names no pattern spells this one out. */
  private static final String PLAIN = "raidbench/plain";

  private final Registry registry;
  private final Path folder;
  private final Map<String, String> environment;
  private final FaultSet faults;

  /** Job files are read once for a bench; nothing for one that is at fault, which has been told. */
  private final Map<String, List<WorkloadCase>> read = new HashMap<>();

  WorkloadSection(
      Registry registry, Path folder, Map<String, String> environment, FaultSet faults) {
    this.registry = registry;
    this.folder = folder;
    this.environment = environment;
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
    Optional<String> named =
        cases.stream().findFirst().flatMap(it -> NamedTargets.ofAll(it.workload(), arrays));
    return named.isPresent() && !form.has("on") ? named : array(name, form, arrays);
  }

  private Optional<String> array(Said<String> name, Form form, List<String> arrays) {
    Optional<Said<String>> on = form.line("on");
    if (on.isPresent()) {
      if (!arrays.isEmpty() && !arrays.contains(on.get().value())) {
        faults.add(
            on.get().at(),
            "there is no array \"%s\"%s"
                .formatted(on.get().value(), Names.hint(on.get().value(), arrays)));
        return Optional.empty();
      }
      return Optional.of(on.get().value());
    }
    if (arrays.size() > 1) {
      faults.add(
          name.at(),
          "workload \"%s\" does not say which array it runs on; one of: %s"
              .formatted(name.value(), String.join(", ", arrays)));
      return Optional.empty();
    }
    return arrays.stream().findFirst();
  }

  private List<WorkloadCase> workload(Said<String> name, Form form, boolean byCase) {
    Map<String, Given> rest = new LinkedHashMap<>(form.rest());
    List<String> keywords =
        rest.keySet().stream().filter(registry.workloadReaders().names()::contains).toList();
    Optional<Said<String>> pattern = form.line("pattern");
    if (keywords.size() + (pattern.isPresent() ? 1 : 0) > 1) {
      List<String> given = new ArrayList<>(keywords);
      pattern.ifPresent(it -> given.add(0, "pattern"));
      faults.add(
          name.at(),
          "workload \"%s\" is said in %d ways, %s; one is enough"
              .formatted(name.value(), given.size(), String.join(" and ", given)));
      return List.of();
    }
    if (keywords.isEmpty()) {
      return fromPattern(name, pattern.orElse(new Said<>(PLAIN, name.at())), rest, byCase);
    }
    String keyword = keywords.get(0);
    @Nullable Given text = rest.get(keyword);
    rest.remove(keyword);
    rest.forEach(
        (key, said) ->
            faults.add(
                said.keyAt(),
                "\"%s\" does not go with %s, which says everything itself"
                    .formatted(key, keyword)));
    return text == null ? List.of() : fromReader(keyword, text, byCase);
  }

  private List<WorkloadCase> fromPattern(
      Said<String> name, Said<String> id, Map<String, Given> parameters, boolean byCase) {
    Optional<WorkloadPattern> pattern = registry.patterns().find(id.value());
    if (pattern.isEmpty()) {
      faults.add(id.at(), registry.patterns().refusal(id.value()));
      return List.of();
    }
    int before = faults.size();
    Spec spec =
        Overrides.apply(
            pattern.get().id().toString(), pattern.get().spec(), Map.of(), parameters, faults::add);
    if (faults.size() > before) {
      return List.of();
    }
    try {
      return byCase
          ? pattern.get().createCases(name.value(), spec)
          : List.of(new WorkloadCase(Map.of(), pattern.get().create(name.value(), spec)));
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      int colon = message.indexOf(':');
      @Nullable Given parameter = colon < 0 ? null : parameters.get(message.substring(0, colon));
      faults.add(parameter == null ? name.at() : parameter.at(), message);
      return List.of();
    }
  }

  private List<WorkloadCase> fromReader(String keyword, Given said, boolean byCase) {
    String key = keyword + ' ' + byCase + ' ' + said.text();
    @Nullable List<WorkloadCase> known = read.get(key);
    if (known != null) {
      return known;
    }
    WorkloadReader reader = registry.workloadReaders().get(keyword);
    List<WorkloadCase> cases = List.of();
    try {
      if (!reader.fromFile()) {
        cases = List.of(new WorkloadCase(Map.of(), reader.readText(said.text())));
      } else {
        Path file = folder.resolve(said.text());
        cases =
            byCase
                ? reader.readCases(file, environment)
                : List.of(new WorkloadCase(Map.of(), reader.readFile(file, environment)));
      }
    } catch (InvalidPathException e) {
      faults.add(said.at(), "\"" + said.text() + "\" is not the name of a file");
    } catch (FaultsException e) {
      for (Fault fault : e.faults()) {
        // A fault within a command line counts from its first character, which stands here.
        faults.add(
            reader.fromFile()
                ? fault
                : said.at()
                    .plus(Math.max(0, fault.column() - 1))
                    .fault(keyword + ": " + fault.message()));
      }
    }
    read.put(key, cases);
    return cases;
  }
}
