package org.raidbench.core.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.Composition;
import org.raidbench.core.bench.Said;
import org.raidbench.core.bench.SystemComposer;
import org.raidbench.core.bench.SystemDraft;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.InitialCache;

/**
 * Makes the cases of a bench: every combination of what varies, of lists in the system, of
 * workloads, and of lists in a workload, in that order.
 */
final class CaseReader {
  private static final int CASES_MAX = 10_000;
  private static final String VARY = "vary";
  private static final List<String> SYSTEM = List.of("system");
  private static final List<String> RUN = List.of("run");

  private final SystemComposer composer;
  private final SystemSection systemSection;
  private final RunSection runSection;
  private final WorkloadSection workloadSection;
  private final FaultSet faults;

  /**
   * What the command line says, put in again after what varies may have replaced what is around.
   */
  private final List<Patch> last;

  private final Map<SystemKey, Optional<Composition>> compositions = new HashMap<>();
  private @Nullable SystemKey lastSystem;
  private Optional<Composition> lastComposition = Optional.empty();
  private @Nullable Tree lastWorkloads;
  private Map<Said<String>, Form> lastForms = Map.of();

  private final List<BenchCase> cases = new ArrayList<>();
  private final Set<Fault> refusals = new LinkedHashSet<>();
  private boolean tooMany;

  private record SystemKey(Tree system, InitialCache initialCache) {}

  CaseReader(
      Registry registry,
      Path folder,
      Map<String, String> environment,
      List<Patch> last,
      FaultSet faults) {
    this.last = last.stream().filter(patch -> !patch.path().get(0).equals(VARY)).toList();
    this.composer = new SystemComposer(registry);
    this.systemSection = new SystemSection(folder, faults);
    this.runSection = new RunSection(faults);
    this.workloadSection = new WorkloadSection(registry, folder, environment, faults);
    this.faults = faults;
  }

  /** The cases; incomplete if there are faults. */
  List<BenchCase> read(Tree.Fields bench, Form form) {
    List<Matrix.Varied> varied =
        form.tree(VARY).map(tree -> new VarySection(faults).read(tree)).orElse(List.of());
    if (tooMany(varied.stream().mapToInt(it -> it.values().size()).toArray(), form)) {
      return cases;
    }
    CommandLineChanges.leaveAlone(varied, last, faults);
    Tree.Fields constant = Trees.without(Trees.without(bench, VARY), "tables");
    for (Matrix.Combination combination : Matrix.vary(constant, varied, faults)) {
      workloads(combination);
    }
    if (!cases.isEmpty() && cases.stream().allMatch(it -> it.plan() == null)) {
      faults.addAll(refusals);
    }
    return cases;
  }

  private void workloads(Matrix.Combination combination) {
    Form form = new Form(combination.bench(), BenchKeys.BENCH, combination.bench().at(), faults);
    Map<Said<String>, Form> workloads = form.named("workloads");
    if (workloads.isEmpty()) {
      faults.add(
          form.keyAt("workloads"),
          "the bench has no workloads; give it some, or one on the command line");
      // The system is looked at all the same, so that its faults are told too.
      lists(combination, "");
    }
    Optional<CourseSection> course = CourseSection.of(form, workloads, parts(workloads), faults);
    int before = cases.size();
    systems(combination, workloads);
    if (course.isPresent()) {
      List<BenchCase> made = cases.subList(before, cases.size());
      List<BenchCase> moments = course.get().moments(made, refusals::add);
      made.clear();
      cases.addAll(moments);
      tooMany(new int[] {0}, form);
    }
  }

  private void systems(Matrix.Combination combination, Map<Said<String>, Form> workloads) {
    Set<String> parts = parts(workloads);
    for (Said<String> name : workloads.keySet()) {
      if (parts.contains(name.value())) {
        continue; // it runs as part of another
      }
      Tree.Fields own = combination.bench();
      Optional<Tree> with = Trees.get(own, List.of("workloads", name.value(), "with"));
      if (with.isPresent()) {
        List<Patch> patches = Patch.readAll(with.get(), faults);
        CommandLineChanges.leaveAlone(name.value(), patches, last, faults);
        for (Patch patch : patches) {
          own = patch.apply(own, faults);
        }
      }
      for (Patch patch : last) {
        own = patch.apply(own, faults);
      }
      lists(new Matrix.Combination(combination.coordinates(), own), name.value());
    }
  }

  private static Set<String> parts(Map<Said<String>, Form> workloads) {
    Set<String> parts = new LinkedHashSet<>();
    for (Form form : workloads.values()) {
      if (form.has("together")) {
        form.lines("together").forEach(it -> parts.add(it.value()));
      }
    }
    return parts;
  }

