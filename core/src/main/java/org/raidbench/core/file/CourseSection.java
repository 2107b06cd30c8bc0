package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.Course;
import org.raidbench.core.bench.Moment;
import org.raidbench.core.bench.Said;
import org.raidbench.core.bench.Step;

/**
 * Makes courses of a bench's cases: what its {@code steps} say, or, where caches are carried over,
 * all of its workloads one after the other.
 */
final class CourseSection {
  /** The key of the list of steps. */
  static final String STEPS = "steps";

  private static final String STEP = "step";

  private final List<StepLine> lines;

  /** Whether steps have labels of their own: not where each workload runs once, in its order. */
  private final boolean labelled;

  private final FaultSet faults;

  private CourseSection(List<StepLine> lines, boolean labelled, FaultSet faults) {
    this.lines = lines;
    this.labelled = labelled;
    this.faults = faults;
  }

  /** The course that a bench asks for; empty if each of its cases begins by itself. */
  static Optional<CourseSection> of(
      Form bench, Map<Said<String>, Form> workloads, Set<String> parts, FaultSet faults) {
    boolean carriedOver =
        bench
            .tree("run")
            .flatMap(run -> Trees.get(run, List.of("initial-cache")))
            .filter(tree -> tree instanceof Tree.Text text && text.text().equals("carried-over"))
            .isPresent();
    if (!bench.has(STEPS) && !carriedOver) {
      return Optional.empty();
    }
    tellPatches(workloads, faults);
    List<StepLine> lines = new ArrayList<>();
    if (!bench.has(STEPS)) {
      for (Said<String> name : workloads.keySet()) {
        if (!parts.contains(name.value())) {
          lines.add(StepLine.run(name, name.value()));
        }
      }
      return Optional.of(new CourseSection(lines, false, faults));
    }
    Set<String> names = new LinkedHashSet<>();
    workloads.keySet().forEach(name -> names.add(name.value()));
    Set<String> arrays = new LinkedHashSet<>();
    bench
        .tree("system")
        .flatMap(system -> Trees.get(system, List.of("arrays")))
        .filter(Tree.Fields.class::isInstance)
        .ifPresent(tree -> arrays.addAll(((Tree.Fields) tree).fields().keySet()));
    StepReader reader = new StepReader(names, arrays, faults);
    for (Said<String> said : bench.lines(STEPS)) {
      reader.read(said).ifPresent(lines::add);
    }
    if (reader.allRead()) {
      tellWhatIsLeft(bench, lines, workloads, parts, faults);
    }
    return Optional.of(new CourseSection(label(lines, faults), true, faults));
  }

  /** What changes the system would make another one of it. */
  private static void tellPatches(Map<Said<String>, Form> workloads, FaultSet faults) {
    workloads.forEach(
        (name, form) -> {
          if (form.has("with")) {
            faults.add(
                form.keyAt("with"),
                "\"with\" makes another system of it, but one system lives on from step to step");
          }
        });
  }

  private static void tellWhatIsLeft(
      Form bench,
      List<StepLine> lines,
      Map<Said<String>, Form> workloads,
      Set<String> parts,
      FaultSet faults) {
    if (lines.stream().noneMatch(StepLine::runs)) {
      faults.add(bench.keyAt(STEPS), "steps: nothing is run; say run NAME");
      return;
    }
    StepLine last = lines.get(lines.size() - 1);
    if (!last.runs()) {
      faults.add(last.said().at(), "nothing is run after \"" + last.said().value() + "\"");
    }
    for (Said<String> name : workloads.keySet()) {
      boolean run = lines.stream().anyMatch(line -> name.value().equals(line.workload()));
      if (!run && !parts.contains(name.value())) {
        faults.add(
            name.at(),
            "no step runs the workload \"%s\"; say run %s".formatted(name.value(), name.value()));
      }
    }
  }

