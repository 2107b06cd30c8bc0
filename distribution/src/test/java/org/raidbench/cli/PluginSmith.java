package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;

/**
 * Makes plug-ins out of sources: compiles them, and packs what came out into a jar as the case asks
 * for: without a class, for another Java, cut off, or in order.
 */
final class PluginSmith {
  private static final String SERVICES = "META-INF/services/" + RaidbenchPlugin.class.getName();
  private static final int MAJOR_VERSION_AT = 7;

  private final Path workplace;
  private final Path base;

  PluginSmith(Path workplace) throws IOException {
    this.workplace = workplace;
    this.base = workplace.resolve("base-classes");
    compile(sources(sources().resolve("base")), base, List.of());
  }

  static Path sources() {
    return Path.of(
        System.getProperty("raidbench.root"), "distribution/src/test/resources/broken-plugins");
  }

  /** How a case is to be packed and run. */
  static Properties properties(Path source) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(source.resolve("case.properties"))) {
      properties.load(in);
    }
    return properties;
  }

  /** Makes a plug-in of a folder of sources: {@code plugins/NAME/NAME.jar}. */
  void make(Path source, Path plugins, String name) throws IOException {
    Properties how = properties(source);
    Path classes = workplace.resolve(source.getFileName() + "-classes");
    List<Path> java = sources(source);
    @Nullable String also = how.getProperty("also");
    if (also != null) {
      java.addAll(sources(sources().resolve(also)));
    }
    compile(java, classes, List.of(base));
    TreeMap<String, byte[]> contents = new TreeMap<>();
    collect(base, contents);
    collect(classes, contents);
    alter(contents, classes, how);
    Path folder = plugins.resolve(name);
    Files.createDirectories(folder);
    Path jar = (how.containsKey("loose") ? plugins : folder).resolve(name + ".jar");
    switch (how.getProperty("jar", "whole")) {
      case "none" -> Files.writeString(folder.resolve("README"), "to be continued\n");
      case "text" -> Files.writeString(jar, "This was downloaded from a page that is gone.\n");
      case "empty" -> pack(new TreeMap<>(), jar);
      case "cut" -> {
        pack(contents, jar);
        byte[] whole = Files.readAllBytes(jar);
        Files.write(jar, Arrays.copyOf(whole, whole.length / 2));
      }
      default -> pack(contents, jar);
    }
    if (how.containsKey("loose")) {
      Files.delete(folder);
    }
  }

  /** Moves one file of a jar into a jar of its own. */
  void split(Path jar, String entry, Path other) throws IOException {
    TreeMap<String, byte[]> left = new TreeMap<>();
    TreeMap<String, byte[]> moved = new TreeMap<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry each : zip.stream().toList()) {
        byte[] bytes = zip.getInputStream(each).readAllBytes();
        (each.getName().equals(entry) ? moved : left).put(each.getName(), bytes);
      }
    }
    assertEquals(1, moved.size(), entry);
    pack(left, jar);
    pack(moved, other);
  }

  private static void alter(TreeMap<String, byte[]> contents, Path classes, Properties how)
      throws IOException {
    String services = how.getProperty("services", "acme.Broken");
    if (!services.isEmpty()) {
      contents.put(SERVICES, services.getBytes(StandardCharsets.UTF_8));
    }
    @Nullable String version = how.getProperty("class-file-version");
    if (version != null) {
      TreeMap<String, byte[]> own = new TreeMap<>();
      collect(classes, own);
      own.values().forEach(bytes -> bytes[MAJOR_VERSION_AT] = Byte.parseByte(version));
      contents.putAll(own);
    }
    @Nullable String damaged = how.getProperty("damage");
    if (damaged != null) {
      Arrays.fill(contents.get(damaged), 0, 4, (byte) 0);
    }
    @Nullable String deleted = how.getProperty("delete");
    if (deleted != null) {
      assertTrue(contents.remove(deleted) != null, () -> deleted + " was not compiled");
    }
    if (how.containsKey("pack-api")) {
      String name = ModelId.class.getName().replace('.', '/') + ".class";
      try (InputStream in = ModelId.class.getClassLoader().getResourceAsStream(name)) {
        contents.put(name, in.readAllBytes());
      }
    }
  }

  private static void compile(List<Path> sources, Path classes, List<Path> before)
      throws IOException {
    Files.createDirectories(classes);
    if (sources.isEmpty()) {
      return;
    }
    String path = System.getProperty("java.class.path");
    for (Path each : before) {
      path = each + System.getProperty("path.separator") + path;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of(
              "--release", "17", "-proc:none", "-nowarn", "-cp", path, "-d", classes.toString());
      boolean done =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertTrue(done, said::toString);
    }
  }

  private static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(all.filter(it -> it.toString().endsWith(".java")).sorted().toList());
    }
  }

  private static void collect(Path classes, TreeMap<String, byte[]> contents) throws IOException {
    try (Stream<Path> all = Files.walk(classes)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        contents.put(
            classes.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
  }

  private static void pack(TreeMap<String, byte[]> contents, Path jar) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var entry : contents.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
        zip.closeEntry();
      }
    }
  }
}
