package org.raidbench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.raidbench.api.fault.Fault;

/**
 * Files of expected text beside the tests. With {@code -Draidbench.updateGolden} they are written.
 */
public final class Golden {
  private Golden() {}

  /** A folder of test resources of core, in the checkout. */
  public static Path folder(String name) {
    String root = System.getProperty("raidbench.root");
    return Path.of(root, "core/src/test/resources/org/raidbench/core").resolve(name);
  }

  /** The files of a folder that end so, in alphabetical order. */
  public static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  /** The file beside another with another ending. */
  public static Path beside(Path file, String ending) {
    String name = String.valueOf(file.getFileName());
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
  }

  /** Faults as lines: file name, line and column, message. */
  public static String text(List<Fault> faults) {
    StringBuilder text = new StringBuilder();
    for (Fault fault : faults) {
      if (!fault.source().isEmpty()) {
        text.append(Path.of(fault.source()).getFileName()).append(':');
      }
      text.append(fault.line()).append(':').append(fault.column());
      text.append("  ").append(fault.message().replace(folderOf(fault), "")).append('\n');
    }
    return text.toString();
  }

  private static String folderOf(Fault fault) {
    Path parent = fault.source().isEmpty() ? null : Path.of(fault.source()).getParent();
    return parent == null ? "\n" : parent + "/";
  }

  /** Compares text with the file, or writes it. */
  public static void check(Path expected, String actual) throws IOException {
    if (Boolean.getBoolean("raidbench.updateGolden")) {
      Files.writeString(expected, actual);
    }
    assertEquals(Files.readString(expected), actual, () -> expected.toString());
  }
}
