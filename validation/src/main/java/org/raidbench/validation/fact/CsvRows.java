package org.raidbench.validation.fact;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.Faults;

/** Rows of a CSV file by the names of its columns, each with its line. */
final class CsvRows {
  private CsvRows() {}

  /** One row; a column it does not have is empty. */
  record Row(int line, Map<String, String> cells) {
    String cell(String column) {
      return cells.getOrDefault(column, "");
    }
  }

  /** Every row below the heading; what is no CSV is a fault. */
  static List<Row> read(String text, List<String> columns, Faults faults) {
    List<Row> rows = new ArrayList<>();
    try (MappingIterator<String[]> lines =
        new CsvMapper()
            .readerFor(String[].class)
            .with(CsvParser.Feature.WRAP_AS_ARRAY)
            .with(CsvParser.Feature.SKIP_EMPTY_LINES)
            .readValues(text)) {
      if (!lines.hasNextValue()) {
        faults.add(1, 1, "the file says nothing; expected the columns " + columns);
        return rows;
      }
      List<String> heading = List.of(lines.nextValue());
      if (!heading.equals(columns)) {
        faults.add(1, 1, "expected the columns " + columns + ", not " + heading);
        return rows;
      }
      while (lines.hasNextValue()) {
        int line = lines.getCurrentLocation().getLineNr();
        String[] cells = lines.nextValue();
        if (cells.length != columns.size()) {
          faults.add(line, 0, "expected " + columns.size() + " cells, not " + cells.length);
          continue;
        }
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < cells.length; i++) {
          row.put(columns.get(i), cells[i].strip());
        }
        rows.add(new Row(line, row));
      }
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      faults.add(line, 0, "not CSV: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new UncheckedIOException("a text cannot be read", e);
    }
    return rows;
  }
}
