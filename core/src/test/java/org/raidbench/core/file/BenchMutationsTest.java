package org.raidbench.core.file;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.plugin.Discovery;

/** Whatever happens to a valid bench file, it is read, or its faults are told; nothing else. */
final class BenchMutationsTest {
  private static final int MUTATIONS = 5_000;
  private static final long SEED = 20261130;

  private static final String[] SPLINTERS = {
    "[",
    "]",
    "{",
    "}",
    ":",
    ": ",
    "\n",
    "  ",
    "\"",
    "'",
    "&a ",
    "*a",
    "- ",
    "#",
    "..",
    ",",
    "\t",
    "0",
    "-1",
    "99999999999999999999",
    "1e9",
    "%",
    "KiB",
    "raid6",
    "on",
    "null",
    "~",
    "\u0000",
    "\uFEFF",
    "\u2028",
    "é",
    "1..9",
    "0..1 step 0.001",
    "model",
    "x.y.z",
    "<<: *a",
    "|",
    ">",
    "!!int 3",
    "? ",
    "@",
    "`"
  };

  /** Where the job files are that examples name. */
  private static final Path EXAMPLES =
      Path.of(System.getProperty("raidbench.root")).resolve("examples");

  private final BenchFileReader reader =
      new BenchFileReader(
          Discovery.discover(BenchMutationsTest.class.getClassLoader()),
          (benchCase, seed) -> {
            throw new AssertionError("nothing is run here");
          });

  @Test
  void aMutatedFileIsReadOrItsFaultsAreTold() throws IOException {
    List<String> originals = originals();
    assertFalse(originals.isEmpty());
    for (String original : originals) {
      reader.read("original.yaml", original, EXAMPLES, BenchOptions.NONE);
    }
    for (int i = 0; i < MUTATIONS; i++) {
      SplittableRandom random = new SplittableRandom(SEED + i);
      String text = mutated(originals.get(random.nextInt(originals.size())), random);
      String which = "mutation with seed " + (SEED + i) + ":\n" + text;
      assertTimeoutPreemptively(Duration.ofSeconds(20), () -> read(text, which), which);
    }
  }

  private void read(String text, String which) {
    try {
      reader.read("mutated.yaml", text, EXAMPLES, BenchOptions.NONE);
    } catch (FaultsException e) {
      for (Fault fault : e.faults()) {
        if (fault.message().isBlank() || fault.message().contains("Exception")) {
          fail("not a message for a user: " + fault + "\n" + which);
        }
      }
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(which, e);
    }
  }

  private static String mutated(String original, SplittableRandom random) {
    StringBuilder text = new StringBuilder(original);
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes && text.length() > 1; i++) {
      int at = random.nextInt(text.length());
      int end = Math.min(text.length(), at + 1 + random.nextInt(12));
      switch (random.nextInt(7)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, SPLINTERS[random.nextInt(SPLINTERS.length)]);
        case 2 -> text.replace(at, end, SPLINTERS[random.nextInt(SPLINTERS.length)]);
        case 3 -> text.insert(random.nextInt(text.length()), text.substring(at, end));
        case 4 -> text.setLength(at);
        case 5 -> moveLine(text, random);
        default -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
      }
    }
    return text.toString();
  }

  private static void moveLine(StringBuilder text, SplittableRandom random) {
    List<String> lines = new ArrayList<>(text.toString().lines().toList());
    if (lines.isEmpty()) {
      return;
    }
    String line = lines.remove(random.nextInt(lines.size()));
    if (random.nextBoolean()) {
      lines.add(random.nextInt(lines.size() + 1), random.nextBoolean() ? line : "  " + line);
    }
    text.setLength(0);
    text.append(String.join("\n", lines)).append('\n');
  }

  private static List<String> originals() throws IOException {
    Path root = Path.of(System.getProperty("raidbench.root"));
    List<String> texts = new ArrayList<>();
    for (Path folder :
        List.of(EXAMPLES, root.resolve("core/src/test/resources/org/raidbench/core/file/valid"))) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(it -> it.toString().endsWith(".yaml")).sorted().toList()) {
          texts.add(Files.readString(file));
        }
      }
    }
    return texts;
  }
}
