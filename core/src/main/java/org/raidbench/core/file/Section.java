package org.raidbench.core.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.spec.Dimension;

/**
 * The keys of one kind of mapping in a bench file, as a table: what the reader accepts, what its
 * messages say and what a schema of the file would say are the same thing.
 */
final class Section {
  private final String title;
  private final boolean open;
  private final Map<String, Entry> entries;

  /** One key. */
  record Entry(String name, Kind kind, boolean required, String meaning) {}

  private Section(String title, boolean open, Map<String, Entry> entries) {
    this.title = title;
    this.open = open;
    this.entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }

  /** With its article, for messages: {@code an array}. */
  String title() {
    return title;
  }

  /** Whether keys beyond the table may stand here, such as figures of a model. */
  boolean open() {
    return open;
  }

  Map<String, Entry> entries() {
    return entries;
  }

  @Nullable Entry entry(String name) {
    return entries.get(name);
  }

  static Builder of(String title) {
    return new Builder(title);
  }

  /** Fills the table. */
  static final class Builder {
    private final String title;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private boolean open;

    private Builder(String title) {
      this.title = title;
    }

    Builder key(String name, Kind kind, String meaning) {
      entries.put(name, new Entry(name, kind, false, meaning));
      return this;
    }

    Builder required(String name, Kind kind, String meaning) {
      entries.put(name, new Entry(name, kind, true, meaning));
      return this;
    }

    Builder line(String name, String meaning) {
      return key(name, new Kind.Line(), meaning);
    }

    Builder word(String name, String meaning, String... words) {
      return key(name, new Kind.Word(List.of(words)), meaning);
    }

    Builder quantity(String name, Dimension dimension, double min, double max, String meaning) {
      return key(name, new Kind.Quantity(dimension, min, max), meaning);
    }

    Builder later(String name, String meaning) {
      return key(name, new Kind.Later(), meaning);
    }

    /** Other keys may stand here too; whoever reads the section says which. */
    Builder open() {
      open = true;
      return this;
    }

    Section build() {
      return new Section(title, open, entries);
    }
  }
}
