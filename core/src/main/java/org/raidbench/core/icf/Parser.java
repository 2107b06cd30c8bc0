package org.raidbench.core.icf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.core.icf.IcfFile.Specification;

/** Reads the sections of a file, which may come in any order. */
final class Parser {
  private static final Pattern VERSION =
      Pattern.compile("(?i)version\\s+([0-9]{1,4})\\.([0-9]{1,2})\\.([0-9]{1,2})\\b.*");

  /** Versions were dates once; this is the first year that a version number could not be. */
  private static final int YEARS_FROM = 1900;

  /** Before, specifications had no names. */
  private static final int NAMED_FROM = 19980521;

  /** Before, the setup had no end. */
  private static final int ENDED_FROM = 19990217;

  private final Faults faults;
  private final Numbers numbers;
  private final List<String> notes = new ArrayList<>();
  private final Set<String> seen = new LinkedHashSet<>();
  private final SetupSection setup;
  private final SpecificationSection specifications;
  private final ManagerSection managers;
  private boolean setupEnds = true;
  private Keys.Place place = Keys.Place.FILE;
  private String section = "";

  Parser(Faults faults) {
    this.faults = faults;
    numbers = new Numbers(faults);
    setup = new SetupSection(numbers, notes);
    specifications = new SpecificationSection(numbers, notes);
    managers = new ManagerSection(numbers, notes);
  }

  /** What a file's lines say; incomplete if there are faults. */
  IcfFile read(List<Line> lines) {
    version(lines);
    List<Line> rest =
        lines.stream().filter(line -> !VERSION.matcher(line.text()).matches()).toList();
    List<Entry> entries = Scanner.entries(rest, faults);
    entries.forEach(this::entry);
    if (place != Keys.Place.FILE && (setupEnds || place != Keys.Place.SETUP)) {
      faults.add("the file ends within '%s; expected 'END %s".formatted(section, section));
    }
    if (!seen.contains(Keys.SPECIFICATIONS)) {
      faults.add("there is no section 'ACCESS SPECIFICATIONS");
    }
    Map<String, Specification> named = specifications.done();
    return new IcfFile(setup.done(), named, managers.done(specifications.names()), notes);
  }

  private void version(List<Line> lines) {
    Optional<Line> first = lines.stream().filter(line -> !line.text().isEmpty()).findFirst();
    Matcher matcher = VERSION.matcher(first.map(Line::text).orElse(""));
    if (!matcher.matches()) {
      faults.add(
          first.map(Line::number).orElse(1),
          1,
          "expected the version of a configuration file of IOMeter, such as Version 1.1.0");
      return;
    }
    int year = Integer.parseInt(matcher.group(1));
    int date =
        (year * 100 + Integer.parseInt(matcher.group(2))) * 100
            + Integer.parseInt(matcher.group(3));
    if (year > YEARS_FROM) {
      setupEnds = date >= ENDED_FROM;
      if (date < NAMED_FROM) {
        faults.add(
            first.map(Line::number).orElse(1),
            1,
            "files from before 1998.05.21, whose specifications have no names, are not supported");
      }
    }
  }

  private void entry(Entry entry) {
    Optional<String> known = Keys.canonical(entry.key());
    if (known.isEmpty()) {
      if (place != Keys.Place.DISPLAY) {
        unknown(entry);
      }
      return;
    }
    String key = known.get();
    if (Keys.at(Keys.Place.FILE).contains(key)) {
      begin(entry, key);
    } else if (place != Keys.Place.DISPLAY && !Keys.at(place).contains(key)) {
      numbers.fault(
          entry,
          place == Keys.Place.FILE
              ? "\"%s\" stands outside of its section".formatted(entry.legible())
              : "\"%s\" does not belong to '%s".formatted(entry.legible(), section));
    } else if (key.equals(Keys.end(section))) {
      read(key, entry);
      place = Keys.Place.FILE;
    } else {
      read(key, entry);
    }
  }

  private void unknown(Entry entry) {
    List<String> here = Keys.at(place);
    Optional<String> nearest = Names.nearest(entry.key(), here);
    numbers.fault(
        entry,
        "\"%s\" is not known%s%s"
            .formatted(
                entry.legible(),
                place == Keys.Place.FILE ? "" : " in '" + section,
                nearest.map(it -> "; nearest: '" + it).orElse("")));
  }

  private void begin(Entry entry, String key) {
    if (place != Keys.Place.FILE && (setupEnds || place != Keys.Place.SETUP)) {
      numbers.fault(entry, "'%s does not end; expected 'END %s".formatted(section, section));
    }
    if (!seen.add(key)) {
      numbers.fault(entry, "\"%s\" is there twice".formatted(entry.legible()));
    }
    section = key;
    place =
        switch (key) {
          case Keys.SETUP -> Keys.Place.SETUP;
          case Keys.SPECIFICATIONS -> Keys.Place.SPECIFICATIONS;
          case Keys.MANAGERS -> Keys.Place.MANAGERS;
          default -> Keys.Place.DISPLAY;
        };
  }

  private void read(String key, Entry entry) {
    switch (place) {
      case SETUP -> setup.read(key, entry);
      case SPECIFICATIONS -> specifications.read(key, entry);
      case MANAGERS -> managers.read(key, entry);
      case FILE, DISPLAY -> {
        // What was shown while a test ran.
      }
    }
  }
}
