package org.raidbench.core.diskspd;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.Golden;

/** What is told about wrong command lines, word for word. */
final class DiskspdFaultsTest {
  private static final int KINDS_MIN = 35;

  static Stream<Path> commandLines() throws IOException {
    return Golden.files(Golden.folder("diskspd/faults"), ".cmd").stream();
  }

  @Test
  void enoughKindsAreThere() throws IOException {
    assertTrue(commandLines().count() >= KINDS_MIN);
  }

  @ParameterizedTest
  @MethodSource("commandLines")
  void faultsAreTold(Path file) throws IOException {
    String line = Files.readString(file);
    FaultsException thrown =
        assertThrows(FaultsException.class, () -> new DiskspdReader().readText(line));
    Golden.check(Golden.beside(file, ".txt"), line + "\n" + Golden.text(thrown.faults()));
  }
}
