package org.raidbench.core.icf;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.Golden;

/** What is told about wrong configuration files, word for word. */
final class IcfFaultsTest {
  private static final int KINDS_MIN = 38;

  static Stream<Path> files() throws IOException {
    return Golden.files(Golden.folder("icf/faults"), ".icf").stream();
  }

  @Test
  void enoughKindsAreThere() throws IOException {
    assertTrue(files().count() >= KINDS_MIN);
  }

  @ParameterizedTest
  @MethodSource("files")
  void faultsAreTold(Path file) throws IOException {
    FaultsException thrown =
        assertThrows(
            FaultsException.class,
            () -> new IcfReader().readFile(file, Map.of()),
            file.getFileName().toString());
    Golden.check(Golden.beside(file, ".txt"), Golden.text(thrown.faults()));
  }
}
