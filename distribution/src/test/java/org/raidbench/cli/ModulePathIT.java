package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Raidbench's jars as modules: what a program in a module of its own can do with them. */
final class ModulePathIT {
  private static final long SECONDS_MAX = 120;
  private static final String LIBRARIES =
      Path.of(System.getProperty("raidbench.root"), "distribution/target/raidbench/lib").toString();

  /** Tells the result, every plug-in with its version and jar, and how the classes were found. */
  private static final String TELL =
      """
          System.out.println(result);
          var folders = java.util.stream.Stream.of(args).map(java.nio.file.Path::of).toList();
          var registry = org.raidbench.core.assembly.Raidbench.start(folders).registry();
          System.out.println(registry.problems());
          for (var plugin : registry.plugins()) {
            System.out.println(plugin.name() + " " + plugin.version() + " " + plugin.origin().name());
          }
          System.err.print(CaseResult.class.getModule().isNamed() ? "in modules" : "on a path");
      """;

  @TempDir static Path folder;
  private static String modularProgram;

  @BeforeAll
  static void compileTheReadme() throws IOException {
    String program =
        DocumentedProgram.of(Document.of("README.md").blocks("java"), TELL).source("readme");
    Path sources = Files.createDirectories(folder.resolve("readme"));
    Files.writeString(sources.resolve(DocumentedProgram.NAME + ".java"), program);
    Files.writeString(
        sources.resolve("module-info.java"), "module readme { requires org.raidbench.core; }");
    modularProgram = folder.resolve("classes").toString();
    assertEquals(List.of(), compile(sources, modularProgram));
  }

  /** Codes of what the compiler finds wrong with the sources of a module. */
  private static List<String> compile(Path sources, String classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, null, StandardCharsets.UTF_8)) {
      List<String> options = List.of("--release", "17", "-p", LIBRARIES, "-d", classes);
      try (var listed = Files.list(sources)) {
        Path[] all = listed.sorted().toArray(Path[]::new);
        compiler.getTask(null, files, found, options, null, files.getJavaFileObjects(all)).call();
      }
    }
    return found.getDiagnostics().stream()
        .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::getCode)
        .toList();
  }

  private static String java(String how, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Dguice_bytecode_gen_option=DISABLED"); // as the launcher: JDK 24 and newer warn
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertTrue(process.waitFor(SECONDS_MAX, TimeUnit.SECONDS), () -> "hangs: " + command);
    assertEquals(
        how, Files.readString(err, StandardCharsets.UTF_8).replaceAll("(?m)^SLF4J.*\n", ""));
    assertEquals(0, process.exitValue());
    return Files.readString(out, StandardCharsets.UTF_8);
  }

  @Test
  void theBenchOfTheReadmeRunsInModulesAsOnTheClassPath() throws IOException, InterruptedException {
    Path plugins = folder.resolve("plugins");
    new PluginSmith(folder.resolve("smith"))
        .make(PluginSmith.sources().resolve("sound/one"), plugins, "one");
    String path = LIBRARIES + ":" + modularProgram;
    String modular =
        java("in modules", "-p", path, "-m", "readme/readme.Documented", plugins.toString());
    assertTrue(modular.startsWith("CaseResult["), modular);
    assertTrue(modular.contains("\n[]\n"), modular);
    assertTrue(modular.contains("\ncontrollers-lsi "), modular);
    assertTrue(modular.contains("one.jar\n"), modular);
    String classPath = LIBRARIES + "/*:" + modularProgram;
    String plain = java("on a path", "-cp", classPath, "readme.Documented", plugins.toString());
    assertEquals(plain, modular);
  }

  @Test
  void whatIsExportedIsWrittenDown() throws IOException {
    String page =
        Files.readString(
            Path.of(System.getProperty("raidbench.root")).resolve("docs/ARCHITECTURE.md"));
    List<String> exported =
        ModuleFinder.of(Path.of(LIBRARIES)).findAll().stream()
            .map(ModuleReference::descriptor)
            .filter(it -> it.name().startsWith("org.raidbench."))
            .filter(it -> !it.name().equals("org.raidbench.api"))
            .flatMap(it -> it.exports().stream())
            .filter(it -> !it.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .sorted()
            .toList();
    assertTrue(exported.contains("org.raidbench.core.bench"), exported::toString);
    assertEquals(
        List.of(), exported.stream().filter(it -> !page.contains("`" + it + "`")).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.raidbench.core.kernel.Simulation",
        "org.raidbench.core.measure.StudentT",
        "org.raidbench.disks.hdd.HardDisk",
        "org.raidbench.validation.judge.MeasuredJudge"
      })
  void whatIsNotForOthersIsNotVisible(String type) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("curious-" + type));
    Files.writeString(
        sources.resolve("module-info.java"),
        """
        module curious {
          requires org.raidbench.core;
          requires org.raidbench.disks;
          requires org.raidbench.validation;
        }
        """);
    Files.writeString(
        sources.resolve("Curious.java"), "package curious; class C { " + type + " it; }");
    assertEquals(
        List.of("compiler.err.package.not.visible"),
        compile(sources, folder.resolve("never").toString()));
  }
}
