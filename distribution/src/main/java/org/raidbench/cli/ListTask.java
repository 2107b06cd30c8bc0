package org.raidbench.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.Model;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;

/** What {@code raidbench list} does. */
final class ListTask {
  private ListTask() {}

  private record Line(String name, String title) {}

  static int run(ListCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.run(() -> print(command.kind, session));
  }

  private static int print(String kind, Session session) {
    Map<String, List<Line>> all = lines(session.raidbench().registry());
    if (!kind.isEmpty() && !all.containsKey(kind)) {
      throw new FaultsException(
          List.of(
              new Fault(
                  "list",
                  0,
                  0,
                  "\"%s\" cannot be listed%s".formatted(kind, Names.hint(kind, all.keySet())))));
    }
    if (!kind.isEmpty()) {
      all.keySet().retainAll(List.of(kind));
    }
    int width =
        all.values().stream()
            .flatMap(List::stream)
            .mapToInt(line -> line.name().length())
            .max()
            .orElse(0);
    all.forEach(
        (name, lines) -> {
          if (kind.isEmpty()) {
            session.out().println(name);
          }
          String indent = kind.isEmpty() ? "  " : "";
          for (Line line : lines) {
            session
                .out()
                .println(
                    indent
                        + line.name()
                        + " ".repeat(width - line.name().length() + 2)
                        + line.title());
          }
        });
    return 0;
  }

  private static Map<String, List<Line>> lines(Registry registry) {
    Map<String, List<Line>> lines = new LinkedHashMap<>();
    lines.put("controllers", models(registry.controllers()));
    lines.put("disks", models(registry.disks()));
    for (DiskReader reader : registry.diskReaders().all()) {
      add(lines, "disks", reader.keyword(), reader.fromFile() ? "FILE" : "{...}", reader.title());
    }
    lines.put("raid-levels", models(registry.raidLevels()));
    lines.put("caches", models(registry.cacheDevices()));
    lines.put("protections", models(registry.protections()));
    lines.put("workloads", models(registry.patterns()));
    for (WorkloadReader reader : registry.workloadReaders().all()) {
      add(
          lines,
          "workloads",
          reader.keyword(),
          reader.fromFile() ? "FILE" : "TEXT",
          reader.title());
    }
    lines.put("hosts", models(registry.hosts()));
    lines.put(
        "formats",
        registry.resultWriters().all().stream()
            .map(writer -> new Line(writer.format(), writer.title()))
            .toList());
    return lines;
  }

  /** What stands in a bench file: the keyword, and what it is read from. */
  private static void add(
      Map<String, List<Line>> lines, String kind, String keyword, String from, String title) {
    lines
        .computeIfAbsent(kind, key -> new ArrayList<>())
        .add(new Line(keyword + ": " + from, title));
  }

  private static List<Line> models(Catalogue<? extends Model> catalogue) {
    List<Line> lines = new ArrayList<>();
    for (Model model : catalogue.all()) {
      lines.add(new Line(model.id().toString(), model.title()));
    }
    return lines;
  }
}
