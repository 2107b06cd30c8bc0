package org.raidbench.testkit;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.sim.RandomStream;

/** Spoils text in the ways of a careless or a malicious hand. */
final class Mutation {
  private static final String[] SNIPPETS = {
    "0",
    "-1",
    "99999999999999999999",
    "=",
    ":",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    "#",
    ",",
    "%",
    "\n",
    "\t",
    " ",
    "\u0000",
    "\u00e9",
    "\ud83d\ude00",
    "${HOME}",
    "1e9",
    "NaN",
    "\\",
    "/"
  };

  private Mutation() {}

  /** One to four changes. */
  static String of(String text, RandomStream random) {
    String spoilt = text;
    long changes = 1 + random.below(4);
    for (long i = 0; i < changes; i++) {
      spoilt = random.below(3) == 0 ? spoilLines(spoilt, random) : spoilPlace(spoilt, random);
    }
    return spoilt;
  }

  private static String spoilLines(String text, RandomStream random) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = (int) random.below(lines.size());
    switch ((int) random.below(3)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add((int) random.below(lines.size() + 1L), lines.get(at));
      default -> {
        String line = lines.remove(at);
        lines.add((int) random.below(lines.size() + 1L), line);
      }
    }
    return String.join("\n", lines);
  }

  private static String spoilPlace(String text, RandomStream random) {
    int at = (int) random.below(text.length() + 1L);
    int end = Math.min(text.length(), at + (int) random.below(8));
    String snippet = SNIPPETS[(int) random.below(SNIPPETS.length)];
    return switch ((int) random.below(4)) {
      case 0 -> text.substring(0, at) + text.substring(end); // left out
      case 1 -> text.substring(0, at) + snippet + text.substring(at); // put in
      case 2 -> text.substring(0, at) + snippet + text.substring(end); // replaced
      default -> text.substring(0, at); // cut off
    };
  }
}
