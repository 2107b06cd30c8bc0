package org.raidbench.core.icf;

import java.util.List;
import java.util.Optional;
import org.raidbench.api.fault.Faults;

/** Reads what stands below a comment, and tells what is wrong with it. */
final class Numbers {
  private final Faults faults;

  Numbers(Faults faults) {
    this.faults = faults;
  }

  /** How many faults have been told. */
  int count() {
    return faults.list().size();
  }

  void fault(Line.Field at, String message) {
    faults.add(at.line(), at.column(), message);
  }

  void fault(Entry at, String message) {
    faults.add(at.line().number(), at.line().column(), message);
  }

  /** The line below a comment. */
  Optional<Line> one(Entry entry, String expected) {
    Optional<Line> first = entry.data().stream().findFirst();
    if (first.isEmpty() || first.get().text().isEmpty()) {
      fault(entry, "nothing stands below \"%s\"; expected %s".formatted(entry.legible(), expected));
      return Optional.empty();
    }
    return first;
  }

  /** A whole number; the least if it is none. */
  long whole(Line.Field field, String what, long least, long most) {
    if (!field.text().matches("[0-9]{1,18}")) {
      fault(
          field,
          "%s: \"%s\" is not a whole number such as %d".formatted(what, field.legible(), least));
      return least;
    }
    long value = Long.parseLong(field.text());
    if (value < least || value > most) {
      fault(
          field,
          "%s: %d is out of range; expected from %d to %d".formatted(what, value, least, most));
      return least;
    }
    return value;
  }

  /** As many columns as expected, more if need be; none if there are fewer. */
  List<Line.Field> columns(Line line, int least, String expected) {
    List<Line.Field> columns = line.columns();
    if (columns.size() < least) {
      fault(line.whole(), "\"%s\": expected %s".formatted(Line.legible(line.text()), expected));
      return List.of();
    }
    return columns;
  }

  /** One of a few words, whatever the case; the first if it is none. */
  String word(Line.Field field, String what, List<String> words) {
    for (String word : words) {
      if (word.equalsIgnoreCase(field.text())) {
        return word;
      }
    }
    fault(
        field,
        "%s: \"%s\" is not known; one of: %s"
            .formatted(what, field.legible(), String.join(", ", words)));
    return words.get(0);
  }
}
