package org.raidbench.disks.disksim;

import java.util.ArrayList;
import java.util.List;

/** Splits a description file into words and punctuation; {@code #} starts a comment. */
final class Lexer {
  static final String PUNCTUATION = "{}[]=,";

  private Lexer() {}

  /** All tokens of the text, and one empty token at its end. */
  static List<Token> tokens(String text) {
    List<Token> tokens = new ArrayList<>();
    int line = 1;
    int lineStart = 0;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n') {
        line++;
        lineStart = at + 1;
        at++;
      } else if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '#') {
        at = endOfLine(text, at);
      } else if (PUNCTUATION.indexOf(c) >= 0) {
        tokens.add(new Token(String.valueOf(c), line, at - lineStart + 1));
        at++;
      } else {
        int end = endOfWord(text, at);
        tokens.add(new Token(text.substring(at, end), line, at - lineStart + 1));
        at = end;
      }
    }
    tokens.add(new Token("", line, at - lineStart + 1));
    return tokens;
  }

  private static int endOfLine(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  private static int endOfWord(String text, int from) {
    int at = from;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c) || c == '#' || PUNCTUATION.indexOf(c) >= 0) {
        break;
      }
      at++;
    }
    return at;
  }
}
