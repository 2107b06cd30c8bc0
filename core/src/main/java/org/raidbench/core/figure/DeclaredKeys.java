package org.raidbench.core.figure;

import java.lang.reflect.Field;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.raidbench.api.spec.Key;

/** The keys of the API whose meaning is fixed. */
public final class DeclaredKeys {
  private static final ClassValue<Map<String, Key>> DECLARED =
      new ClassValue<>() {
        @Override
        protected Map<String, Key> computeValue(Class<?> holder) {
          return Collections.unmodifiableMap(read(holder));
        }
      };

  private DeclaredKeys() {}

  /**
   * The keys a class such as {@code ControllerKeys} declares.
   *
   * @param holder the class
   * @return by name, unmodifiable
   */
  public static Map<String, Key> of(Class<?> holder) {
    return DECLARED.get(holder);
  }

  private static Map<String, Key> read(Class<?> holder) {
    Map<String, Key> keys = new TreeMap<>();
    for (Field field : holder.getFields()) {
      if (field.getType() == Key.class) {
        try {
          Key key = (Key) field.get(null);
          keys.put(key.name(), key);
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return keys;
  }
}
