package org.raidbench.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.raidbench.api.spec.Key;

/** The keys that a class of the API declares as constants. */
final class KnownKeys {
  private KnownKeys() {}

  /** In the order of their names, since reflection promises none. */
  static List<Key> of(Class<?> holder) {
    return Arrays.stream(holder.getFields())
        .filter(field -> Modifier.isStatic(field.getModifiers()) && field.getType() == Key.class)
        .map(KnownKeys::value)
        .sorted(Comparator.comparing(Key::name))
        .toList();
  }

  private static Key value(Field field) {
    try {
      return (Key) field.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