  /** Goes on with every value of the lists in the system, the run, and one workload. */
  private void lists(Matrix.Combination combination, String workload) {
    Tree.Fields bench = combination.bench();
    List<Dimensions.Dimension> outer = new ArrayList<>();
    Trees.get(bench, SYSTEM)
        .ifPresent(it -> outer.addAll(Dimensions.find(it, BenchKeys.SYSTEM, SYSTEM, faults)));
    Trees.get(bench, RUN)
        .ifPresent(it -> outer.addAll(Dimensions.find(it, BenchKeys.RUN, RUN, faults)));
    List<Dimensions.Dimension> inner = new ArrayList<>();
    for (String name : running(bench, workload)) {
      List<String> path = List.of("workloads", name);
      Trees.get(bench, path)
          .ifPresent(it -> inner.addAll(Dimensions.find(it, BenchKeys.WORKLOAD, path, faults)));
    }
    List<Dimensions.Dimension> all = new ArrayList<>(outer);
    all.addAll(inner);
    List<Dimensions.Dimension> distinct = Dimensions.distinct(all);
    Form form = new Form(bench, BenchKeys.BENCH, bench.at(), faults);
    for (Dimensions.Dimension dimension : distinct) {
      if (combination.coordinates().containsKey(dimension.name())
          || dimension.name().equals(BenchCase.WORKLOAD)) {
        faults.add(
            Trees.get(bench, dimension.path()).map(Tree::at).orElse(bench.at()),
            "\"%s\" varies already; leave the list or rename the dimension"
                .formatted(dimension.name()));
        return;
      }
    }
    if (tooMany(distinct.stream().mapToInt(it -> it.choices().size()).toArray(), form)) {
      return;
    }
    for (Matrix.Combination system : Matrix.lists(combination, distinct.subList(0, outer.size()))) {
      Matrix.Combination named =
          workload.isEmpty()
              ? system
              : new Matrix.Combination(
                  Matrix.with(system.coordinates(), BenchCase.WORKLOAD, workload), system.bench());
      for (Matrix.Combination complete :
          Matrix.lists(named, distinct.subList(outer.size(), distinct.size()))) {
        addCase(complete, workload);
      }
    }
  }

  /** A workload, or those that it runs together. */
  private static List<String> running(Tree.Fields bench, String workload) {
    if (workload.isEmpty()) {
      return List.of();
    }
    Optional<Tree> together = Trees.get(bench, List.of("workloads", workload, "together"));
    if (together.isPresent()) {
      List<Tree> parts =
          together.get() instanceof Tree.Many many ? many.items() : List.of(together.get());
      return parts.stream()
          .filter(Tree.Text.class::isInstance)
          .map(item -> ((Tree.Text) item).text().strip())
          .distinct()
          .toList();
    }
    return List.of(workload);
  }

  private void addCase(Matrix.Combination combination, String workload) {
    Tree.Fields bench = combination.bench();
    RunSection.Run run = runSection.read(Trees.get(bench, RUN));
    Optional<Composition> composition =
        Trees.get(bench, SYSTEM).flatMap(it -> compose(it, run.initialCache()));
    List<WorkloadSection.Test> tests = tests(bench, workload);
    if (composition.isEmpty() || !composition.get().faults().isEmpty() || tests.isEmpty()) {
      return;
    }
    List<Fault> refused = composition.get().refusals();
    refusals.addAll(refused);
    @Nullable String reason =
        refused.isEmpty()
            ? null
            : refused.stream().map(Fault::message).distinct().collect(Collectors.joining("; "));
    if (tooMany(new int[] {tests.size()}, new Form(bench, BenchKeys.BENCH, bench.at(), faults))) {
      return;
    }
    for (WorkloadSection.Test test : tests) {
      Map<String, String> coordinates = new LinkedHashMap<>(combination.coordinates());
      test.coordinates()
          .forEach(
              (dimension, value) -> {
                if (coordinates.put(dimension, value) != null) {
                  faults.add(
                      Trees.get(bench, List.of("workloads", workload))
                          .map(Tree::at)
                          .orElse(bench.at()),
                      "\"%s\" varies already, and the tests of the workload vary by it too"
                          .formatted(dimension));
                }
              });
      cases.add(
          new BenchCase(
              coordinates, composition.get().plan(), reason, test.loads(), run.settings()));
    }
  }

  /** One system is read and composed once, however many workloads it meets. */
  private Optional<Composition> compose(Tree system, InitialCache initialCache) {
    // Most cases differ from the one before in the workload only: then it is the very same tree.
    if (lastSystem == null
        || lastSystem.system() != system
        || lastSystem.initialCache() != initialCache) {
      lastSystem = new SystemKey(system, initialCache);
      lastComposition = composeNew(lastSystem);
    }
    return lastComposition;
  }

  private Optional<Composition> composeNew(SystemKey system) {
    return compositions.computeIfAbsent(
        system,
        key -> {
          int before = faults.size();
          Optional<SystemDraft> draft = systemSection.read(key.system(), key.initialCache());
          Optional<Composition> composition = draft.map(composer::compose);
          composition.ifPresent(it -> faults.addAll(it.faults()));
          // What could not be read is missing from the description, so it may not be run.
          return faults.size() > before ? Optional.empty() : composition;
        });
  }

  private List<WorkloadSection.Test> tests(Tree.Fields bench, String workload) {
    @Nullable Tree written = Trees.get(bench, List.of("workloads")).orElse(null);
    if (written == null || lastWorkloads != written) {
      lastWorkloads = written;
      lastForms = new Form(bench, BenchKeys.BENCH, bench.at(), faults).named("workloads");
    }
    Map<Said<String>, Form> workloads = lastForms;
    List<String> arrays =
        Trees.get(bench, List.of("system", "arrays"))
            .filter(Tree.Fields.class::isInstance)
            .map(it -> List.copyOf(((Tree.Fields) it).fields().keySet()))
            .orElse(List.of());
    for (var entry : workloads.entrySet()) {
      if (entry.getKey().value().equals(workload)) {
        return workloadSection.tests(entry.getKey(), entry.getValue(), workloads, arrays);
      }
    }
    return List.of();
  }

  private boolean tooMany(int[] sizes, Form form) {
    long product = 1;
    for (int size : sizes) {
      product = Math.min((long) CASES_MAX + 1, product * size);
    }
    if (cases.size() + product > CASES_MAX && !tooMany) {
      tooMany = true;
      faults.add(form.at(), "the bench has more than " + CASES_MAX + " cases");
    }
    return tooMany;
  }
}
