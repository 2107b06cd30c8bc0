package org.raidbench.core.bench;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** Something that varies in a bench that is composed in Java. */
record Variation<T>(String dimension, List<T> values, BiConsumer<BenchBuilder, ? super T> set) {
  /** Checks that there is something to vary, and that results can tell it apart. */
  Variation {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("\"" + dimension + "\" has no values");
    }
    Set<String> names = new HashSet<>();
    for (T value : values) {
      if (!names.add(value.toString())) {
        throw new IllegalArgumentException(dimension + " \"" + value + "\" is given twice");
      }
    }
  }

  String name(int value) {
    return values.get(value).toString();
  }

  void apply(int value, BenchBuilder builder) {
    set.accept(builder, values.get(value));
  }
}
