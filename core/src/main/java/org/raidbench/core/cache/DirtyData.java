package org.raidbench.core.cache;

/** What an array's writes have left in the cache: dirty sectors of lines, by row. */
final class DirtyData {
  private static final int LINE_BITS = 40;

  private final CacheLines lines;
  private final DirtyRows rows;
  private final long keyBase;
  private final long rowSectors;
  private final int lineSectors;
  private int dirtyLines;
  private long dirtySectors;

  DirtyData(CacheLines lines, DirtyRows rows, int volume, long rowSectors) {
    this.lines = lines;
    this.rows = rows;
    this.keyBase = (long) volume << LINE_BITS;
    this.rowSectors = rowSectors;
    this.lineSectors = lines.lineSectors();
  }

  DirtyRows rows() {
    return rows;
  }

  /** Lines with dirty sectors that are not on their way. */
  int dirtyLines() {
    return dirtyLines;
  }

  /** Sectors that are dirty and not on their way. */
  long dirtySectors() {
    return dirtySectors;
  }

  long rowSectors() {
    return rowSectors;
  }

  long key(long line) {
    return keyBase | line;
  }

  /** Takes written sectors in if there is room for all of them; false if there is not. */
  boolean absorb(long sector, int sectors, int keptLimit) {
    long firstLine = sector / lineSectors;
    long lastLine = (sector + sectors - 1) / lineSectors;
    if (!hasRoom(firstLine, lastLine, keptLimit)) {
      return false;
    }
    // Lines that are there are taken first, or one of them might be given up for another.
    for (int pass = 0; pass < 2; pass++) {
      for (long number = firstLine; number <= lastLine; number++) {
        int line = lines.find(key(number));
        if (pass == 0 ? line != CacheLines.NONE : line == CacheLines.NONE) {
          if (line == CacheLines.NONE) {
            line = lines.allocate(key(number));
          }
          long start = number * lineSectors;
          int from = (int) Math.max(0, sector - start);
          int to = (int) Math.min(lineSectors, sector + sectors - start);
          absorbInto(line, start, from, to);
        }
      }
    }
    return true;
  }

  /**
   * Takes written sectors into one line, for which there is room.
   *
   * @param line the line
   * @param start the array's sector that the line begins with
   * @param from first sector within the line
   * @param to end within the line
   */
  void absorbInto(int line, long start, int from, int to) {
    if (!lines.dirty(line)) {
      dirtyLines++;
    }
    dirtySectors += lines.setDirty(line, from, to);
    for (long row = (start + from) / rowSectors; row <= (start + to - 1) / rowSectors; row++) {
      rows.add(row);
    }
  }

  private boolean hasRoom(long firstLine, long lastLine, int keptLimit) {
    int missing = 0;
    int newlyKept = 0;
    int givable = lines.available();
    for (long number = firstLine; number <= lastLine; number++) {
      int line = lines.find(key(number));
      if (line == CacheLines.NONE) {
        missing++;
        newlyKept++;
      } else if (!lines.kept(line)) {
        newlyKept++;
        if (!lines.filling(line)) {
          givable--;
        }
      }
    }
    return lines.keptCount() + newlyKept <= keptLimit && missing <= givable;
  }

  /** The disks get new data for these sectors: what is dirty of them is out of date. */
  void overwrite(long sector, int sectors) {
    long lastLine = (sector + sectors - 1) / lineSectors;
    for (long number = sector / lineSectors; number <= lastLine; number++) {
      int line = lines.find(key(number));
      if (line != CacheLines.NONE) {
        lines.overtakeFill(line);
        long start = number * lineSectors;
        int from = (int) Math.max(0, sector - start);
        int to = (int) Math.min(lineSectors, sector + sectors - start);
        clean(line, from, to);
      }
    }
  }

  /** Sectors are on their way to the disks, or out of date. */
  void clean(int line, int from, int to) {
    if (lines.dirty(line)) {
      dirtySectors -= lines.clearDirty(line, from, to);
      if (!lines.dirty(line)) {
        dirtyLines--;
      }
    }
  }
}
