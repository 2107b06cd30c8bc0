package org.raidbench.core.bench;

/**
 * A figure the user gave.
 *
 * @param text its value as written
 * @param keyAt where its key stands
 * @param at where its value stands
 */
public record Given(String text, Place keyAt, Place at) {
  /**
   * Given in Java.
   *
   * @param text the value
   * @return the figure without a place
   */
  public static Given inJava(String text) {
    return new Given(text, Place.NOWHERE, Place.NOWHERE);
  }
}