  /** Steps without a label go by their workload, and by a number where that runs again. */
  private static List<StepLine> label(List<StepLine> lines, FaultSet faults) {
    Set<String> taken = new LinkedHashSet<>();
    for (StepLine line : lines) {
      if (line.label() != null && !taken.add(line.label())) {
        faults.add(line.said().at(), "two steps are called \"" + line.label() + "\"");
      }
    }
    List<StepLine> labelled = new ArrayList<>();
    for (StepLine line : lines) {
      @Nullable String workload = line.workload();
      if (workload != null && line.label() == null) {
        String label = workload;
        for (int number = 2; !taken.add(label); number++) {
          label = workload + " " + number;
        }
        labelled.add(StepLine.run(line.said(), workload, label));
      } else {
        labelled.add(line);
      }
    }
    return labelled;
  }

  /**
   * The cases of one combination of what varies, in the order of the steps: those of each system
   * are moments of one course.
   *
   * @param made the cases as each of them would begin by itself
   * @param refusal told of steps that a system cannot take
   */
  List<BenchCase> moments(List<BenchCase> made, Consumer<Fault> refusal) {
    Map<Map<String, String>, List<BenchCase>> bySystem = new LinkedHashMap<>();
    for (BenchCase it : made) {
      bySystem.computeIfAbsent(system(it), key -> new ArrayList<>()).add(it);
    }
    List<BenchCase> moments = new ArrayList<>();
    bySystem.values().forEach(cases -> moments.addAll(course(cases, refusal)));
    return moments;
  }

  /** What stands before the workload in a case's coordinates. */
  private static Map<String, String> system(BenchCase it) {
    Map<String, String> system = new LinkedHashMap<>();
    for (Map.Entry<String, String> coordinate : it.coordinates().entrySet()) {
      if (coordinate.getKey().equals(BenchCase.WORKLOAD)) {
        break;
      }
      system.put(coordinate.getKey(), coordinate.getValue());
    }
    return system;
  }

  private List<BenchCase> course(List<BenchCase> cases, Consumer<Fault> refusal) {
    List<Step> steps = new ArrayList<>();
    List<BenchCase> measured = new ArrayList<>();
    List<Map<String, String>> coordinates = new ArrayList<>();
    List<Integer> at = new ArrayList<>();
    @Nullable String refused = null;
    cases.forEach(this::tellClash);
    for (StepLine line : lines) {
      @Nullable Step step = line.step();
      if (step != null) {
        steps.add(step);
        boolean unprotected =
            step instanceof Step.Protect
                && cases.get(0).plan() != null
                && cases.get(0).plan().protection() == null;
        if (unprotected) {
          refused = "\"%s\": no protection is fitted".formatted(step.text());
          refusal.accept(line.said().at().fault(refused));
        }
        continue;
      }
      for (BenchCase it : cases) {
        if (it.coordinates().getOrDefault(BenchCase.WORKLOAD, "").equals(line.workload())) {
          at.add(steps.size());
          measured.add(it);
          coordinates.add(coordinates(it, line));
          steps.add(new Step.Run(line.said().value(), it.loads(), it.settings()));
        }
      }
    }
    Course course = new Course(steps);
    List<BenchCase> moments = new ArrayList<>();
    for (int i = 0; i < measured.size(); i++) {
      BenchCase it = measured.get(i);
      @Nullable String reason = it.notApplicable() == null ? refused : it.notApplicable();
      moments.add(
          new BenchCase(
              coordinates.get(i),
              reason == null ? it.plan() : null,
              reason,
              it.loads(),
              it.settings(),
              reason == null ? new Moment(course, at.get(i)) : null));
    }
    return moments;
  }

  private void tellClash(BenchCase it) {
    if (labelled && it.coordinates().containsKey(STEP)) {
      faults.add(
          lines.get(0).said().at(),
          "\"step\" varies already, within the workload \"%s\"; its steps cannot be steps of a bench"
              .formatted(it.coordinates().getOrDefault(BenchCase.WORKLOAD, "")));
    }
  }

  private Map<String, String> coordinates(BenchCase it, StepLine line) {
    @Nullable String label = line.label();
    if (!labelled || label == null) {
      return it.coordinates();
    }
    Map<String, String> coordinates = new LinkedHashMap<>();
    it.coordinates()
        .forEach(
            (dimension, value) -> {
              coordinates.put(dimension, value);
              if (dimension.equals(BenchCase.WORKLOAD)) {
                coordinates.put(STEP, label);
              }
            });
    return coordinates;
  }
}
