package org.raidbench.core.cache;

import java.util.Arrays;

/** The lines of one flight to the disks, and of each from where to where it is dirty. */
final class FlightPieces {
  private int[] lines = new int[16];
  private int[] froms = new int[16];
  private int[] tos = new int[16];
  private int count;

  void clear() {
    count = 0;
  }

  /** Adds a line. */
  void add(int line, int from, int to) {
    if (count == lines.length) {
      lines = Arrays.copyOf(lines, 2 * count);
      froms = Arrays.copyOf(froms, 2 * count);
      tos = Arrays.copyOf(tos, 2 * count);
    }
    lines[count] = line;
    froms[count] = from;
    tos[count++] = to;
  }

  int count() {
    return count;
  }

  int line(int piece) {
    return lines[piece];
  }

  /** The first dirty sector of the line. */
  int from(int piece) {
    return froms[piece];
  }

  /** The end of its last dirty sector. */
  int to(int piece) {
    return tos[piece];
  }
}
