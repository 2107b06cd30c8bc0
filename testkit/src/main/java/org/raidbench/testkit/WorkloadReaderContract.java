package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadReader;

/**
 * What every reader of workloads keeps to. Extend it and return your reader, with examples:
 *
 * <pre>{@code
 * final class MyReaderTest extends WorkloadReaderContract {
 *   @Override
 *   protected WorkloadReader reader() {
 *     return new MyReader();
 *   }
 *
 *   @Override
 *   protected List<String> sound() {
 *     return List.of("-r -b4k -d60");
 *   }
 *
 *   @Override
 *   protected List<String> faulty() {
 *     return List.of("-r -b4x");
 *   }
 * }
 * }</pre>
 *
 * <p>The sound examples are also spoilt in many ways: what comes of that must be a workload or
 * faults, never another exception.
 */
public abstract class WorkloadReaderContract {
  private static final int SEEDS = 300;

  @TempDir Path folder;

  /** For subclasses. */
  protected WorkloadReaderContract() {}

  /**
   * The reader under test.
   *
   * @return the reader
   */
  protected abstract WorkloadReader reader();

  /**
   * Texts, or contents of files, that it reads.
   *
   * @return at least one
   */
  protected abstract List<String> sound();

  /**
   * Texts, or contents of files, that it refuses.
   *
   * @return at least one
   */
  protected abstract List<String> faulty();

  @Test
  void whatIsSoundIsReadTheSameEachTime() {
    for (String text : sound()) {
      assertEquals(read(text), read(text));
    }
  }

  @Test
  void theCasesOfAFileAreToldApart() {
    if (!reader().fromFile()) {
      return;
    }
    for (String text : sound()) {
      read(text);
      List<Map<String, String>> coordinates =
          reader().readCases(folder.resolve("workload"), Map.of()).stream()
              .map(WorkloadCase::coordinates)
              .toList();
      assertEquals(coordinates.stream().distinct().toList(), coordinates, "coordinates");
      if (coordinates.size() < 2) {
        assertEquals(List.of(Map.of()), coordinates, "a single case needs no coordinates");
      }
    }
  }

  @Test
  void faultsAreTold() {
    faulty().forEach(text -> FaultChecks.faultsOf(text, () -> read(text)));
  }

  @Test
  void spoiltTextIsReadOrItsFaultsAreTold() {
    for (String text : sound()) {
      Sweep.seeds(
          getClass(),
          SEEDS,
          seed -> {
            String spoilt = Mutation.of(text, new RandomStream(seed, "mutations"));
            FaultChecks.faultsIfAny(spoilt, () -> read(spoilt));
          });
    }
  }

  @Test
  void theOtherWayOfReadingIsNotSupported() {
    if (reader().fromFile()) {
      assertThrows(UnsupportedOperationException.class, () -> reader().readText(""));
      FaultChecks.faultsOf(
          "a file that is not there",
          () -> reader().readFile(folder.resolve("no-such-file"), Map.of()));
      FaultChecks.faultsOf("a folder", () -> reader().readFile(folder, Map.of()));
    } else {
      assertThrows(
          UnsupportedOperationException.class,
          () -> reader().readFile(folder.resolve("x"), Map.of()));
    }
  }

  private Workload read(String text) {
    if (!reader().fromFile()) {
      return reader().readText(text);
    }
    Path file = folder.resolve("workload");
    try {
      Files.write(file, text.getBytes(StandardCharsets.UTF_8)); // half a character is replaced
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return reader().readFile(file, Map.of());
  }
}
