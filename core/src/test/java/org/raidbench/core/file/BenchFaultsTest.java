package org.raidbench.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.plugin.Discovery;

/**
 * One file for each kind of fault, with what is told about it beside it. After a change of words:
 * run with {@code -Draidbench.updateGolden=true} and read the difference.
 */
final class BenchFaultsTest {
  private static final int KINDS_MIN = 60;
  private static final int TOGETHER_MIN = 10;

  private static final CaseEngine NEVER =
      (benchCase, seed) -> {
        throw new AssertionError("nothing at fault may run");
      };

  private static final BenchFileReader READER =
      new BenchFileReader(Discovery.discover(BenchFaultsTest.class.getClassLoader()), NEVER);

  private static Path folder() {
    return Path.of(System.getProperty("raidbench.root"))
        .resolve("core/src/test/resources/org/raidbench/core/file/faults");
  }

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void isToldInTheseWords(Path file) throws IOException {
    Path golden = Path.of(file.toString().replace(".yaml", ".txt"));
    String told = told(file);
    if (Boolean.getBoolean("raidbench.updateGolden")) {
      Files.writeString(golden, told);
    }
    assertEquals(Files.readString(golden), told, file.toString());
  }

  private static String told(Path file) throws IOException {
    try {
      READER.read(
          file.getFileName().toString(), Files.readString(file), folder(), BenchOptions.NONE);
      return "no fault\n";
    } catch (FaultsException e) {
      return e.faults().stream()
          .map(BenchFaultsTest::line)
          .collect(Collectors.joining("\n", "", "\n"));
    }
  }

  private static String line(Fault fault) {
    return (fault.line() == 0 ? fault.source() : fault.line() + ":" + fault.column())
            .replace(folder().toString(), "FOLDER")
        + "  "
        + fault.message();
  }

  @Test
  void thereAreManyKindsAndSomeTogether() throws IOException {
    int together = 0;
    for (Path file : files()) {
      String told = Files.readString(Path.of(file.toString().replace(".yaml", ".txt")));
      assertTrue(!told.equals("no fault\n"), file + " has no fault");
      together += told.lines().count() >= 3 ? 1 : 0;
    }
    assertTrue(files().size() >= KINDS_MIN, "files: " + files().size());
    assertTrue(together >= TOGETHER_MIN, "files with three faults or more: " + together);
  }
}
