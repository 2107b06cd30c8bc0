package org.raidbench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.LoadedPlugin;
import org.raidbench.core.plugin.Registry;

/** What {@code raidbench plugins} does. */
final class PluginsTask {
  private static final List<String> FORMATS = List.of("table", "json");

  private final Registry registry;
  private final PrintWriter out;

  private PluginsTask(Registry registry, PrintWriter out) {
    this.registry = registry;
    this.out = out;
  }

  static int run(PluginsCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.runWhateverIsBroken(
        () -> {
          if (!FORMATS.contains(command.format)) {
            throw new FaultsException(
                List.of(
                    new Fault(
                        "--format " + command.format,
                        0,
                        0,
                        "there is no such format" + Names.hint(command.format, FORMATS))));
          }
          Registry registry = session.raidbench().registry();
          new PluginsTask(registry, session.out()).print(command.format.equals("json"));
          return registry.problems().isEmpty() ? 0 : Main.USER_FAULT;
        });
  }

  private void print(boolean json) throws IOException {
    if (json) {
      out.print(PluginsJson.of(registry));
    } else {
      table();
    }
  }

  private void table() {
    out.println("API " + ApiVersion.CURRENT);
    int name = width(LoadedPlugin::name);
    int version = width(LoadedPlugin::version);
    int vendor = width(LoadedPlugin::vendor);
    int api = width(LoadedPlugin::apiVersions);
    for (LoadedPlugin plugin : registry.plugins()) {
      out.println();
      out.println(
          padded(plugin.name(), name)
              + padded(plugin.version(), version)
              + padded(plugin.vendor(), vendor)
              + padded("API " + plugin.apiVersions(), api + "API ".length())
              + plugin.origin().location());
      entries(registry, plugin)
          .forEach((kind, names) -> out.println("  " + kind + ": " + String.join(", ", names)));
    }
    if (!registry.problems().isEmpty()) {
      out.println();
      FaultPrinter.print(registry.problems(), out);
    }
  }

  /** What a plug-in brings, by kind: {@code controller models}. */
  static Map<String, List<String>> entries(Registry registry, LoadedPlugin plugin) {
    Map<String, List<String>> entries = new LinkedHashMap<>();
    for (Catalogue<?> catalogue : registry.catalogues()) {
      List<String> names = catalogue.namesOf(plugin);
      if (!names.isEmpty()) {
        entries.put(catalogue.kind() + "s", names);
      }
    }
    return entries;
  }

  private int width(Function<LoadedPlugin, String> column) {
    return registry.plugins().stream().mapToInt(it -> column.apply(it).length()).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return width == 0 ? "" : text + " ".repeat(width - text.length() + 2);
  }
}
