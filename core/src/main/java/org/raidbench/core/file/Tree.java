package org.raidbench.core.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.core.bench.Place;

/**
 * What a YAML document says, without YAML's opinion of types: {@code on} is a word and {@code 010}
 * stands as written. Immutable; subtrees may be shared.
 */
sealed interface Tree {
  /** Where it begins. */
  Place at();

  /** A scalar as written, without quotes. */
  record Text(String text, Place at) implements Tree {}

  /** A list. */
  record Many(List<Tree> items, Place at) implements Tree {
    public Many {
      items = List.copyOf(items);
    }
  }

  /** A mapping, in the order written. */
  record Fields(Map<String, Field> fields, Place at) implements Tree {
    public Fields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
  }

  /** A value and the place of its key. */
  record Field(Place keyAt, Tree value) {}

  /** In a few words, for messages. */
  default String describe() {
    if (this instanceof Text text) {
      return text.text().isEmpty() ? "nothing" : "\"" + text.text() + "\"";
    }
    return this instanceof Many ? "a list" : "a mapping";
  }
}
