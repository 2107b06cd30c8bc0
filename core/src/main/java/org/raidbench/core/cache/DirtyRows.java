package org.raidbench.core.cache;

import java.util.Arrays;

/**
 * The rows of one array that have dirty lines, and those on their way to the disks. A row on its
 * way that is written again is dirty again once it has arrived.
 */
final class DirtyRows {
  private static final long NO_ROW = -1;

  private final RowSet rows;
  private final long[] rowOfFlight;
  private final boolean[] againOfFlight;
  private int flights;
  private long lastRow = NO_ROW;

  DirtyRows(long rowCount, int flightsMax) {
    rows = new RowSet(rowCount);
    rowOfFlight = new long[flightsMax];
    againOfFlight = new boolean[flightsMax];
    Arrays.fill(rowOfFlight, NO_ROW);
  }

  void add(long row) {
    for (int flight = 0; flight < rowOfFlight.length; flight++) {
      if (rowOfFlight[flight] == row) {
        againOfFlight[flight] = true;
        return;
      }
    }
    rows.add(row);
  }

  /** The first row at or after a row that is dirty and not on its way, or -1. */
  long from(long row) {
    return rows.from(row);
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

  /** A row is sent: the number of its flight. */
  int send(long row) {
    rows.remove(row);
    lastRow = row;
    int flight = 0;
    while (rowOfFlight[flight] != NO_ROW) {
      flight++;
    }
    rowOfFlight[flight] = row;
    againOfFlight[flight] = false;
    flights++;
    return flight;
  }

  long row(int flight) {
    return rowOfFlight[flight];
  }

  void arrived(int flight) {
    long row = rowOfFlight[flight];
    rowOfFlight[flight] = NO_ROW;
    flights--;
    if (againOfFlight[flight]) {
      rows.add(row);
    }
  }
}
