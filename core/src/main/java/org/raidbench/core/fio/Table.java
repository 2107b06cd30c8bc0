package org.raidbench.core.fio;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads tab-separated tables of this package; lines that begin with a hash are comments. */
final class Table {
  private Table() {}

  static List<String[]> rows(String resource, int columns) {
    try (InputStream in = Table.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> cells(resource, line, columns))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String[] cells(String resource, String line, int columns) {
    String[] cells = line.split("\t", -1);
    if (cells.length != columns) {
      throw new IllegalStateException(resource + ": not " + columns + " columns: " + line);
    }
    return cells;
  }
}
