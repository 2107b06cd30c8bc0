package org.raidbench.api.spec;

import org.raidbench.api.stability.Stable;

/**
 * What a figure measures, and so which units it is written in and which base unit it is kept in.
 */
@Stable
public enum Dimension {
  /** A number without unit: {@code 255}. */
  COUNT("a whole number such as 255"),
  /** Time, kept in nanoseconds: {@code 2ms}. */
  TIME("a time such as 2ms, 30s or 10min"),
  /** Size, kept in bytes: {@code 64KiB}. */
  SIZE("a size such as 64KiB or 74GB"),
  /** Data rate, kept in bytes a second: {@code 300MB/s}. */
  RATE("a rate such as 300MB/s, 3200MiB/s or 6Gbit/s"),
  /** Share, kept as a fraction of one: {@code 28%}. */
  SHARE("a share such as 28 %"),
  /** Frequency, kept in hertz: {@code 2.6GHz}. */
  FREQUENCY("a frequency such as 2.6GHz"),
  /** Rotation speed, kept in revolutions a minute: {@code 10000rpm}. */
  ROTATION("a rotation speed such as 10000rpm"),
  /** A number that may have a fraction and has no unit. */
  REAL("a number such as 1.5"),
  /** One word or line of text. */
  TEXT("text"),
  /** A list of words, separated by commas. */
  WORDS("words separated by commas"),
  /** {@code yes} or {@code no}. */
  FLAG("yes or no");

  private final String example;

  Dimension(String example) {
    this.example = example;
  }

  /**
   * What a user should have written.
   *
   * @return the words for an error message: {@code a size such as 64KiB}
   */
  public String expected() {
    return example;
  }
}
