package org.raidbench.core.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.fault.Fault;

/**
 * Asks a plug-in what it brings. Whatever it answers or throws becomes a problem of its jar and
 * nothing else; a method that an older plug-in does not have is a {@link LinkageError}.
 */
final class PluginCheck {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9.-]*");

  private PluginCheck() {}

  static Optional<LoadedPlugin> identify(RaidbenchPlugin plugin, List<Fault> problems) {
    String origin = ServiceFiles.originOf(plugin.getClass());
    String who = "plug-in " + plugin.getClass().getName();
    @Nullable String name;
    @Nullable String version;
    @Nullable String apiVersion;
    try {
      name = plugin.name();
      version = plugin.version();
      apiVersion = plugin.apiVersion();
    } catch (LinkageError | RuntimeException e) {
      problems.add(new Fault(origin, 0, 0, who + " left out: " + thrown("its name", e)));
      return Optional.empty();
    }
    int before = problems.size();
    if (name == null || !NAME.matcher(name).matches()) {
      problems.add(
          new Fault(
              origin,
              0,
              0,
              who
                  + " left out: name "
                  + quoted(name)
                  + " is not lower-case letters, digits, dots and hyphens"));
    }
    if (version == null || version.isBlank() || version.lines().count() != 1) {
      problems.add(
          new Fault(
              origin, 0, 0, who + " left out: version " + quoted(version) + " is not one line"));
    }
    // Before 1.0 every version of the API is its own.
    if (!ApiVersion.CURRENT.equals(apiVersion)) {
      problems.add(
          new Fault(
              origin,
              0,
              0,
              who
                  + " left out: made for API "
                  + quoted(apiVersion)
                  + ", this is API "
                  + ApiVersion.CURRENT));
    }
    return problems.size() > before || name == null || version == null
        ? Optional.empty()
        : Optional.of(new LoadedPlugin(plugin, name, version, origin));
  }

  /** What a getter returns, without nulls; nothing if it throws. */
  static <E> List<E> list(
      LoadedPlugin plugin,
      String kind,
      Function<RaidbenchPlugin, List<E>> getter,
      List<Fault> problems) {
    @Nullable List<E> list;
    List<E> entries = new ArrayList<>();
    try {
      list = getter.apply(plugin.plugin());
      if (list == null) {
        problems.add(problem(plugin, "returns null instead of a list of its " + kind + "s"));
        return List.of();
      }
      for (@Nullable E entry : list) {
        if (entry == null) {
          problems.add(problem(plugin, "has a null among its " + kind + "s"));
        } else {
          entries.add(entry);
        }
      }
    } catch (LinkageError | RuntimeException e) {
      problems.add(problem(plugin, thrown("the list of its " + kind + "s", e)));
      return List.of();
    }
    return entries;
  }

  /** The entry's name if it can be used. */
  static <E> Optional<String> entry(
      LoadedPlugin plugin,
      String kind,
      E entry,
      Function<E, String> name,
      Function<E, List<String>> check,
      List<Fault> problems) {
    String who = kind + " " + entry.getClass().getName();
    try {
      @Nullable String id = name.apply(entry);
      if (id == null) {
        problems.add(problem(plugin, who + " left out: it has no name"));
        return Optional.empty();
      }
      who = kind + " " + id;
      List<String> faults = check.apply(entry);
      for (String fault : faults) {
        problems.add(problem(plugin, who + " left out: " + fault));
      }
      return faults.isEmpty() ? Optional.of(id) : Optional.empty();
    } catch (LinkageError | RuntimeException e) {
      problems.add(problem(plugin, who + " left out: " + thrown("a description of it", e)));
      return Optional.empty();
    }
  }

  private static Fault problem(LoadedPlugin plugin, String message) {
    return new Fault(plugin.origin(), 0, 0, "plug-in " + plugin.name() + ": " + message);
  }

  private static String thrown(String asked, Throwable e) {
    String detail =
        e.getMessage() == null ? "" : ": " + e.getMessage().lines().findFirst().orElse("");
    return "asked for " + asked + " it throws " + e.getClass().getSimpleName() + detail;
  }

  private static String quoted(@Nullable String text) {
    return text == null ? "null" : "\"" + text + "\"";
  }
}
