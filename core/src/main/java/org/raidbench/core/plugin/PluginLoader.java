package org.raidbench.core.plugin;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/** The classes of one plug-in's folder. It stays open: classes are loaded when they are used. */
final class PluginLoader extends URLClassLoader {
  /** How the name of a plug-in's loader begins; its folder's follows. */
  static final String NAME = "plug-in ";

  private static final ClassLoader SHARED = new SharedClasses();

  static {
    registerAsParallelCapable();
  }

  private final Path folder;
  private final Path jar;

  private PluginLoader(Path folder, Path jar, URL[] urls) {
    super(NAME + folder.getFileName(), urls, SHARED);
    this.folder = folder;
    this.jar = jar;
  }

  /** A loader of a folder's jars, in the order given. */
  static PluginLoader of(Path folder, List<Path> jars) {
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      try {
        urls[i] = jars.get(i).toUri().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException("not the path of a file: " + jars.get(i), e);
      }
    }
    return new PluginLoader(folder, urls.length == 1 ? jars.get(0) : folder, urls);
  }

  /** The folder, as it was given. */
  Path folder() {
    return folder;
  }

  /** The only jar; the folder if there are several. */
  Path jar() {
    return jar;
  }
}
