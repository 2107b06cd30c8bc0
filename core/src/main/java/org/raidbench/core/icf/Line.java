package org.raidbench.core.icf;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of the file without the blanks around it.
 *
 * @param number from 1
 * @param column where the text begins, from 1
 * @param text the text
 */
record Line(int number, int column, String text) {
  private static final int LEGIBLE_MAX = 80;

  /** A part of a line. */
  record Field(int line, int column, String text) {
    String legible() {
      return Line.legible(text);
    }
  }

  boolean isComment() {
    return text.startsWith("'");
  }

  /** Parts between commas, without the blanks around them. */
  List<Field> fields() {
    return split(",");
  }

  /** Parts between blanks or commas, as columns of numbers have them. */
  List<Field> columns() {
    return split("[\\s,]+");
  }

  private List<Field> split(String separator) {
    List<Field> fields = new ArrayList<>();
    int from = 0;
    for (String part : text.split(separator, -1)) {
      int at = text.indexOf(part, from);
      String stripped = part.strip();
      int blanks = stripped.isEmpty() ? 0 : part.indexOf(stripped);
      fields.add(new Field(number, column + at + blanks, stripped));
      from = at + part.length();
    }
    return fields;
  }

  Field whole() {
    return new Field(number, column, text);
  }

  /** Text for a message: short, on one line. */
  static String legible(String text) {
    String clean = text.replaceAll("[^\\x20-\\x7e\\xa1-\\xff]", "?");
    return clean.length() > LEGIBLE_MAX ? clean.substring(0, LEGIBLE_MAX) + "..." : clean;
  }
}
