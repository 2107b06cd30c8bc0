package org.raidbench.core.plugin;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;

/**
 * Where a class came from.
 *
 * @param name what messages call it: the path of a jar in a plug-in's folder as it was given, or
 *     the file name of a jar on the class path
 * @param location the path of the jar or folder; empty if it has none
 * @param fromFolder whether it is in a plug-in's folder, and not a part of Raidbench
 */
public record Origin(String name, String location, boolean fromFolder) {
  /**
   * The origin of a class.
   *
   * @param type the class
   * @return its origin; with the class's name if it came from no file
   */
  public static Origin of(Class<?> type) {
    @Nullable CodeSource source = type.getProtectionDomain().getCodeSource();
    @Nullable URL location = source == null ? null : source.getLocation();
    String path = location == null ? "" : path(location);
    if (type.getClassLoader() instanceof PluginLoader loader) {
      // Classes made at run time, such as proxies, stand in no jar.
      Path jar = path.isEmpty() ? loader.jar() : loader.folder().resolve(lastName(path));
      return new Origin(jar.toString(), jar.toString(), true);
    }
    return new Origin(path.isEmpty() ? type.getName() : lastName(path), path, false);
  }

  /** The last name of a path, as it is in {@code /lib/a.jar} and {@code /target/classes/}. */
  static String lastName(String path) {
    int end = path.length();
    while (end > 0 && path.charAt(end - 1) == '/') {
      end--;
    }
    return path.substring(path.lastIndexOf('/', end - 1) + 1, end);
  }

  private static String path(URL location) {
    try {
      URI uri = location.toURI();
      return uri.getScheme().equals("file") ? Path.of(uri).toString() : location.toString();
    } catch (URISyntaxException | IllegalArgumentException e) {
      return location.toString();
    }
  }
}
