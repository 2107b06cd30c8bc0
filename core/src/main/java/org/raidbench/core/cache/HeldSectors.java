package org.raidbench.core.cache;

/** What the cache has of an array, as reads ask for it. */
final class HeldSectors {
  static final int HIT = -1;
  static final int MISS = -2;

  private final CacheLines lines;
  private final DirtyData data;
  private final int lineSectors;

  HeldSectors(CacheLines lines, DirtyData data) {
    this.lines = lines;
    this.data = data;
    this.lineSectors = lines.lineSectors();
  }

  /** {@link #HIT} if all is there, a line if that has to be waited for, {@link #MISS} otherwise. */
  int lookUp(long sector, int sectors) {
    long last = (sector + sectors - 1) / lineSectors;
    int found = HIT;
    for (long at = sector / lineSectors; at <= last; at++) {
      int line = lines.find(data.key(at));
      if (line == CacheLines.NONE) {
        return MISS;
      }
      long start = at * lineSectors;
      int from = (int) Math.max(0, sector - start);
      int to = (int) Math.min(lineSectors, sector + sectors - start);
      if (!lines.holds(line, from, to)) {
        if (!lines.filling(line)) {
          return MISS;
        }
        found = line;
      }
    }
    return found;
  }

  /** Whether there is a line for any of a range. */
  boolean touches(long sector, int sectors) {
    long last = (sector + sectors - 1) / lineSectors;
    for (long at = sector / lineSectors; at <= last; at++) {
      if (lines.find(data.key(at)) != CacheLines.NONE) {
        return true;
      }
    }
    return false;
  }

  /** A range that is all there has been read. */
  void use(long sector, int sectors) {
    long last = (sector + sectors - 1) / lineSectors;
    for (long at = sector / lineSectors; at <= last; at++) {
      lines.touch(lines.find(data.key(at)));
    }
  }

  /** What has come from or gone to the disks stays, as far as lines can be had for it. */
  void keep(long sector, int sectors) {
    long last = (sector + sectors - 1) / lineSectors;
    for (long at = sector / lineSectors; at <= last; at++) {
      int line = lines.find(data.key(at));
      if (line == CacheLines.NONE) {
        line = lines.allocate(data.key(at));
      }
      if (line == CacheLines.NONE) {
        return;
      }
      long start = at * lineSectors;
      lines.setValid(
          line,
          (int) Math.max(0, sector - start),
          (int) Math.min(lineSectors, sector + sectors - start));
    }
  }
}
