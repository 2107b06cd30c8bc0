package org.raidbench.core.plugin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.RaidbenchPlugin;

/**
 * What a jar in a plug-in's folder says before any class of it is loaded.
 *
 * @param path the jar
 * @param named whether it has a service file
 * @param providers the classes its service file names
 * @param faults what is wrong with it, a line each
 */
record PluginJar(Path path, boolean named, List<String> providers, List<String> faults) {
  static final String SERVICE_FILE = "META-INF/services/" + RaidbenchPlugin.class.getName();

  private static final Pattern CLASS_NAME =
      Pattern.compile("\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}.]*");

  /** What Raidbench brings itself; a second copy is that of a plug-in packed with too much. */
  private static final List<String> NOT_ITS_OWN =
      List.of("org/raidbench/api/", "org/raidbench/core/");

  static PluginJar read(Path path) {
    List<String> providers = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    boolean named = false;
    if (!Files.isRegularFile(path)) { // reading a pipe would never end
      return new PluginJar(path, false, providers, List.of("this is not a jar: it is not a file"));
    }
    try (ZipFile zip = new ZipFile(path.toFile())) {
      if (zip.size() == 0) {
        faults.add("this jar is empty");
      }
      checkContents(zip, faults);
      @Nullable ZipEntry services = zip.getEntry(SERVICE_FILE);
      if (services != null) {
        named = true;
        try (InputStream in = zip.getInputStream(services)) {
          readProviders(in, providers, faults);
        }
      }
    } catch (IOException e) {
      faults.add("this is not a jar, or the file is damaged");
    }
    return new PluginJar(path, named, providers, faults);
  }

  private static void checkContents(ZipFile zip, List<String> faults) {
    for (Iterator<? extends ZipEntry> it = zip.entries().asIterator(); it.hasNext(); ) {
      String name = it.next().getName();
      for (String prefix : NOT_ITS_OWN) {
        if (name.startsWith(prefix) && name.endsWith(".class")) {
          faults.add(
              "this jar contains classes of Raidbench, such as %s; leave them out of it"
                  .formatted(name));
          return;
        }
      }
    }
  }

  private static void readProviders(InputStream in, List<String> providers, List<String> faults)
      throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    int number = 0;
    for (@Nullable String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      int comment = line.indexOf('#');
      String name = (comment < 0 ? line : line.substring(0, comment)).strip();
      if (name.isEmpty()) {
        continue;
      }
      if (!CLASS_NAME.matcher(name).matches()) {
        faults.add("line %d of %s is not a class name: %s".formatted(number, SERVICE_FILE, name));
      } else if (!providers.contains(name)) {
        providers.add(name);
      }
    }
    if (providers.isEmpty() && faults.isEmpty()) {
      faults.add(SERVICE_FILE + " names no class");
    }
  }
}
