package org.raidbench.core.plugin;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.fault.Fault;

/**
 * Loads plug-ins from folders: each {@code NAME/*.jar} is one class loader of its own. Folders and
 * jars are taken in the order of their names.
 */
public final class PluginFolders {
  private static final String JAR = ".jar";

  private final List<RaidbenchPlugin> found = new ArrayList<>();
  private final List<Fault> problems;

  private PluginFolders(List<Fault> problems) {
    this.problems = problems;
  }

  /**
   * Loads the plug-ins of some folders.
   *
   * @param folders folders of folders of jars
   * @param problems what goes wrong is added here, with its jar
   * @return the plug-ins, made and not yet asked anything
   */
  static List<RaidbenchPlugin> load(List<Path> folders, List<Fault> problems) {
    PluginFolders loading = new PluginFolders(problems);
    for (Path folder : folders) {
      for (Path entry : loading.entries(folder)) {
        loading.take(folder, entry);
      }
    }
    return loading.found;
  }

  /** What is in a folder, by name, but for what is hidden. */
  private List<Path> entries(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(entry -> !name(entry).startsWith("."))
          .sorted(Comparator.comparing(PluginFolders::name))
          .toList();
    } catch (IOException e) {
      problem(folder, "this folder of plug-ins cannot be read");
      return List.of();
    }
  }

  private void take(Path folder, Path entry) {
    if (Files.isDirectory(entry)) {
      List<Path> jars = entries(entry).stream().filter(it -> name(it).endsWith(JAR)).toList();
      if (jars.isEmpty()) {
        problem(entry, "there is no jar in this folder");
      } else {
        load(entry, jars);
      }
    } else if (name(entry).endsWith(JAR)) {
      String plugin = name(entry).substring(0, name(entry).length() - JAR.length());
      problem(
          entry,
          "a plug-in is a folder of its own: %s"
              .formatted(folder.resolve(plugin).resolve(name(entry))));
    }
  }

  private void load(Path folder, List<Path> paths) {
    List<PluginJar> jars = paths.stream().map(PluginJar::read).toList();
    int before = problems.size();
    for (PluginJar jar : jars) {
      jar.faults().forEach(fault -> problem(jar.path(), fault));
    }
    if (problems.size() > before) {
      return; // what else fails then fails because of it
    }
    if (jars.stream().noneMatch(PluginJar::named)) {
      problem(
          jars.size() == 1 ? paths.get(0) : folder,
          "this is no plug-in: there is no " + PluginJar.SERVICE_FILE);
      return;
    }
    PluginLoader loader = PluginLoader.of(folder, paths);
    for (PluginJar jar : jars) {
      for (String provider : jar.providers()) {
        load(loader, jar.path(), provider);
      }
    }
  }

  private void load(PluginLoader loader, Path jar, String provider) {
    String cannot = PluginCheck.cannotBeUsed("plug-in " + provider);
    try {
      Class<?> type = Class.forName(provider, false, loader);
      if (!RaidbenchPlugin.class.isAssignableFrom(type)) {
        problem(jar, cannot + "it is no " + RaidbenchPlugin.class.getName());
        return;
      }
      found.add((RaidbenchPlugin) type.getConstructor().newInstance());
    } catch (InvocationTargetException e) {
      problem(jar, cannot + Explanation.of(e.getTargetException()));
    } catch (ClassNotFoundException e) {
      problem(jar, cannot + Explanation.of(e));
    } catch (NoSuchMethodException | IllegalAccessException | InstantiationException e) {
      problem(jar, cannot + "it is not a public class with a public constructor of no parameters");
    } catch (Throwable e) { // whatever it is, it is the plug-in's
      problem(jar, cannot + Explanation.of(e));
    }
  }

  /**
   * The jar of whose code a stack has first, of code that throws or goes on of its own accord.
   *
   * @param thrown has the stack
   * @param folders folders of plug-ins
   * @return the jar, or the folder of several; empty if it is no plug-in's code
   */
  public static Optional<Path> jarOf(Throwable thrown, List<Path> folders) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (!Explanation.isBystander(thrown, frame.getClassName())) {
        @Nullable String loader = frame.getClassLoaderName();
        return loader == null || !loader.startsWith(PluginLoader.NAME)
            ? Optional.empty()
            : folders.stream()
                .map(folder -> folder.resolve(loader.substring(PluginLoader.NAME.length())))
                .filter(Files::isDirectory)
                .findFirst()
                .map(PluginFolders::onlyJar);
      }
    }
    return Optional.empty();
  }

  private static Path onlyJar(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      List<Path> jars = all.filter(it -> name(it).endsWith(JAR)).toList();
      return jars.size() == 1 ? jars.get(0) : folder;
    } catch (IOException e) {
      return folder;
    }
  }

  private void problem(Path jar, String message) {
    problems.add(new Fault(jar.toString(), 0, 0, message));
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }
}
