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
   * The key that a message about a figure begins with, before its colon.
   *
   * @param message the message
   * @return the key; empty if the message has no colon
   */
  static String keyOf(String message) {
    return message.substring(0, Math.max(0, message.indexOf(':')));
  }

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
