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
import org.raidbench.api.workload.Workload;
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

  /** Job files are read once for a bench; null for one that is at fault, which has been told. */
  private final Map<String, @Nullable Workload> read = new HashMap<>();

  WorkloadSection(
      Registry registry, Path folder, Map<String, String> environment, FaultSet faults) {
    this.registry = registry;
    this.folder = folder;
    this.environment = environment;
    this.faults = faults;
  }

  /** What runs when this workload does; empty if it is at fault. */
  List<Load> loads(Said<String> name, Form form, Map<Said<String>, Form> all, List<String> arrays) {
    if (!form.has("together")) {
      return load(name, form, arrays).map(List::of).orElse(List.of());
    }
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

  private Optional<Load> load(Said<String> name, Form form, List<String> arrays) {
    Optional<Workload> workload = workload(name, form);
    Optional<String> named = workload.flatMap(it -> NamedTargets.ofAll(it, arrays));
    Optional<String> array =
        named.isPresent() && !form.has("on") ? named : array(name, form, arrays);
    return array.isPresent() && workload.isPresent()
        ? Optional.of(new Load(array.get(), workload.get()))
        : Optional.empty();
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

  private Optional<Workload> workload(Said<String> name, Form form) {
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
      return Optional.empty();
    }
    if (keywords.isEmpty()) {
      return fromPattern(name, pattern.orElse(new Said<>(PLAIN, name.at())), rest);
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
    return text == null ? Optional.empty() : fromReader(keyword, text);
  }

  private Optional<Workload> fromPattern(
      Said<String> name, Said<String> id, Map<String, Given> parameters) {
    Optional<WorkloadPattern> pattern = registry.patterns().find(id.value());
    if (pattern.isEmpty()) {
      faults.add(id.at(), registry.patterns().refusal(id.value()));
      return Optional.empty();
    }
    int before = faults.size();
    Spec spec =
        Overrides.apply(
            pattern.get().id().toString(), pattern.get().spec(), Map.of(), parameters, faults::add);
    if (faults.size() > before) {
      return Optional.empty();
    }
    try {
      return Optional.of(pattern.get().create(name.value(), spec));
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      int colon = message.indexOf(':');
      @Nullable Given parameter = colon < 0 ? null : parameters.get(message.substring(0, colon));
      faults.add(parameter == null ? name.at() : parameter.at(), message);
      return Optional.empty();
    }
  }

  private Optional<Workload> fromReader(String keyword, Given said) {
    String key = keyword + ' ' + said.text();
    if (read.containsKey(key)) {
      return Optional.ofNullable(read.get(key));
    }
    WorkloadReader reader = registry.workloadReaders().get(keyword);
    @Nullable Workload workload = null;
    try {
      workload =
          reader.fromFile()
              ? reader.readFile(folder.resolve(said.text()), environment)
              : reader.readText(said.text());
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
    read.put(key, workload);
    return Optional.ofNullable(workload);
  }
}
