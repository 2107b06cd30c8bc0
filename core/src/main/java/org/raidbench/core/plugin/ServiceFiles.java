package org.raidbench.core.plugin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which jar names which provider, so that one that cannot be loaded is blamed on its jar. */
final class ServiceFiles {
  private static final String FILE = PluginJar.SERVICE_FILE;

  private final Map<String, String> originByProvider;
  private final List<String> origins;

  private ServiceFiles(Map<String, String> originByProvider, List<String> origins) {
    this.originByProvider = originByProvider;
    this.origins = origins;
  }

  static ServiceFiles of(ClassLoader loader) {
    Map<String, String> originByProvider = new LinkedHashMap<>();
    List<String> origins = new ArrayList<>();
    try {
      for (URL url : Collections.list(loader.getResources(FILE))) {
        String location = url.toString();
        origins.add(location);
        for (String provider : providers(url)) {
          originByProvider.putIfAbsent(provider, shortName(location));
        }
      }
    } catch (IOException e) {
      // Only the blame is lost: the service loader meets the same file and reports it.
      return new ServiceFiles(originByProvider, origins);
    }
    return new ServiceFiles(originByProvider, origins);
  }

  private static List<String> providers(URL url) {
    List<String> found = new ArrayList<>();
    try {
      URLConnection connection = url.openConnection();
      connection.setUseCaches(false);
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
        for (@Nullable String line = reader.readLine(); line != null; line = reader.readLine()) {
          int comment = line.indexOf('#');
          String name = (comment < 0 ? line : line.substring(0, comment)).strip();
          if (!name.isEmpty()) {
            found.add(name);
          }
        }
      }
    } catch (IOException e) {
      return found;
    }
    return found;
  }

  /** The jar of the provider, or of the service file, that a message names; empty if none. */
  String originOfProviderNamedIn(String message) {
    String best = "";
    for (String provider : originByProvider.keySet()) {
      if (message.contains(provider) && provider.length() > best.length()) {
        best = provider;
      }
    }
    if (!best.isEmpty()) {
      return originByProvider.getOrDefault(best, "");
    }
    return origins.stream()
        .filter(message::contains)
        .map(ServiceFiles::shortName)
        .findFirst()
        .orElse("");
  }

  /** {@code jar:file:/lib/a.jar!/META-INF/...} and {@code file:/lib/a.jar} become {@code a.jar}. */
  private static String shortName(String location) {
    int inside = location.indexOf("!/");
    String path = inside < 0 ? location : location.substring(0, inside);
    int service = path.indexOf(FILE);
    if (service > 0) {
      path = path.substring(0, service);
    }
    return Origin.lastName(path);
  }
}
