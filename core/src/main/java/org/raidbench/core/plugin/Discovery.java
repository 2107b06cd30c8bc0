package org.raidbench.core.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.fault.Fault;

/**
 * Finds plug-ins with {@link ServiceLoader}. A provider that cannot be loaded is reported with the
 * jar it stands in, and does not hide the others.
 */
public final class Discovery {
  /** A loader that fails at every step would never end. */
  private static final int FAILURES_MAX = 1_000;

  private Discovery() {}

  /**
   * Finds every plug-in a class loader sees.
   *
   * @param loader the class loader
   * @return what they bring, and what is wrong with them
   */
  public static Registry discover(ClassLoader loader) {
    return discover(loader, List.of());
  }

  /**
   * Finds every plug-in a class loader sees, and those in folders: {@code FOLDER/NAME/*.jar}, each
   * with a class loader of its own that sees nothing of Raidbench but the API.
   *
   * @param loader the class loader
   * @param folders the folders, in order; one that cannot be read is a problem
   * @return what they bring, and what is wrong with them
   */
  public static Registry discover(ClassLoader loader, List<Path> folders) {
    return discover(loader, folders, List.of());
  }

  /**
   * Finds every plug-in a class loader sees, and those in folders, and adds those that a program
   * brings itself.
   *
   * @param loader the class loader
   * @param folders the folders, in order; one that cannot be read is a problem
   * @param own the program's own
   * @return what they bring, and what is wrong with them
   */
  public static Registry discover(
      ClassLoader loader, List<Path> folders, List<? extends RaidbenchPlugin> own) {
    List<Fault> problems = new ArrayList<>();
    List<RaidbenchPlugin> found = onClassPath(loader, problems);
    found.addAll(PluginFolders.load(folders, problems));
    found.addAll(own);
    return RegistryBuilder.build(found, problems);
  }

  private static List<RaidbenchPlugin> onClassPath(ClassLoader loader, List<Fault> problems) {
    ServiceFiles files = ServiceFiles.of(loader);
    List<RaidbenchPlugin> found = new ArrayList<>();
    Iterator<RaidbenchPlugin> providers =
        ServiceLoader.load(RaidbenchPlugin.class, loader).iterator();
    while (problems.size() < FAILURES_MAX) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        found.add(providers.next());
      } catch (Throwable e) { // whatever it is, it is the plug-in's
        problems.add(problem(e, files));
      }
    }
    return found;
  }

  /**
   * A registry of given plug-ins, for tests and for programs that know theirs.
   *
   * @param plugins the plug-ins
   * @return what they bring, and what is wrong with them
   */
  public static Registry of(List<? extends RaidbenchPlugin> plugins) {
    return RegistryBuilder.build(plugins, List.of());
  }

  private static Fault problem(Throwable error, ServiceFiles files) {
    String text = String.valueOf(error.getMessage());
    String prefix = RaidbenchPlugin.class.getName() + ": ";
    String message = text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    String why = error.getCause() == null ? "" : ": " + Explanation.of(error.getCause());
    return new Fault(files.originOfProviderNamedIn(text), 0, 0, message + why);
  }
}
