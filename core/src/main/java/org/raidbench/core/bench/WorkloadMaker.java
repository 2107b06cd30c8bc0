package org.raidbench.core.bench;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.plugin.Registry;

/**
 * Makes a workload of what was said of it in a bench file, or in its words: a pattern, another
 * program's format, or spelled out. Used while one bench is being made.
 */
public final class WorkloadMaker {
  private final Registry registry;
  private final Path folder;
  private final Map<String, String> environment;
  private final Consumer<Fault> faults;

  /** Job files are read once for a bench; nothing for one that is at fault, which has been told. */
  private final Map<String, List<WorkloadCase>> read = new HashMap<>();

  /**
   * Makes the maker.
   *
   * @param registry where patterns and readers are looked up
   * @param folder what names of files are relative to
   * @param environment variables that job files may refer to
   * @param faults told of every fault
   */
  public WorkloadMaker(
      Registry registry, Path folder, Map<String, String> environment, Consumer<Fault> faults) {
    this.registry = registry;
    this.folder = folder;
    this.environment = environment;
    this.faults = faults;
  }

  /**
   * The array a workload runs on.
   *
   * @param name the workload's name
   * @param on the array that was said; null if its jobs name theirs, or there is only one
   * @param cases the workload
   * @param arrays the names of all arrays
   * @return the array's name; empty if it is not said, or not there
   */
  public Optional<String> array(
      Said<String> name, @Nullable Said<String> on, List<WorkloadCase> cases, List<String> arrays) {
    if (on != null) {
      if (!arrays.isEmpty() && !arrays.contains(on.value())) {
        faults.accept(
            on.at()
                .fault(
                    "there is no array \"%s\"%s"
                        .formatted(on.value(), Names.hint(on.value(), arrays))));
        return Optional.empty();
      }
      return Optional.of(on.value());
    }
    Optional<String> named =
        cases.stream().findFirst().flatMap(it -> NamedTargets.ofAll(it.workload(), arrays));
    if (named.isEmpty() && arrays.size() > 1) {
      faults.accept(
          name.at()
              .fault(
                  "workload \"%s\" does not say which array it runs on; one of: %s"
                      .formatted(name.value(), String.join(", ", arrays))));
      return Optional.empty();
    }
    return named.isPresent() ? named : arrays.stream().findFirst();
  }

  /**
   * Makes the workload, or the tests that it stands for.
   *
   * @param name its name
   * @param pattern the pattern's id or short name; null if it names none
   * @param said all else that was said
   * @param byCase whether each of its tests is to be one, instead of all of them together
   * @return one, or its tests; empty if it is at fault
   */
  public List<WorkloadCase> cases(
      Said<String> name, @Nullable Said<String> pattern, Map<String, Given> said, boolean byCase) {
    Map<String, Given> rest = new LinkedHashMap<>(said);
    List<String> keywords =
        rest.keySet().stream().filter(registry.workloadReaders().names()::contains).toList();
    if (keywords.size() + (pattern == null ? 0 : 1) > 1) {
      List<String> given = new ArrayList<>(keywords);
      if (pattern != null) {
        given.add(0, "pattern");
      }
      faults.accept(
          name.at()
              .fault(
                  "workload \"%s\" is said in %d ways, %s; one is enough"
                      .formatted(name.value(), given.size(), String.join(" and ", given))));
      return List.of();
    }
    if (keywords.isEmpty()) {
      return fromPattern(
          name,
          pattern == null ? new Said<>(Registry.PLAIN_PATTERN, name.at()) : pattern,
          rest,
          byCase);
    }
    String keyword = keywords.get(0);
    @Nullable Given text = rest.remove(keyword);
    rest.forEach(
        (key, other) ->
            faults.accept(
                other
                    .keyAt()
                    .fault(
                        "\"%s\" does not go with %s, which says everything itself"
                            .formatted(key, keyword))));
    return text == null ? List.of() : fromReader(keyword, text, byCase);
  }

  private List<WorkloadCase> fromPattern(
      Said<String> name, Said<String> id, Map<String, Given> parameters, boolean byCase) {
    Optional<WorkloadPattern> pattern = registry.patterns().find(id.value());
    if (pattern.isEmpty()) {
      faults.accept(id.at().fault(registry.patterns().refusal(id.value())));
      return List.of();
    }
    List<Fault> wrong = new ArrayList<>();
    Spec spec =
        Overrides.apply(
            pattern.get().id().toString(),
            pattern.get().spec(),
            Map.of(),
            parameters,
            (at, message) -> wrong.add(at.fault(message)));
    if (!wrong.isEmpty()) {
      wrong.forEach(faults);
      return List.of();
    }
    try {
      return byCase
          ? cases(pattern.get(), () -> pattern.get().createCases(name.value(), spec))
          : whole(pattern.get(), pattern.get().create(name.value(), spec));
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      @Nullable Given parameter = parameters.get(Given.keyOf(message));
      faults.accept((parameter == null ? name.at() : parameter.at()).fault(message));
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
        cases = whole(reader, reader.readText(said.text()));
      } else {
        Path file = folder.resolve(said.text());
        cases =
            byCase
                ? cases(reader, () -> reader.readCases(file, environment))
                : whole(reader, reader.readFile(file, environment));
      }
    } catch (InvalidPathException e) {
      faults.accept(said.at().fault("\"" + said.text() + "\" is not the name of a file"));
    } catch (FaultsException e) {
      for (Fault fault : e.faults()) {
        // A fault within a command line counts from its first character, which stands here.
        faults.accept(
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

  /** All that a pattern or a file stands for, in one. */
  private static List<WorkloadCase> whole(Object asked, @Nullable Workload answer) {
    Workload workload = Created.answer(asked, Role.WORKLOAD, "workload", answer);
    return List.of(new WorkloadCase(Map.of(), workload));
  }

  private static List<WorkloadCase> cases(Object asked, Supplier<List<WorkloadCase>> question) {
    List<WorkloadCase> cases =
        Created.answers(
            asked,
            Role.WORKLOAD,
            "list of cases",
            Created.asking(asked, Role.WORKLOAD, "workload", question));
    if (cases.isEmpty()) {
      throw new ContractBreachException(
          Role.WORKLOAD, "", asked.getClass(), "its list of cases is empty");
    }
    Set<Map<String, String>> known = new HashSet<>();
    for (WorkloadCase each : cases) {
      if (!known.add(each.coordinates())) {
        throw new ContractBreachException(
            Role.WORKLOAD,
            "",
            asked.getClass(),
            "two of its cases are the same, %s".formatted(each.coordinates()));
      }
    }
    return cases;
  }
}
