package org.raidbench.core.icf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.core.icf.IcfFile.Specification;

/** Reads {@code 'ACCESS SPECIFICATIONS}. */
final class SpecificationSection {
  private static final List<String> ASSIGNMENTS = List.of("NONE", "ALL", "DISK", "NET");
  private static final int FIELDS_MIN = 7;
  private static final int FIELDS_MAX = 8;
  private static final int LINES_MAX = 100;
  private static final int PERCENT = 100;
  private static final int SECTOR_BYTES = 512;
  private static final long REQUEST_BYTES_MAX = 1L << 30;
  private static final long DELAY_MS_MAX = 3_600_000;
  private static final long NANOS_PER_MS = 1_000_000;

  private final Numbers numbers;
  private final List<String> notes;
  private final Map<String, Specification> specifications = new LinkedHashMap<>();

  /** Names of those at fault too, so that who refers to them is not told off as well. */
  private final Set<String> names = new LinkedHashSet<>();

  private @Nullable Entry named;
  private String name = "";
  private boolean byDefault;

  SpecificationSection(Numbers numbers, List<String> notes) {
    this.numbers = numbers;
    this.notes = notes;
  }

  Map<String, Specification> done() {
    end();
    return specifications;
  }

  Set<String> names() {
    return names;
  }

  void read(String key, Entry entry) {
    if (key.equals(Keys.SPECIFICATION)) {
      end();
      numbers.one(entry, "a name and a default assignment").ifPresent(line -> name(entry, line));
    } else if (key.equals(Keys.ACCESS)) {
      if (named == null) {
        numbers.fault(entry, "the lines of an access specification without its name");
      } else {
        lines(entry);
      }
      named = null;
    }
  }

  /** A name must be followed by lines. */
  private void end() {
    if (named != null) {
      numbers.fault(named, "\"%s\" has no lines".formatted(Line.legible(name)));
    }
    named = null;
  }

  private void name(Entry entry, Line line) {
    List<Line.Field> fields = line.fields();
    Line.Field last = fields.get(fields.size() - 1);
    named = entry;
    byDefault = false;
    name = line.text();
    if (fields.size() > 1) {
      // A name may have commas of its own.
      name = line.text().substring(0, line.text().lastIndexOf(',')).strip();
      String assignment =
          last.text().matches("[0-3]")
              ? ASSIGNMENTS.get(Integer.parseInt(last.text()))
              : numbers.word(last, "default assignment", ASSIGNMENTS);
      byDefault = assignment.equals("ALL") || assignment.equals("DISK");
    }
    names.add(name);
  }

  private void lines(Entry entry) {
    List<AccessLine> lines = new ArrayList<>();
    int faultsBefore = numbers.count();
    long sum = 0;
    int rows = 0;
    long delay = -1;
    long burst = -1;
    for (Line line : entry.data()) {
      if (line.text().isEmpty()) {
        continue;
      }
      List<Line.Field> fields = line.fields();
      if (fields.size() < FIELDS_MIN || fields.size() > FIELDS_MAX) {
        numbers.fault(
            line.whole(),
            "%d fields; expected size,%% of size,%% reads,%% random,delay,burst,align,reply"
                .formatted(fields.size()));
        continue;
      }
      long share = numbers.whole(fields.get(1), "% of size", 0, PERCENT);
      sum += share;
      rows++;
      access(fields, share).ifPresent(lines::add);
      long ownDelay = numbers.whole(fields.get(4), "delay", 0, DELAY_MS_MAX);
      long ownBurst = numbers.whole(fields.get(5), "burst", 0, Integer.MAX_VALUE);
      if (share > 0) {
        if (delay >= 0 && (ownDelay != delay || (delay > 0 && ownBurst != burst))) {
          numbers.fault(fields.get(4), "delay: lines with delays of their own are not supported");
        }
        delay = ownDelay;
        burst = ownBurst;
      }
    }
    if (rows > LINES_MAX) {
      numbers.fault(entry, "%d lines; IOMeter takes %d".formatted(rows, LINES_MAX));
    }
    if (sum != PERCENT && numbers.count() == faultsBefore) {
      numbers.fault(
          entry,
          "\"%s\": the shares of sizes add up to %d; expected 100"
              .formatted(Line.legible(name), sum));
    }
    put(
        new Specification(
            name, byDefault, lines, Math.max(0, delay) * NANOS_PER_MS, (int) Math.max(1, burst)));
  }

  private void put(Specification specification) {
    if (specifications.put(specification.name(), specification) != null) {
      notes.add(
          "access specification \"%s\": the later of two of this name counts"
              .formatted(Line.legible(specification.name())));
    }
  }

  private Optional<AccessLine> access(List<Line.Field> fields, long share) {
    long size = sectors(fields.get(0), "size", 1);
    long reads = numbers.whole(fields.get(2), "% reads", 0, PERCENT);
    long random = numbers.whole(fields.get(3), "% random", 0, PERCENT);
    long align = sectors(fields.get(6), "align", 0);
    if (fields.size() == FIELDS_MAX) {
      numbers.whole(fields.get(7), "reply", 0, REQUEST_BYTES_MAX);
    }
    return share == 0
        ? Optional.empty()
        : Optional.of(
            new AccessLine(
                share,
                size,
                size,
                reads / (double) PERCENT,
                random / (double) PERCENT,
                align == 0 ? SECTOR_BYTES : align));
  }

  private long sectors(Line.Field field, String what, long least) {
    long bytes = numbers.whole(field, what, least, REQUEST_BYTES_MAX);
    if (bytes % SECTOR_BYTES != 0 && field.text().matches("[0-9]{1,10}")) {
      numbers.fault(field, "%s: %d is not a multiple of %d".formatted(what, bytes, SECTOR_BYTES));
    }
    return Math.max(least * SECTOR_BYTES, bytes / SECTOR_BYTES * SECTOR_BYTES);
  }
}
