package org.raidbench.core.bench;

/** How disks of a system are named: {@code ssd 0-3, 6}, as regular expressions. */
public final class DiskWords {
  /** A group's name. */
  static final String NAME = "[A-Za-z][A-Za-z0-9_.-]*";

  /** A number, or the first and the last of several; {@code %1$s} is a number. */
  static final String NUMBERS = "%1$s(?:\\s*-\\s*%1$s)?";

  private static final String PLAIN_NUMBERS = NUMBERS.formatted("[0-9]{1,6}");

  /**
   * A line that names disks: the first item names its group, the others may go on with it. Java and
   * ECMA-262 understand it alike.
   */
  public static final String LINE =
      "\\s*%1$s\\s*(?:%2$s)?\\s*(?:,\\s*(?:%1$s\\s*(?:%2$s)?|%2$s)\\s*)*"
          .formatted(NAME, PLAIN_NUMBERS);

  /** What a group may be called in a bench file, where a dot would end a step of a path. */
  public static final String GROUP = "[A-Za-z][A-Za-z0-9_-]*";

  private DiskWords() {}
}
