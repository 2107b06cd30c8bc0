package org.raidbench.core.plugin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;

/** Makes a registry of what plug-ins bring, leaving out what does not keep the contract. */
final class RegistryBuilder {
  private final List<LoadedPlugin> plugins;
  private final List<Fault> problems;

  private RegistryBuilder(List<LoadedPlugin> plugins, List<Fault> problems) {
    this.plugins = plugins;
    this.problems = problems;
  }

  static Registry build(List<? extends RaidbenchPlugin> found, List<Fault> problems) {
    List<Fault> all = new ArrayList<>(problems);
    return new RegistryBuilder(usable(found, all), all).registry();
  }

  /** Plug-ins whose name, version and API version are in order, by name. */
  private static List<LoadedPlugin> usable(
      List<? extends RaidbenchPlugin> found, List<Fault> problems) {
    TreeMap<String, List<LoadedPlugin>> byName = new TreeMap<>();
    for (RaidbenchPlugin plugin : found) {
      PluginCheck.identify(plugin, problems)
          .ifPresent(it -> byName.computeIfAbsent(it.name(), k -> new ArrayList<>()).add(it));
    }
    List<LoadedPlugin> usable = new ArrayList<>();
    for (List<LoadedPlugin> sameName : byName.values()) {
      if (sameName.size() == 1) {
        usable.add(sameName.get(0));
        continue;
      }
      problems.add(
          new Fault(
              blamed(sameName).name(),
              0,
              0,
              "plug-in name \"%s\" is claimed by %s; none of them is used"
                  .formatted(sameName.get(0).name(), claimants(sameName))));
    }
    return usable;
  }

  /** Of those who claim the same, the one that came last to Raidbench: from a folder if any did. */
  private static Origin blamed(List<LoadedPlugin> claimants) {
    return claimants.stream()
        .map(LoadedPlugin::origin)
        .filter(Origin::fromFolder)
        .findFirst()
        .orElse(claimants.get(0).origin());
  }

  private static String claimants(List<LoadedPlugin> plugins) {
    return plugins.stream()
        .map(it -> it.origin().name() + " (" + it.plugin().getClass().getName() + ")")
        .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .map(it -> it.getKey() + (it.getValue() == 1 ? "" : ", " + it.getValue() + " times"))
        .collect(Collectors.joining(" and "));
  }

  private Registry registry() {
    // In this order the first plug-in that fails a getter is blamed for the same one each time.
    var controllers =
        models("controller model", RaidbenchPlugin::controllers, ModelCheck::controller);
    var disks = models("disk model", RaidbenchPlugin::disks, ModelCheck::disk);
    var diskReaders =
        named(
            "disk reader",
            RaidbenchPlugin::diskReaders,
            DiskReader::keyword,
            reader ->
                all(
                    Stream.of(
                        ModelCheck.keyword(reader.keyword()),
                        ModelCheck.title(reader.title()),
                        ModelCheck.reads(reader))));
    var levels = models("RAID level", RaidbenchPlugin::raidLevels, ModelCheck::raidLevel);
    var caches = models("cache device", RaidbenchPlugin::cacheDevices, ModelCheck::cacheDevice);
    var protections =
        models("cache protection", RaidbenchPlugin::protections, ModelCheck::protection);
    var hosts = models("host model", RaidbenchPlugin::hosts, ModelCheck::host);
    var patterns =
        models("workload pattern", RaidbenchPlugin::workloadPatterns, pattern -> List.of());
    var workloadReaders =
        named(
            "workload reader",
            RaidbenchPlugin::workloadReaders,
            WorkloadReader::keyword,
            reader ->
                all(
                    Stream.of(
                        ModelCheck.workloadKeyword(reader.keyword(), spelledOut(patterns)),
                        ModelCheck.title(reader.title()),
                        ModelCheck.reads(reader))));
    var writers =
        named(
            "result format",
            RaidbenchPlugin::resultWriters,
            ResultWriter::format,
            writer ->
                all(
                    Stream.of(
                        ModelCheck.format(writer.format()), ModelCheck.title(writer.title()))));
    problems.sort(Comparator.comparing(Fault::source).thenComparing(Fault::message));
    return new Registry(
        plugins,
        problems,
        controllers,
        disks,
        diskReaders,
        levels,
        caches,
        protections,
        hosts,
        patterns,
        workloadReaders,
        writers);
  }

  private <M extends Model> Catalogue<M> models(
      String kind, Function<RaidbenchPlugin, List<M>> getter, Function<M, List<String>> check) {
    return named(
        kind,
        getter,
        RegistryBuilder::id,
        model -> {
          List<String> faults = new ArrayList<>(ModelCheck.model(model));
          if (faults.isEmpty()) {
            faults.addAll(check.apply(model));
          }
          return faults;
        });
  }

  private static List<String> all(Stream<List<String>> faults) {
    return faults.flatMap(List::stream).toList();
  }

  /** The parameters of workloads that name no pattern. */
  private static Set<String> spelledOut(Catalogue<WorkloadPattern> patterns) {
    return patterns.find(Registry.PLAIN_PATTERN).stream()
        .flatMap(pattern -> pattern.spec().figures().stream())
        .map(figure -> figure.key().name())
        .collect(Collectors.toSet());
  }

  private static @Nullable String id(Model model) {
    @Nullable ModelId id = model.id();
    return id == null ? null : id.toString();
  }

  private <E> Catalogue<E> named(
      String kind,
      Function<RaidbenchPlugin, List<E>> getter,
      Function<E, @Nullable String> name,
      Function<E, List<String>> check) {
    TreeMap<String, E> entries = new TreeMap<>();
    TreeMap<String, List<LoadedPlugin>> claims = new TreeMap<>();
    TreeMap<String, String> leftOut = new TreeMap<>();
    for (LoadedPlugin plugin : plugins) {
      for (E entry : PluginCheck.list(plugin, kind, getter, problems)) {
        PluginCheck.entry(plugin, kind, entry, name, check, leftOut, problems)
            .ifPresent(
                id -> {
                  entries.put(id, entry);
                  claims.computeIfAbsent(id, key -> new ArrayList<>()).add(plugin);
                });
      }
    }
    TreeMap<String, LoadedPlugin> owners = new TreeMap<>();
    claims.forEach(
        (id, claimants) -> {
          owners.put(id, claimants.get(0));
          if (claimants.size() > 1) {
            entries.remove(id);
            leftOut.put(id, claimants(claimants));
            problems.add(
                new Fault(
                    blamed(claimants).name(),
                    0,
                    0,
                    "%s %s is brought by %s; none of them is used"
                        .formatted(kind, id, claimants(claimants))));
          }
        });
    return new Catalogue<>(kind, entries, owners, leftOut);
  }
}
