package org.raidbench.core.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

  /** How the line begins that says why something is left out. */
  static String cannotBeUsed(String what) {
    return what + " cannot be used: ";
  }

  static Optional<LoadedPlugin> identify(RaidbenchPlugin plugin, List<Fault> problems) {
    Origin origin = Origin.of(plugin.getClass());
    String cannot = cannotBeUsed("plug-in " + plugin.getClass().getName());
    List<String> faults = new ArrayList<>();
    Optional<LoadedPlugin> identified = Optional.empty();
    try {
      identified = identify(plugin, origin, faults);
    } catch (Throwable e) { // whatever it is, it is the plug-in's
      faults.add("asked for its name, version and vendor, " + Explanation.of(e));
    }
    for (String fault : faults) {
      problems.add(new Fault(origin.name(), 0, 0, cannot + fault));
    }
    return faults.isEmpty() ? identified : Optional.empty();
  }

  private static Optional<LoadedPlugin> identify(
      RaidbenchPlugin plugin, Origin origin, List<String> faults) {
    // First: whatever else is wrong with a plug-in for another API is wrong because of it.
    Optional<ApiRange> range = apiRange(plugin, faults);
    if (range.isEmpty()) {
      return Optional.empty();
    }
    @Nullable String name = plugin.name();
    @Nullable String version = plugin.version();
    @Nullable String vendor = plugin.vendor();
    if (name == null || !NAME.matcher(name).matches()) {
      faults.add(
          "its name %s is not lower-case letters, digits, dots and hyphens"
              .formatted(quoted(name)));
    }
    if (version == null || version.isBlank() || version.lines().count() != 1) {
      faults.add("its version %s is not one line of text".formatted(quoted(version)));
    }
    if (vendor == null || vendor.lines().count() > 1) {
      faults.add("its vendor %s is not one line of text".formatted(quoted(vendor)));
    }
    if (name == null || version == null || vendor == null) {
      return Optional.empty();
    }
    return Optional.of(
        new LoadedPlugin(plugin, name, vendor, version, range.get().shown(), origin));
  }

  private static Optional<ApiRange> apiRange(RaidbenchPlugin plugin, List<String> faults) {
    @Nullable String said;
    try {
      said = plugin.apiVersion();
    } catch (AbstractMethodError e) {
      faults.add("it does not say which API version it was built for");
      return Optional.empty();
    }
    Optional<ApiRange> range = said == null ? Optional.empty() : ApiRange.parse(said);
    if (range.isEmpty()) {
      faults.add("its API version %s is not of the form 0.1 or 0.1 to 0.3".formatted(quoted(said)));
      return range;
    }
    Optional<String> refusal = range.get().refusal(ApiVersion.CURRENT);
    refusal.ifPresent(faults::add);
    return refusal.isPresent() ? Optional.empty() : range;
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
    } catch (Throwable e) { // whatever it is, it is the plug-in's
      problems.add(problem(plugin, "asked for its %ss, %s".formatted(kind, Explanation.of(e))));
      return List.of();
    }
    return entries;
  }

  /** The entry's name if it can be used; if it has a name and cannot, its jar is put under that. */
  static <E> Optional<String> entry(
      LoadedPlugin plugin,
      String kind,
      E entry,
      Function<E, @Nullable String> name,
      Function<E, List<String>> check,
      Map<String, String> leftOut,
      List<Fault> problems) {
    String who = kind + " " + entry.getClass().getName();
    try {
      @Nullable String id = name.apply(entry);
      if (id == null) {
        problems.add(problem(plugin, cannotBeUsed(who) + "its id is null"));
        return Optional.empty();
      }
      who = kind + " " + id;
      leftOut.put(id, plugin.origin().name());
      List<String> faults = check.apply(entry);
      for (String fault : faults) {
        problems.add(problem(plugin, cannotBeUsed(who) + fault));
      }
      if (!faults.isEmpty()) {
        return Optional.empty();
      }
      leftOut.remove(id);
      return Optional.of(id);
    } catch (Throwable e) { // whatever it is, it is the plug-in's
      problems.add(problem(plugin, cannotBeUsed(who) + Explanation.of(e)));
      return Optional.empty();
    }
  }

  private static Fault problem(LoadedPlugin plugin, String message) {
    return new Fault(plugin.origin().name(), 0, 0, "plug-in " + plugin.name() + ": " + message);
  }

  private static String quoted(@Nullable String text) {
    return text == null ? "null" : "\"" + text + "\"";
  }
}
