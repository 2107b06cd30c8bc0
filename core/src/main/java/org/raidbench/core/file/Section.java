package org.raidbench.core.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.core.bench.ModelKind;

/**
 * The keys of one kind of mapping in a bench file, as a table: what the reader accepts, what its
 * messages say and what the {@link BenchSchema schema} of the file says are the same thing.
 */
final class Section {
  private final String title;
  private final @Nullable ModelKind<?> openTo;
  private final Map<String, Entry> entries;

  /** One key. */
  record Entry(String name, Kind kind, boolean required, String meaning) {}

  private Section(String title, @Nullable ModelKind<?> openTo, Map<String, Entry> entries) {
    this.title = title;
    this.openTo = openTo;
    this.entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }

  /** With its article, for messages: {@code an array}. */
  String title() {
    return title;
  }

  /** Whether keys beyond the table may stand here, such as figures of a model. */
  boolean open() {
    return openTo != null;
  }

  /** The models whose figures may stand here; null if it is not open. */
  @Nullable ModelKind<?> openTo() {
    return openTo;
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
    private @Nullable ModelKind<?> openTo;

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

    /** A number of a range; either end may be empty. */
    Builder quantity(String name, Dimension dimension, String least, String most, String meaning) {
      return key(name, new Kind.Quantity(dimension, new Limits(List.of(), least, most)), meaning);
    }

    Builder later(String name, String meaning) {
      return key(name, new Kind.Later(), meaning);
    }

    /** Figures of such models may stand here too. */
    Builder open(ModelKind<?> models) {
      openTo = models;
      return this;
    }

    Section build() {
      return new Section(title, openTo, entries);
    }
  }
}
