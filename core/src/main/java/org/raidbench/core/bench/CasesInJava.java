package org.raidbench.core.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.core.plugin.Registry;

/** Makes the cases of a bench that is composed in Java, or tells all that is wrong with it. */
final class CasesInJava {
  private static final String ON = "on";
  private static final String PATTERN = "pattern";

  private final Set<Fault> faults = new LinkedHashSet<>();
  private final Set<Fault> refusals = new LinkedHashSet<>();
  private final List<BenchCase> cases = new ArrayList<>();
  private final SystemComposer composer;
  private final WorkloadMaker workloads;

  CasesInJava(Registry registry) {
    this.composer = new SystemComposer(registry);
    this.workloads = new WorkloadMaker(registry, Path.of(""), System.getenv(), faults::add);
  }

  List<BenchCase> of(BenchBuilder whole) {
    List<Variation<?>> variations = whole.variations();
    vary(whole, variations, Map.of());
    boolean nothingLeft = !cases.isEmpty() && cases.stream().allMatch(it -> it.plan() == null);
    if (variations.isEmpty() || nothingLeft) {
      faults.addAll(refusals);
    }
    if (!faults.isEmpty()) {
      throw new FaultsException(List.copyOf(faults));
    }
    return cases;
  }

  private void vary(
      BenchBuilder builder, List<Variation<?>> variations, Map<String, String> coordinates) {
    if (variations.isEmpty()) {
      addCases(builder.draft(), coordinates);
      return;
    }
    Variation<?> first = variations.get(0);
    for (int i = 0; i < first.values().size(); i++) {
      BenchBuilder variant = builder.copy();
      first.apply(i, variant);
      vary(
          variant,
          variations.subList(1, variations.size()),
          with(coordinates, first.dimension(), first.name(i)));
    }
  }

  private void addCases(BenchDraft draft, Map<String, String> coordinates) {
    List<Fault> missing = new ArrayList<>();
    @Nullable SystemDraft system = draft.system(missing);
    faults.addAll(missing);
    if (draft.loads.isEmpty() && !coordinates.isEmpty()) {
      faults.add(Fault.of("a bench that varies has a workload"));
    }
    if (system == null) {
      return;
    }
    Composition composition = composer.compose(system);
    faults.addAll(composition.faults());
    refusals.addAll(composition.refusals());
    String refused =
        composition.refusals().stream()
            .map(Fault::message)
            .distinct()
            .collect(Collectors.joining("; "));
    List<NamedLoad> loads =
        draft.loads.isEmpty()
            ? List.of(new NamedLoad(coordinates, List.of()))
            : loads(draft, coordinates);
    if (!faults.isEmpty()) {
      return;
    }
    for (NamedLoad load : loads) {
      cases.add(
          new BenchCase(
              load.coordinates(),
              composition.plan(),
              refused.isEmpty() ? null : refused,
              load.loads(),
              draft.settings));
    }
  }

  /** What runs in a case, and what the case is called. */
  private record NamedLoad(Map<String, String> coordinates, List<Load> loads) {}

  private List<NamedLoad> loads(BenchDraft draft, Map<String, String> coordinates) {
    List<NamedLoad> loads = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    for (LoadDraft it : draft.loads) {
      if (!names.add(it.name())) {
        faults.add(Fault.of("workload \"" + it.name() + "\" is given twice"));
        continue;
      }
      Map<String, String> named = with(coordinates, BenchCase.WORKLOAD, it.name());
      @Nullable Said<String> on = array(it);
      List<WorkloadCase> tests = tests(it);
      Optional<String> array =
          workloads.array(Said.inJava(it.name()), on, tests, draft.arrayNames());
      if (array.isEmpty()) {
        continue;
      }
      for (WorkloadCase test : tests) {
        Map<String, String> all = new LinkedHashMap<>(named);
        for (Map.Entry<String, String> own : test.coordinates().entrySet()) {
          if (all.put(own.getKey(), own.getValue()) != null) {
            faults.add(
                Fault.of(
                    "\"%s\" varies already, and the tests of the workload vary by it too"
                        .formatted(own.getKey())));
          }
        }
        loads.add(new NamedLoad(all, List.of(new Load(array.get(), test.workload()))));
      }
    }
    return loads;
  }

  private List<WorkloadCase> tests(LoadDraft load) {
    if (load instanceof LoadDraft.Made made) {
      return List.of(new WorkloadCase(Map.of(), made.workload()));
    }
    LoadDraft.Written written = (LoadDraft.Written) load;
    Map<String, Given> rest = new LinkedHashMap<>(written.said());
    rest.remove(ON);
    @Nullable Given pattern = rest.remove(PATTERN);
    return workloads.cases(
        Said.inJava(written.name()),
        pattern == null ? null : new Said<>(pattern.text(), pattern.at()),
        rest,
        true);
  }

  private static @Nullable Said<String> array(LoadDraft load) {
    if (load instanceof LoadDraft.Made made) {
      return made.array() == null ? null : Said.inJava(made.array());
    }
    @Nullable Given on = ((LoadDraft.Written) load).said().get(ON);
    return on == null ? null : new Said<>(on.text(), on.at());
  }

  private static Map<String, String> with(
      Map<String, String> coordinates, String dimension, String value) {
    Map<String, String> all = new LinkedHashMap<>(coordinates);
    all.put(dimension, value);
    return all;
  }
}
