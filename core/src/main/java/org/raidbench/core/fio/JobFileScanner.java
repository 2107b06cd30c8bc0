package org.raidbench.core.fio;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;

/** Splits a job file into sections and lines, and brings in what it includes. */
final class JobFileScanner {
  /** A job file is written by hand; what is larger is something else. */
  private static final int BYTES_MAX = 4 << 20;

  /** fio reads no more of a line at once. */
  private static final int LINE_MAX = 8191;

  /** Files that include others several times multiply; this ends it. */
  private static final int LINES_MAX = 100_000;

  private static final long BYTES_IN_ALL_MAX = 16 << 20;

  private static final String INCLUDE = "include";

  private final Faults faults;
  private final List<JobSection> sections = new ArrayList<>();
  private final Deque<Path> open = new ArrayDeque<>();
  private int lines;
  private long bytesInAll;

  JobFileScanner(Faults faults) {
    this.faults = faults;
  }

  /**
   * Reads a job file.
   *
   * @param file the file
   * @return its sections in order; faults have been added to the collection
   */
  List<JobSection> scan(Path file) {
    read(file, file.toString(), null);
    return sections;
  }

  private void read(Path file, String source, @Nullable JobLine including) {
    String text = load(file, source, including);
    if (text == null) {
      return;
    }
    if (bytesInAll > BYTES_IN_ALL_MAX) {
      faults.add(at(including, source).fault("more than 16 MiB in all"));
      return;
    }
    open.push(identity(file));
    int number = 0;
    for (String raw : text.split("\n", -1)) {
      number++;
      if (++lines > LINES_MAX) {
        faults.add(at(including, source).fault("more than " + LINES_MAX + " lines in all"));
        break;
      }
      JobLine line = strip(source, number, raw);
      if (line != null) {
        take(line, file, including != null);
      }
    }
    open.pop();
  }

  private void take(JobLine line, Path file, boolean included) {
    String text = line.text();
    if (text.equals("[")) {
      faults.add(line.fault("\"[\" begins a section without a name; expected [a name]"));
    } else if (text.startsWith("[")) {
      if (included) {
        faults.add(line.fault("an included file has no sections of its own"));
      } else {
        sections.add(new JobSection(line));
      }
    } else if (sections.isEmpty()) {
      faults.add(line.fault("\"" + text + "\" stands before the first section; expected [a name]"));
    } else if (text.startsWith(INCLUDE)) {
      include(line, file);
    } else {
      sections.get(sections.size() - 1).options().add(line);
    }
  }

  private void include(JobLine line, Path file) {
    if (line.text().length() <= INCLUDE.length() + 1) {
      faults.add(line.fault("include names no file; expected include FILE"));
      return;
    }
    String name = line.text().substring(INCLUDE.length() + 1);
    int offset = INCLUDE.length() + 1;
    Path target;
    try {
      // fio looks where it was started first, and beside the including file then.
      Path here = Path.of(name);
      target = Files.exists(here) ? here : file.resolveSibling(name);
    } catch (InvalidPathException e) {
      faults.add(line.fault(offset, "\"" + name + "\" is not the name of a file"));
      return;
    }
    if (open.contains(identity(target))) {
      faults.add(line.fault(offset, "\"" + name + "\" includes itself"));
      return;
    }
    read(target, target.toString(), line);
  }

  /** A fault of a job file stands at its name; one of an included file where it is included. */
  private static String named(@Nullable JobLine including, String source) {
    return including == null ? "" : source + ": ";
  }

  private @Nullable String load(Path file, String source, @Nullable JobLine including) {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(BYTES_MAX + 1);
    } catch (NoSuchFileException e) {
      faults.add(
          at(including, source)
              .fault(offset(including), named(including, source) + "there is no such file"));
      return null;
    } catch (IOException e) {
      String what = Files.isDirectory(file) ? "it is a folder, not a file" : "it cannot be read";
      faults.add(at(including, source).fault(offset(including), named(including, source) + what));
      return null;
    }
    if (bytes.length > BYTES_MAX) {
      faults.add(
          at(including, source)
              .fault(
                  offset(including),
                  named(including, source) + "it is larger than 4 MiB, which no job file is"));
      return null;
    }
    bytesInAll += bytes.length;
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static JobLine at(@Nullable JobLine including, String source) {
    return including != null ? including : new JobLine(source, 0, 0, "");
  }

  private static int offset(@Nullable JobLine including) {
    return including != null ? INCLUDE.length() + 1 : 0;
  }

  private @Nullable JobLine strip(String source, int number, String raw) {
    int begin = 0;
    int end = raw.length();
    for (int i = 0; i < end; i++) {
      char c = raw.charAt(i);
      if (c == ';' || c == '#' || c == 0) {
        end = i;
      }
    }
    while (begin < end && isBlank(raw.charAt(begin))) {
      begin++;
    }
    while (end > begin && isBlank(raw.charAt(end - 1))) {
      end--;
    }
    if (begin == end) {
      return null;
    }
    JobLine line = new JobLine(source, number, begin + 1, raw.substring(begin, end));
    if (raw.length() > LINE_MAX) {
      faults.add(line.fault("the line is longer than " + LINE_MAX + " characters"));
      return null;
    }
    return line;
  }

  private static boolean isBlank(char c) {
    return c <= ' ' || c == 127;
  }

  private static Path identity(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }
}
