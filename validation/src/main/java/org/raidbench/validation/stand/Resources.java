package org.raidbench.validation.stand;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of facts, checks and stands that comes with this module, wherever it is: in a folder
 * or in a jar. Close it when no file is read any more.
 */
public final class Resources implements AutoCloseable {
  private static final String FACTS = "facts.csv";

  private final Path folder;
  private final @Nullable FileSystem jar;

  private Resources(Path folder, @Nullable FileSystem jar) {
    this.folder = folder;
    this.jar = jar;
  }

  /**
   * Takes a folder that looks as the shipped one does.
   *
   * @param folder the folder
   * @return its files
   */
  public static Resources in(Path folder) {
    return new Resources(folder, null);
  }

  /**
   * Opens what comes with this module.
   *
   * @return the files; to be closed
   */
  public static Resources open() {
    @Nullable URL facts = Resources.class.getResource("/org/raidbench/validation/" + FACTS);
    if (facts == null) {
      throw new IllegalStateException("the facts are not in this module's jar");
    }
    try {
      URI uri = facts.toURI();
      if (!uri.getScheme().equals("jar")) {
        return new Resources(parent(Path.of(uri)), null);
      }
      String inside = uri.toString();
      int end = inside.indexOf("!/");
      Path file = Path.of(URI.create(inside.substring("jar:".length(), end)));
      FileSystem jar = FileSystems.newFileSystem(file, Map.of());
      return new Resources(parent(jar.getPath(inside.substring(end + 1))), jar);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the facts are at " + facts, e);
    } catch (IOException e) {
      throw new UncheckedIOException("the module's jar cannot be read", e);
    }
  }

  private static Path parent(Path file) {
    @Nullable Path parent = file.getParent();
    if (parent == null) {
      throw new IllegalStateException("no folder holds " + file);
    }
    return parent;
  }

  Path folder() {
    return folder;
  }

  /**
   * The text of a file.
   *
   * @param name its name below the folder: {@code checks/s1.yaml}
   * @return its text
   */
  public String text(String name) {
    try {
      return Files.readString(folder.resolve(name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }

  /**
   * The bench files and checks of a folder.
   *
   * @param below its name: {@code checks}
   * @return names of its YAML files, sorted; none if there is no such folder
   */
  public List<String> yamlFiles(String below) {
    Path at = folder.resolve(below);
    if (!Files.isDirectory(at)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(at)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(".yaml"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(below + " cannot be listed", e);
    }
  }

  @Override
  public void close() {
    if (jar == null) {
      return;
    }
    try {
      jar.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the module's jar cannot be closed", e);
    }
  }
}
