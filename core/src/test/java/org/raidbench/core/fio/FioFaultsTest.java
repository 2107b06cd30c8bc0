package org.raidbench.core.fio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.Golden;

/** What is told about wrong job files, word for word. */
final class FioFaultsTest {
  private static final int KINDS_MIN = 45;

  @TempDir Path folder;

  static Stream<Path> jobFiles() throws IOException {
    return Golden.files(Golden.folder("fio/faults"), ".fio").stream();
  }

  @Test
  void enoughKindsAreThere() throws IOException {
    assertTrue(jobFiles().count() >= KINDS_MIN);
  }

  @ParameterizedTest
  @MethodSource("jobFiles")
  void faultsAreTold(Path file) throws IOException {
    FaultsException thrown =
        assertThrows(FaultsException.class, () -> new FioReader().readFile(file, Map.of()));
    Golden.check(Golden.beside(file, ".txt"), Golden.text(thrown.faults()));
  }

  @Test
  void whatIsNoJobFileIsRefused() throws IOException {
    assertFault("there is no such file", folder.resolve("missing.fio"));
    assertFault("it is a folder, not a file", folder);
    Path large = folder.resolve("large.fio");
    Files.write(large, new byte[(4 << 20) + 1]);
    assertFault("it is larger than 4 MiB, which no job file is", large);
    Path wide = folder.resolve("wide.fio");
    Files.writeString(wide, "[a]\nfilename=" + "x".repeat(9000) + "\n");
    assertFault("the line is longer than 8191 characters", wide);
  }

  @Test
  void nonsenseOfAnyLengthEnds() throws IOException {
    Path file = folder.resolve("nonsense.fio");
    StringBuilder text = new StringBuilder("[a]\n");
    for (int i = 0; i < 30_000; i++) {
      text.append("x".repeat(i % 40)).append(i).append("=1\n");
    }
    text.append("iodepth=").append(",-:".repeat(2500)).append('\n');
    text.append("y".repeat(8000)).append("\033[31m=1\n");
    Files.writeString(file, text);
    FaultsException thrown =
        assertThrows(FaultsException.class, () -> new FioReader().readFile(file, Map.of()));
    assertTrue(thrown.faults().size() > 30_000);
    for (Fault fault : thrown.faults()) {
      assertTrue(fault.message().length() < 500);
      assertTrue(fault.message().chars().noneMatch(Character::isISOControl));
    }
  }

  @Test
  void filesThatMultiplyEnd() throws IOException {
    for (int i = 0; i < 30; i++) {
      String twice = "include " + (i + 1) + ".inc\n";
      Files.writeString(folder.resolve(i + ".inc"), twice + twice);
    }
    Files.writeString(folder.resolve("30.inc"), "bs=4k\n");
    Path file = folder.resolve("multiply.fio");
    Files.writeString(file, "[a]\ninclude 0.inc\n");
    assertFault("more than 100000 lines in all", file);
  }

  private static void assertFault(String part, Path file) {
    FaultsException thrown =
        assertThrows(FaultsException.class, () -> new FioReader().readFile(file, Map.of()));
    assertTrue(thrown.getMessage().contains(part), thrown.getMessage());
  }

  @Test
  void mutationsEndInAWorkloadOrFaults() throws IOException {
    List<String> texts = Corpus.right(folder);
    Path file = folder.resolve("mutated.fio");
    for (long seed = 0; seed < 800; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
      for (int i = 0; i <= random.nextInt(8); i++) {
        Corpus.mutate(text, random);
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      if (random.nextInt(4) == 0) {
        for (int i = 0; i < bytes.length / 8; i++) {
          bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
      }
      Files.write(file, bytes);
      try {
        new FioReader().readFile(file, Map.of("A", "1"));
      } catch (FaultsException e) {
        assertEquals(false, e.faults().isEmpty());
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ":\n" + text, e);
      }
    }
  }
}
