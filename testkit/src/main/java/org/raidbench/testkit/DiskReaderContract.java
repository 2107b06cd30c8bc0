package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Key;

/**
 * What every reader of disk descriptions keeps to. Extend it, return your reader, and give it a
 * sound description, as {@link #figures} or as {@link #file}:
 *
 * <pre>{@code
 * final class MyReaderTest extends DiskReaderContract {
 *   @Override
 *   protected DiskReader reader() {
 *     return new MyReader();
 *   }
 *
 *   @Override
 *   protected Map<String, String> figures() {
 *     return Map.of("capacity", "74GB", "rotation", "10000rpm");
 *   }
 * }
 * }</pre>
 *
 * <p>The description is also spoilt in many ways: what comes of that must be a model or faults,
 * never another exception.
 */
public abstract class DiskReaderContract {
  private static final int SEEDS = 200;
  private static final String NONSENSE = "not-a-quantity";

  @TempDir Path folder;

  /** For subclasses. */
  protected DiskReaderContract() {}

  /**
   * The reader under test.
   *
   * @return the reader
   */
  protected abstract DiskReader reader();

  /**
   * A sound description, for a reader of figures.
   *
   * @return values by key name
   */
  protected Map<String, String> figures() {
    throw new UnsupportedOperationException("override figures()");
  }

  /**
   * A sound description, for a reader of files; what it refers to lies beside it.
   *
   * @return the file
   */
  protected Path file() {
    throw new UnsupportedOperationException("override file()");
  }

  @Test
  void whatIsSoundBecomesADisk() throws IOException {
    DiskModel model = readSound();
    for (Key key :
        List.of(
            DiskKeys.KIND,
            DiskKeys.CAPACITY,
            DiskKeys.INTERFACE,
            DiskKeys.LINK_RATE,
            DiskKeys.TAGS)) {
      assertTrue(model.spec().has(key), () -> "the model lacks " + key.name());
    }
    DiskModel again = readSound();
    assertEquals(model.id(), again.id());
    assertEquals(List.copyOf(model.spec().figures()), List.copyOf(again.spec().figures()));
  }

  private DiskModel readSound() {
    return reader().fromFile()
        ? reader().readFile(file())
        : reader().readFigures("my disk", figures());
  }

  @Test
  void theOtherWayOfReadingIsNotSupported() {
    if (reader().fromFile()) {
      assertThrows(UnsupportedOperationException.class, () -> reader().readFigures("x", Map.of()));
      FaultChecks.faultsOf(
          "a file that is not there", () -> reader().readFile(folder.resolve("no-such-file")));
      FaultChecks.faultsOf("a folder", () -> reader().readFile(folder));
    } else {
      assertThrows(
          UnsupportedOperationException.class, () -> reader().readFile(folder.resolve("x")));
    }
  }

  @Test
  void wrongFiguresAreToldAllTogetherByTheirNames() {
    if (reader().fromFile()) {
      return;
    }
    Map<String, String> spoilt = new LinkedHashMap<>(figures());
    spoilt.replaceAll((name, value) -> value.matches("[0-9].*") ? NONSENSE : value);
    spoilt.put("no-such-figure", "1");
    List<Fault> faults =
        FaultChecks.faultsOf(spoilt.toString(), () -> reader().readFigures("my disk", spoilt));
    spoilt.forEach(
        (name, value) ->
            assertTrue(
                !(value.equals(NONSENSE) || name.equals("no-such-figure"))
                    || faults.stream().anyMatch(f -> f.message().startsWith(name + ":")),
                () -> name + " is not among " + faults));
  }

  /** What it names is offered to who writes a bench; a key it does not name would be refused. */
  @Test
  void theKeysItNamesAreThoseItTakes() {
    List<String> named = reader().keys().stream().map(Key::name).toList();
    if (reader().fromFile() || named.isEmpty()) {
      assertTrue(reader().neededKeys().isEmpty(), "needed keys are among the keys");
      return;
    }
    figures()
        .keySet()
        .forEach(name -> assertTrue(named.contains(name), () -> "keys() lacks " + name));
    for (Key needed : reader().neededKeys()) {
      assertTrue(reader().keys().contains(needed), () -> "keys() lacks " + needed.name());
      Map<String, String> without = new LinkedHashMap<>(figures());
      assertTrue(without.remove(needed.name()) != null, () -> "figures() lacks " + needed.name());
      FaultChecks.faultsOf(
          "without " + needed.name(), () -> reader().readFigures("my disk", without));
    }
  }

  @Test
  void spoiltDescriptionsAreReadOrTheirFaultsAreTold() throws IOException {
    if (!reader().fromFile()) {
      Sweep.seeds(getClass(), SEEDS, this::readSpoiltFigures);
      return;
    }
    try (Stream<Path> beside = Files.list(file().toAbsolutePath().getParent())) {
      for (Path path : beside.filter(Files::isRegularFile).toList()) {
        Files.copy(path, folder.resolve(path.getFileName()));
      }
    }
    String text = Files.readString(file());
    Path copy = folder.resolve(file().getFileName());
    Sweep.seeds(
        getClass(),
        SEEDS,
        seed -> {
          String spoilt = Mutation.of(text, new RandomStream(seed, "mutations"));
          Files.write(copy, spoilt.getBytes(StandardCharsets.UTF_8));
          FaultChecks.faultsIfAny(spoilt, () -> reader().readFile(copy));
        });
  }

  private void readSpoiltFigures(long seed) {
    RandomStream random = new RandomStream(seed, "mutations");
    Map<String, String> spoilt = new LinkedHashMap<>();
    figures()
        .forEach(
            (name, value) -> {
              switch ((int) random.below(8)) {
                case 0 -> spoilt.put(name, spoilt(value, random));
                case 1 -> spoilt.put(spoilt(name, random), value);
                case 2 -> {
                  // left out
                }
                default -> spoilt.put(name, value);
              }
            });
    FaultChecks.faultsIfAny(spoilt.toString(), () -> reader().readFigures("my disk", spoilt));
  }

  /** On one line, as the scalars of a bench file are. */
  private static String spoilt(String text, RandomStream random) {
    return Mutation.of(text, random).replaceAll("\\p{Cntrl}", "");
  }
}
