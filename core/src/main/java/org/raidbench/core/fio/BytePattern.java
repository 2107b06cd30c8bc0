package org.raidbench.core.fio;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * What buffers are filled with: strings in double quotes, names of files in single quotes, numbers,
 * and for verification {@code %o}, one after another. What they are filled with does not matter
 * here, only whether fio takes it.
 */
final class BytePattern {
  private static final int BYTES_MAX = 512;

  private BytePattern() {}

  static void check(String text, boolean formats) throws FioSyntax.Refused {
    int at = 0;
    int bytes = 0;
    if (text.isEmpty()) {
      throw refused();
    }
    while (at < text.length()) {
      char c = text.charAt(at);
      int end;
      if (c == '"' || c == '\'') {
        int close = text.indexOf(c, at + 1);
        if (close < 0 || (c == '\'' && !readable(text.substring(at + 1, close)))) {
          throw refused();
        }
        bytes += c == '"' ? close - at - 1 : 1;
        end = close + 1;
      } else if (c == '%') {
        if (!formats || !text.startsWith("%o", at)) {
          throw refused();
        }
        bytes += Long.BYTES;
        end = at + 2;
      } else {
        end = number(text, at);
        bytes += 1;
      }
      at = end;
    }
    if (bytes == 0) {
      throw refused();
    }
  }

  private static int number(String text, int begin) throws FioSyntax.Refused {
    int at = begin;
    if (text.regionMatches(true, at, "0x", 0, 2)
        && at + 2 < text.length()
        && hex(text.charAt(at + 2))) {
      at += 2;
      while (at < text.length() && hex(text.charAt(at))) {
        at++;
      }
      // 0xff0x14 is two numbers.
      boolean next = at < text.length() && text.regionMatches(true, at - 1, "0x", 0, 2);
      at = next ? at - 1 : at;
      if (at - begin - 2 > 2 * BYTES_MAX) {
        throw refused();
      }
      return at;
    }
    while (at < text.length() && FioNumber.isSpace(text.charAt(at))) {
      at++;
    }
    if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
      at++;
    }
    int first = at;
    while (at < text.length()
        && FioNumber.isDigit(text.charAt(at))
        && !(at > begin && text.regionMatches(true, at, "0x", 0, 2))) {
      at++;
    }
    if (at == first || at - first > 18) {
      throw refused();
    }
    long value = Long.parseLong(text.substring(first, at));
    if (value > Integer.MAX_VALUE) {
      throw refused();
    }
    return at;
  }

  private static boolean hex(char c) {
    return c < 128 && Character.digit(c, 16) >= 0;
  }

  private static boolean readable(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static FioSyntax.Refused refused() {
    return new FioSyntax.Refused(" is not a pattern; expected such as 0xdeadbeef or \"text\"");
  }
}
