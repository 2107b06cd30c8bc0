package org.raidbench.core.fio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;

/**
 * Compares with the real fio: what it refuses is refused here, and what it accepts is accepted here
 * or refused by the name of an option.
 */
final class FioParseOnlyTest {
  private static final Pattern NAMED = Pattern.compile("([a-z0-9_-]+).*");

  @TempDir Path folder;

  @BeforeAll
  static void fioIsThere() {
    FioProgram.assumeInstalled();
  }

  @Test
  void filesWrittenByHand() throws IOException {
    Map<String, String> files = Corpus.byHand();
    assertTrue(files.size() >= 150, () -> "only " + files.size() + " files");
    compare(files, 100);
  }

  @Test
  void everyOption() throws IOException {
    compare(Corpus.byOption(), 30);
  }

  @Test
  void mutations() throws IOException {
    List<String> right = Corpus.right(folder);
    assertTrue(right.size() >= 50, () -> "only " + right.size() + " files are right");
    compare(Corpus.mutated(right, 1, 250), 30);
  }

  private void compare(Map<String, String> texts, int refusedMax) throws IOException {
    Map<Path, String> names = new LinkedHashMap<>();
    List<Path> accepted = new ArrayList<>();
    List<Path> refused = new ArrayList<>();
    int number = 0;
    for (Map.Entry<String, String> entry : texts.entrySet()) {
      if (entry.getValue().contains("$pagesize") && !FioProgram.onPath("bc")) {
        continue; // fio has bc compute formulas
      }
      Path file = folder.resolve(number++ + ".fio");
      Files.writeString(file, entry.getValue(), StandardCharsets.UTF_8);
      names.put(file, entry.getKey() + ":\n" + entry.getValue());
      List<Fault> faults = faults(file);
      if (faults.isEmpty()) {
        accepted.add(file);
      } else if (!faults.stream().allMatch(FioParseOnlyTest::namesAnOption)) {
        refused.add(file);
      }
    }
    List<String> differences = new ArrayList<>();
    findRefused(accepted, differences, names);
    sample(refused, refusedMax).parallelStream()
        .filter(file -> FioProgram.accepts(List.of(file)))
        .sorted()
        .forEachOrdered(
            file -> differences.add("only fio accepts " + names.get(file) + faults(file)));
    assertEquals(List.of(), differences, () -> String.join("\n", differences));
  }

  /** fio takes a fifth of a second for each file that it refuses; all are tried on demand. */
  private static List<Path> sample(List<Path> files, int most) {
    int step = Boolean.getBoolean("raidbench.fio.all") ? 1 : 1 + files.size() / most;
    return IntStream.range(0, files.size())
        .filter(i -> i % step == 0)
        .mapToObj(files::get)
        .toList();
  }

  /** Halves what fio refuses as a whole until the files are found; one run is enough if none is. */
  private static void findRefused(
      List<Path> files, List<String> differences, Map<Path, String> names) {
    if (files.isEmpty() || FioProgram.accepts(files)) {
      return;
    }
    if (files.size() == 1) {
      differences.add("fio refuses " + names.get(files.get(0)));
      return;
    }
    int half = files.size() / 2;
    findRefused(files.subList(0, half), differences, names);
    findRefused(files.subList(half, files.size()), differences, names);
  }

  private static List<Fault> faults(Path file) {
    try {
      new FioReader().readFile(file, Map.of());
      return List.of();
    } catch (FaultsException e) {
      return e.faults();
    }
  }

  /** Whether a fault may stand although fio accepts the file. */
  private static boolean namesAnOption(Fault fault) {
    if (fault.message().startsWith("there is no job in it")
        || fault.message().endsWith("there is no such file")) {
      return true;
    }
    Matcher matcher = NAMED.matcher(fault.message());
    return matcher.matches()
        && fault.message().contains("not supported")
        && FioOptions.table().all().stream()
            .anyMatch(option -> option.name().equals(matcher.group(1)));
  }
}
