package org.raidbench.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.Model;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
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
    registry
        .diskReaders()
        .all()
        .forEach(
            reader ->
                add(
                    lines,
                    "disks",
                    reader.keyword() + ":",
                    "a disk of your own",
                    reader.fromFile()));
    lines.put("raid-levels", models(registry.raidLevels()));
    lines.put("caches", models(registry.cacheDevices()));
    lines.put("protections", models(registry.protections()));
    lines.put("workloads", models(registry.patterns()));
    registry
        .workloadReaders()
        .all()
        .forEach(
            reader ->
                add(
                    lines,
                    "workloads",
                    reader.keyword() + ":",
                    "the format of " + reader.keyword(),
                    reader.fromFile()));
    lines.put("hosts", models(registry.hosts()));
    return lines;
  }

  private static void add(
      Map<String, List<Line>> lines, String kind, String name, String title, boolean fromFile) {
    lines
        .computeIfAbsent(kind, key -> new ArrayList<>())
        .add(new Line(name, title + (fromFile ? ", from a file" : "")));
  }

  private static List<Line> models(Catalogue<? extends Model> catalogue) {
    List<Line> lines = new ArrayList<>();
    for (Model model : catalogue.all()) {
      lines.add(new Line(model.id().toString(), model.title()));
    }
    return lines;
  }
}
