package org.raidbench.core.fctest;

/**
 * Pages of metadata that are to be written: some ranges that grow, and a list of folders. A flush
 * takes what is dirty at its beginning and gives it out in writes of bounded length, in the order
 * of the ranges, then the folders.
 */
final class DirtyMetadata {
  private static final int PAGE_BYTES = Partition.PAGE_BYTES;

  private final long base;
  private final long writeBytes;
  private final long[] begins;
  private final long[] ends;

  /** Folders by number of creation, and where they are. */
  private final long[] folders;

  private int firstDirtyFolder;
  private int foldersEnd;

  private final long[] flushBegins;
  private final long[] flushEnds;
  private int flushRange;
  private int flushFolder;
  private int flushFoldersEnd;

  private long offset;
  private long bytes;

  /**
   * Makes it.
   *
   * @param base pages are counted from here
   * @param ranges how many ranges there are
   * @param folders where the folders are, in the order in which they are filled
   * @param writeBytes the longest write
   */
  DirtyMetadata(long base, int ranges, long[] folders, long writeBytes) {
    this.base = base;
    this.folders = folders;
    this.writeBytes = writeBytes;
    begins = new long[ranges];
    ends = new long[ranges];
    flushBegins = new long[ranges];
    flushEnds = new long[ranges];
    flushRange = ranges;
  }

  /** Bytes of a range are dirty: it grows to hold them, by pages. */
  void range(int range, long begin, long end) {
    long from = base + (begin - base) / PAGE_BYTES * PAGE_BYTES;
    long to = base + Partition.roundUp(end - base, PAGE_BYTES);
    if (begins[range] == ends[range]) {
      begins[range] = from;
      ends[range] = to;
    } else {
      begins[range] = Math.min(begins[range], from);
      ends[range] = Math.max(ends[range], to);
    }
  }

  /** The list of a folder is dirty; folders are filled in order. */
  void folder(int number) {
    if (firstDirtyFolder == foldersEnd) {
      firstDirtyFolder = number;
    }
    foldersEnd = number + 1;
  }

  boolean isClean() {
    for (int i = 0; i < begins.length; i++) {
      if (begins[i] < ends[i]) {
        return false;
      }
    }
    return firstDirtyFolder == foldersEnd;
  }

  /** A flush begins: what is dirty now is going to be written. */
  void beginFlush() {
    for (int i = 0; i < begins.length; i++) {
      flushBegins[i] = begins[i];
      flushEnds[i] = ends[i];
      begins[i] = 0;
      ends[i] = 0;
    }
    flushRange = 0;
    flushFolder = firstDirtyFolder;
    flushFoldersEnd = foldersEnd;
    firstDirtyFolder = 0;
    foldersEnd = 0;
  }

  /** Moves to the flush's next write; false if there is none. */
  boolean nextWrite() {
    while (flushRange < flushBegins.length) {
      long left = flushEnds[flushRange] - flushBegins[flushRange];
      if (left > 0) {
        offset = flushBegins[flushRange];
        bytes = Math.min(left, writeBytes);
        flushBegins[flushRange] += bytes;
        return true;
      }
      flushRange++;
    }
    if (flushFolder < flushFoldersEnd) {
      offset = folders[flushFolder++];
      bytes = PAGE_BYTES;
      return true;
    }
    return false;
  }

  long offset() {
    return offset;
  }

  long bytes() {
    return bytes;
  }
}
