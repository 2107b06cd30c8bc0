package org.raidbench.core.plugin;

import java.util.List;
import org.raidbench.api.RaidbenchPlugin;

/**
 * What a plug-in from a folder shares with Raidbench: the API, the annotations it is written with,
 * and SLF4J. Nothing else of Raidbench is visible to it, so a library of the plug-in's is the one
 * in its own jars, whatever version of it Raidbench uses.
 */
final class SharedClasses extends ClassLoader {
  private static final String API = "org.raidbench.api.";
  private static final List<String> LIBRARIES = List.of("org.jspecify.annotations.", "org.slf4j.");

  static {
    registerAsParallelCapable();
  }

  SharedClasses() {
    super("raidbench-api", getPlatformClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (name.startsWith(API)) {
      return RaidbenchPlugin.class.getClassLoader().loadClass(name);
    }
    for (String library : LIBRARIES) {
      if (name.startsWith(library)) {
        return SharedClasses.class.getClassLoader().loadClass(name);
      }
    }
    return super.loadClass(name, resolve);
  }
}
