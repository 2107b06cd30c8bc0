package org.raidbench.core.bench;

import java.util.function.Function;

/**
 * A value and where it was said.
 *
 * @param <T> its type
 * @param value the value
 * @param at where
 */
public record Said<T>(T value, Place at) {
  /**
   * A value said in Java.
   *
   * @param <T> its type
   * @param value the value
   * @return the value without a place
   */
  public static <T> Said<T> inJava(T value) {
    return new Said<>(value, Place.NOWHERE);
  }

  /**
   * Something else said at the same place.
   *
   * @param <U> its type
   * @param change makes it
   * @return the result at this place
   */
  public <U> Said<U> map(Function<T, U> change) {
    return new Said<>(change.apply(value), at);
  }
}
