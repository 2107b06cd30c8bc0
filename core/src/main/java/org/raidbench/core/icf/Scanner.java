package org.raidbench.core.icf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;

/** Cuts a file into its version and its entries. */
final class Scanner {
  private static final int BYTES_MAX = 4_000_000;

  private Scanner() {}

  /** The lines of a file; none if it cannot be read, with the reason among the faults. */
  static List<Line> lines(Path file, Faults faults) {
    List<Line> lines = new ArrayList<>();
    try {
      if (Files.isDirectory(file)) {
        faults.add("this is a folder, not a file");
        return lines;
      }
      if (Files.size(file) > BYTES_MAX) {
        faults.add("the file has more than " + BYTES_MAX + " bytes");
        return lines;
      }
      // IOMeter writes the code page of its machine; names are all that it matters to.
      String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
      int number = 0;
      for (String line : text.split("\r\n|\n|\r", -1)) {
        String stripped = line.strip();
        number++;
        lines.add(new Line(number, stripped.isEmpty() ? 1 : line.indexOf(stripped) + 1, stripped));
      }
    } catch (NoSuchFileException e) {
      faults.add("there is no such file");
    } catch (IOException e) {
      faults.add("the file cannot be read");
    }
    return lines;
  }

  /**
   * Sorts lines into entries. A comment right below another is its continuation, such as the names
   * of columns, unless it is known to be one of its own.
   */
  static List<Entry> entries(List<Line> lines, Faults faults) {
    List<Entry> entries = new ArrayList<>();
    @Nullable Line key = null;
    List<Line> data = new ArrayList<>();
    for (Line line : lines) {
      if (!line.isComment()) {
        if (key != null) {
          data.add(line);
        } else if (!line.text().isEmpty()) {
          faults.add(
              line.number(),
              line.column(),
              "\"%s\" stands before the first comment".formatted(Line.legible(line.text())));
        }
        continue;
      }
      if (key != null && data.isEmpty() && !Keys.isKnown(Entry.key(line.text()))) {
        continue;
      }
      if (key != null) {
        entries.add(new Entry(key, data));
      }
      key = line;
      data.clear();
    }
    if (key != null) {
      entries.add(new Entry(key, data));
    }
    return entries;
  }
}
