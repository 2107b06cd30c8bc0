package org.raidbench.core.icf;

import java.util.List;
import java.util.Locale;

/**
 * A comment that says what stands below it, and that.
 *
 * @param line the comment
 * @param data lines up to the next comment that is not its own continuation
 */
record Entry(Line line, List<Line> data) {
  Entry {
    data = List.copyOf(data);
  }

  /** The comment in small letters, without the apostrophe and the rule behind a section's name. */
  String key() {
    return key(line.text());
  }

  static String key(String comment) {
    return comment.substring(1).strip().replaceFirst("\\s*=+$", "").toLowerCase(Locale.ROOT);
  }

  /** As it stands in the file, for messages. */
  String legible() {
    return Line.legible(line.text().replaceFirst("\\s*=+$", ""));
  }
}
