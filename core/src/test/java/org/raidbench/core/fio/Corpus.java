package org.raidbench.core.fio;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.raidbench.api.fault.FaultsException;

/** Small job files, right and wrong: by hand, one for each option, and seeded mutations. */
final class Corpus {
  private static final String[] SCRAPS = {
    "=",
    ",",
    ":",
    "-",
    "/",
    "%",
    "k",
    "g",
    "z",
    "0",
    "1",
    "64",
    "x",
    "0x",
    ".5",
    " ",
    "\n",
    "[b]\n",
    ";",
    "#",
    "${A}",
    "foo",
    "\t",
    "stonewall\n",
    "999999999999",
    "ms",
    "iodepth=2\n"
  };

  private Corpus() {}

  static Map<String, String> byHand() {
    Map<String, String> files = new LinkedHashMap<>();
    try (InputStream in = Corpus.class.getResourceAsStream("corpus.txt")) {
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String part : all.split("(?m)^=== ")) {
        if (!part.isEmpty()) {
          int end = part.indexOf('\n');
          files.put(part.substring(0, end), part.substring(end + 1));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  /** Each option with a few values of its own. */
  static Map<String, String> byOption() {
    Map<String, String> files = new LinkedHashMap<>();
    for (FioOption option : FioOptions.table().all()) {
      String start =
          "[a]\n" + (option.engine().isEmpty() ? "" : "ioengine=" + option.engine() + "\n");
      for (String value : values(option)) {
        String line = option.name() + value;
        files.put(option.engine() + " " + line, start + line + "\n");
      }
    }
    return files;
  }

  private static List<String> values(FioOption option) {
    List<String> values = new ArrayList<>(List.of(""));
    if (option.max() > 0) {
      values.add("=" + option.max());
      values.add("=" + (option.max() + 1));
    }
    if (option.min() > 0) {
      values.add("=" + option.min());
      values.add("=" + (option.min() - 1));
    }
    if (!option.values().isEmpty()) {
      values.add("=" + option.values().get(option.values().size() - 1));
      values.add("=nonsense");
    } else {
      values.add("=1");
      values.add("=");
    }
    return values;
  }

  /** Files by hand that the reader takes. */
  static List<String> right(Path folder) throws IOException {
    List<String> right = new ArrayList<>();
    Path file = folder.resolve("right.fio");
    for (String text : byHand().values()) {
      Files.writeString(file, text);
      try {
        new FioReader().readFile(file, Map.of());
        right.add(text);
      } catch (FaultsException e) {
        // The file is a wrong one.
      }
    }
    return right;
  }

  /** Mutations of right files. */
  static Map<String, String> mutated(List<String> right, long seed, int count) {
    Random random = new Random(seed);
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      StringBuilder text = new StringBuilder(right.get(random.nextInt(right.size())));
      int edits = 1 + random.nextInt(3);
      for (int edit = 0; edit < edits; edit++) {
        mutate(text, random);
      }
      files.put("seed " + seed + ", mutation " + i, text.toString());
    }
    return files;
  }

  static void mutate(StringBuilder text, Random random) {
    int at = random.nextInt(text.length() + 1);
    switch (random.nextInt(4)) {
      case 0 -> text.insert(at, SCRAPS[random.nextInt(SCRAPS.length)]);
      case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
      case 2 -> {
        if (at < text.length()) {
          text.setCharAt(at, (char) (' ' + random.nextInt(95)));
        }
      }
      default -> {
        int end = Math.min(text.length(), at + random.nextInt(20));
        text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
      }
    }
  }
}
