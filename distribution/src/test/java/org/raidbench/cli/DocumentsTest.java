package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.file.BenchOptions;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import picocli.CommandLine;

/**
 * What the documentation shows is so: its Java compiles and runs, whole benches have no fault,
 * dependencies are there, and commands have the options they are shown with.
 */
final class DocumentsTest {
  private static final Pattern RAIDBENCH = Pattern.compile("(?:\\./|\\S*/bin/)?raidbench( .*)?");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/LIBRARY_GUIDE.md", "docs/PLUGIN_GUIDE.md"})
  void theJavaCompilesAndRuns(String path) throws Exception {
    List<Document.Block> java = Document.of(path).blocks("java");
    assertFalse(java.isEmpty(), "no Java in " + path);
    Path sources = Files.createDirectories(folder.resolve("sources"));
    for (Document.Block block : java.stream().filter(Document::isFile).toList()) {
      Matcher name =
          Pattern.compile("public (?:final )?(?:class|record|interface|enum) (\\w+)")
              .matcher(block.text());
      assertTrue(name.find(), "no public type in line " + block.line());
      Files.writeString(
          Files.createDirectories(sources.resolve("line" + block.line()))
              .resolve(name.group(1) + ".java"),
          block.text());
    }
    List<Document.Block> pieces = java.stream().filter(it -> !Document.isFile(it)).toList();
    Files.writeString(
        sources.resolve(DocumentedProgram.NAME + ".java"),
        DocumentedProgram.of(pieces).source("documented"));
    Path classes = folder.resolve("classes");
    DocumentedProgram.compile(sources, classes);
    run(classes);
  }

  /** Runs the program; what it prints is not the tests'. */
  private static void run(Path classes) throws Exception {
    PrintStream before = System.out;
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, DocumentsTest.class.getClassLoader())) {
      System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
      loader
          .loadClass("documented." + DocumentedProgram.NAME)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/BENCH_FILE.md", "docs/PLUGIN_GUIDE.md"})
  void wholeBenchesHaveNoFault(String path) throws IOException {
    Raidbench raidbench = Raidbench.start();
    for (Document.Block block : Document.of(path).blocks("yaml")) {
      if (block.text().startsWith("bench:")) {
        Path file = Files.writeString(folder.resolve("bench.yaml"), block.text());
        try {
          raidbench.benchFiles().read(file, BenchOptions.NONE);
        } catch (FaultsException e) {
          throw new AssertionError(path + ", line " + block.line() + ": " + e.getMessage(), e);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/LIBRARY_GUIDE.md",
        "docs/PLUGIN_GUIDE.md",
        "docs/BENCH_FILE.md",
        "docs/WORKLOADS.md",
        "examples/library/README.md",
        "examples/plugin-areca/README.md"
      })
  void commandsAndDependenciesAreThere(String path) throws Exception {
    Document document = Document.of(path);
    for (Document.Block block : document.blocks("xml")) {
      checkDependencies(block, path);
    }
    List<Document.Block> commands = new ArrayList<>(document.blocks(""));
    commands.addAll(document.blocks("sh"));
    for (Document.Block block : commands) {
      for (String line : block.text().lines().toList()) {
        Matcher command = RAIDBENCH.matcher(line.replaceAll("\\s+[#>].*", "").strip());
        if (command.matches()) {
          parse(words(Optional.ofNullable(command.group(1)).orElse("")), path + ": " + line);
        }
      }
    }
  }

  /** As far as is possible without running it: which command, which options. */
  private static void parse(List<String> words, String where) {
    try {
      new CommandLine(new Main()).parseArgs(words.toArray(String[]::new));
    } catch (CommandLine.ParameterException e) {
      throw new AssertionError(where + ": " + e.getMessage(), e);
    }
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      words.add(
          word.group(1) != null
              ? word.group(1)
              : word.group(2) != null ? word.group(2) : word.group(3));
    }
    return words;
  }

  private static Element xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)))
        .getDocumentElement();
  }

  private static void checkDependencies(Document.Block block, String path) throws Exception {
    Element bom = xml(Files.readString(Document.root().resolve("bom/pom.xml")));
    TreeSet<String> managed = new TreeSet<>();
    NodeList all = bom.getElementsByTagName("dependency");
    for (int i = 0; i < all.getLength(); i++) {
      managed.add(text((Element) all.item(i), "artifactId"));
    }
    managed.add(text(bom, "artifactId"));
    NodeList shown = xml(block.text()).getElementsByTagName("dependency");
    for (int i = 0; i < shown.getLength(); i++) {
      Element it = (Element) shown.item(i);
      String where = path + ", line " + block.line() + ": " + text(it, "artifactId");
      if (!text(it, "groupId").equals("org.raidbench")) {
        continue;
      }
      assertTrue(managed.contains(text(it, "artifactId")), where);
      boolean isBom = text(it, "artifactId").equals(text(bom, "artifactId"));
      assertEquals(isBom ? text(bom, "version") : "", text(it, "version"), where);
      assertEquals(isBom ? "pom" : "", text(it, "type"), where);
      assertTrue(
          List.of("", "import", "provided", "runtime", "test").contains(text(it, "scope")), where);
    }
  }

  private static String text(Element parent, String name) {
    for (int i = 0; i < parent.getChildNodes().getLength(); i++) {
      if (parent.getChildNodes().item(i) instanceof Element child
          && child.getTagName().equals(name)) {
        return child.getTextContent().strip();
      }
    }
    return "";
  }
}
