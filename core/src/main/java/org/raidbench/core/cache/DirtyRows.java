package org.raidbench.core.cache;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one array that have dirty lines, and those on their way to the disks. A flight takes
 * a row and dirty ones that adjoin it; a row on its way that is written again is dirty again once
 * it has arrived.
 */
final class DirtyRows {
  private static final long NO_ROW = -1;

  private final RowSet rows;

  /** Those looked at for the next one to go; null if all are. */
  private final @Nullable OldestRows oldest;

  private final long[] rowOfFlight;
  private final int[] lengthOfFlight;

  /** By flight: its rows that were written again, from the first on, bit by bit. */
  private final long[] againOfFlight;

  /** Flights from here on are free. */
  private int flightsEnd;

  private int flights;
  private long lastRow = NO_ROW;

  /**
   * Makes an empty set.
   *
   * @param rowCount rows of the array
   * @param flightsMax how many may be on their way at once
   * @param sortedRows how many of the oldest rows are looked at for the next one to go
   */
  DirtyRows(long rowCount, int flightsMax, int sortedRows) {
    rows = new RowSet(rowCount);
    oldest =
        sortedRows == DestageWindow.SORT_ALL ? null : new OldestRows(rows, rowCount, sortedRows);
    rowOfFlight = new long[flightsMax];
    lengthOfFlight = new int[flightsMax];
    againOfFlight = new long[flightsMax];
    Arrays.fill(rowOfFlight, NO_ROW);
  }

  void add(long row) {
    for (int flight = 0; flight < flightsEnd; flight++) {
      long after = row - rowOfFlight[flight];
      if (rowOfFlight[flight] != NO_ROW && after >= 0 && after < lengthOfFlight[flight]) {
        againOfFlight[flight] |= 1L << after;
        return;
      }
    }
    include(row);
  }

  private void include(long row) {
    if (oldest != null && !rows.contains(row)) {
      oldest.add(row);
    }
    rows.add(row);
  }

  /** Of the rows looked at, the first at or after a row that is not on its way, or -1. */
  long from(long row) {
    return oldest == null ? rows.from(row) : oldest.from(row);
  }

  int flights() {
    return flights;
  }

  boolean hasRoom() {
    return flights < rowOfFlight.length;
  }

  /** The row sent last, or -1. */
  long lastRow() {
    return lastRow;
  }

  /** A row is sent, and as many dirty ones after it as adjoin: the number of their flight. */
  int send(long row, int lengthMax) {
    int length = 0;
    do {
      rows.remove(row + length);
      if (oldest != null) {
        oldest.remove(row + length);
      }
      length++;
    } while (length < lengthMax && rows.from(row + length) == row + length);
    lastRow = row + length - 1;
    int flight = 0;
    while (rowOfFlight[flight] != NO_ROW) {
      flight++;
    }
    flightsEnd = Math.max(flightsEnd, flight + 1);
    rowOfFlight[flight] = row;
    lengthOfFlight[flight] = length;
    againOfFlight[flight] = 0;
    flights++;
    return flight;
  }

  /** How many rows a flight takes. */
  int length(int flight) {
    return lengthOfFlight[flight];
  }

  void arrived(int flight) {
    long row = rowOfFlight[flight];
    rowOfFlight[flight] = NO_ROW;
    flights--;
    while (flightsEnd > 0 && rowOfFlight[flightsEnd - 1] == NO_ROW) {
      flightsEnd--;
    }
    for (long again = againOfFlight[flight]; again != 0; again &= again - 1) {
      include(row + Long.numberOfTrailingZeros(again));
    }
  }
}
