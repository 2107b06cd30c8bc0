package org.raidbench.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The parts of the style guide that can be counted. */
final class StyleTest {
  private static final int LINES_MAX = 500;

  /** A type that plug-ins implement or receive; aim at 150. */
  private static final int SPI_LINES_MAX = 200;

  /** Raise as the code grows: to about nine tenths of what there is. */
  private static final int JAVA_FILES_MIN = 1000;

  private static final Pattern FOREIGN_SOURCE_OF_PARTS =
      Pattern.compile(
          "https?://([\\w.-]*[.-])?(repo|registry|nexus|artifactory|mirror)\\w*[.:/]"
              + "|<(repository|pluginRepository|snapshotRepository|mirror)>");

  @Test
  void enoughFilesAreSeen() {
    int count = Checkout.javaFiles().size();
    assertTrue(count >= JAVA_FILES_MIN, () -> "only " + count + " Java files were found");
  }

  @Test
  void filesAreShort() {
    List<String> faults = new ArrayList<>();
    for (Path file : Checkout.javaFiles()) {
      int max = file.startsWith("api/src/main") ? SPI_LINES_MAX : LINES_MAX;
      int lines = Checkout.lines(file).size();
      if (lines > max) {
        faults.add(file + " has " + lines + " lines, at most " + max + " are allowed");
      }
    }
    assertNone(faults);
  }

  @Test
  void everyPackageIsDescribedAndNullMarked() {
    TreeSet<Path> packages = new TreeSet<>();
    for (Path file : Checkout.javaFiles()) {
      if (file.toString().contains("src/main/java") && !file.endsWith("module-info.java")) {
        packages.add(file.getParent());
      }
    }
    List<String> faults = new ArrayList<>();
    for (Path directory : packages) {
      Path info = directory.resolve("package-info.java");
      if (!Files.exists(Checkout.root().resolve(info))) {
        faults.add(info + " is missing");
        continue;
      }
      List<String> lines = Checkout.lines(info);
      if (!lines.contains("@NullMarked")) {
        faults.add(info + " is not annotated with @NullMarked");
      }
      if (lines.stream().noneMatch(line -> line.startsWith("/**"))) {
        faults.add(info + " does not say what the package is for");
      }
    }
    assertNone(faults);
  }

  @Test
  void partsComeFromWhereverMavenIsSetUpToTakeThem() {
    List<String> faults = new ArrayList<>();
    for (Path file : Checkout.files(path -> !path.endsWith("StyleTest.java"))) {
      List<String> lines;
      try {
        lines = Checkout.lines(file);
      } catch (UncheckedIOException e) {
        if (e.getCause() instanceof MalformedInputException) {
          continue; // not text
        }
        throw e;
      }
      for (int i = 0; i < lines.size(); i++) {
        if (FOREIGN_SOURCE_OF_PARTS.matcher(lines.get(i)).find()) {
          faults.add(file + ":" + (i + 1) + " names a place to take parts from");
        }
      }
    }
    assertNone(faults);
  }

  private static void assertNone(List<String> faults) {
    assertEquals(List.of(), faults, () -> "\n  " + String.join("\n  ", faults) + "\n");
  }
}
