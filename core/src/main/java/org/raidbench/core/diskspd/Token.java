package org.raidbench.core.diskspd;

import java.util.ArrayList;
import java.util.List;

/**
 * One word of a command line.
 *
 * @param text the word, without quotes
 * @param column the column of its first character from 1
 */
record Token(String text, int column) {
  private static final int SHOWN_MAX = 80;

  /** A word fit for a message: without control characters, and not too long. */
  static String legible(String text) {
    String plain = text.replaceAll("\\p{Cntrl}", "?");
    return plain.length() <= SHOWN_MAX ? plain : plain.substring(0, SHOWN_MAX) + "...";
  }

  /** Whether it is an option, not a target. */
  boolean isOption() {
    return text.startsWith("-") || text.startsWith("/");
  }

  /** Splits a command line at blanks; double quotes keep blanks within a word. */
  static List<Token> split(String line) {
    List<Token> tokens = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    int begin = -1;
    boolean quoted = false;
    for (int i = 0; i <= line.length(); i++) {
      char c = i < line.length() ? line.charAt(i) : ' ';
      boolean blank = Character.isWhitespace(c) && (!quoted || i == line.length());
      if (blank) {
        if (begin >= 0) {
          tokens.add(new Token(word.toString(), begin + 1));
        }
        begin = -1;
        word.setLength(0);
        continue;
      }
      begin = begin < 0 ? i : begin;
      if (c == '"') {
        quoted = !quoted;
      } else {
        word.append(c);
      }
    }
    return tokens;
  }
}
