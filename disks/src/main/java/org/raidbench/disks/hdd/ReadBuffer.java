package org.raidbench.disks.hdd;

import java.util.Arrays;

/**
 * The segments of a drive's buffer: each holds one run of sectors, the least recently used goes.
 */
final class ReadBuffer {
  private final int segmentSectors;
  private final long[] start;
  private final long[] end;

  /** Segments from the least recently used to the last one used. */
  private final int[] next;

  private final int[] previous;
  private int oldest;
  private int newest;

  private final int forReads;
  private final boolean writesTakeSegments;
  private int recent = -1;
  private boolean recentWritten;

  ReadBuffer(BufferDesign design) {
    int segments = design.segments();
    this.segmentSectors = design.segmentSectors();
    this.start = new long[segments];
    this.end = new long[segments];
    this.next = new int[segments];
    this.previous = new int[segments];
    this.writesTakeSegments = design.writesTakeSegments();
    this.forReads = segments - (design.ownWriteSegment() && segments > 1 ? 1 : 0);
    clear();
  }

  long start(int segment) {
    return start[segment];
  }

  long end(int segment) {
    return end[segment];
  }

  /** The segment that holds a sector and most of what follows it, or -1. */
  int find(long sector) {
    int found = -1;
    long reach = sector;
    for (int i = 0; i < end.length; i++) {
      if (end[i] > reach && start[i] <= sector) {
        found = i;
        reach = end[i];
      }
    }
    return found;
  }

  /** Takes a segment for a read: an empty one, or the least recently used. */
  int takeForRead(long sector) {
    int segment = start.length == 0 ? -1 : leastUsed();
    if (segment >= 0) {
      start[segment] = sector;
      end[segment] = sector;
      touch(segment, false);
    }
    return segment;
  }

  /** Data written take a segment, where the drive keeps them so; what they replace is dropped. */
  void written(long first, long beyond) {
    int own = -1;
    for (int i = 0; i < end.length; i++) {
      if (start[i] < beyond && first < end[i]) {
        emptied(i);
      }
    }
    if (writesTakeSegments && end.length > 0) {
      own = forReads < end.length ? forReads : leastUsed();
      start[own] = Math.max(first, beyond - segmentSectors);
      end[own] = beyond;
      touch(own, true);
    }
  }

  /** Whether the segment used last holds a write that does not end at this sector. */
  boolean followsOtherWrite(long sector) {
    return recent >= 0 && recentWritten && end[recent] != sector;
  }

  /** The least recently used segment that reads may take, or -1; empty ones count as oldest. */
  private int leastUsed() {
    int segment = oldest;
    while (segment >= forReads) {
      segment = next[segment];
    }
    return segment;
  }

  void touch(int segment, boolean byWrite) {
    if (segment != newest) {
      unlink(segment);
      next[newest] = segment;
      previous[segment] = newest;
      next[segment] = -1;
      newest = segment;
    }
    recent = segment;
    recentWritten = byWrite;
  }

  private void unlink(int segment) {
    if (segment == oldest) {
      oldest = next[segment];
    } else {
      next[previous[segment]] = next[segment];
    }
    if (segment == newest) {
      newest = previous[segment];
    } else {
      previous[next[segment]] = previous[segment];
    }
  }

  /** A segment has lost what it held: it goes first. */
  private void emptied(int segment) {
    end[segment] = start[segment];
    if (segment != oldest) {
      unlink(segment);
      next[segment] = oldest;
      previous[oldest] = segment;
      oldest = segment;
    }
  }

  /** Sectors have come in behind those a segment holds; the oldest go if it is full. */
  void extend(int segment, long newEnd) {
    if (newEnd > end[segment]) {
      end[segment] = newEnd;
      start[segment] = Math.max(start[segment], newEnd - segmentSectors);
    }
  }

  /** Sectors before those a segment holds have come in as well. */
  void extendFront(int segment, long newStart) {
    start[segment] = Math.max(Math.min(start[segment], newStart), end[segment] - segmentSectors);
  }

  void drop(int segment) {
    start[segment] = end[segment];
    emptied(segment);
  }

  void clear() {
    Arrays.fill(start, 0);
    Arrays.fill(end, 0);
    for (int i = 0; i < next.length; i++) {
      next[i] = i + 1 < next.length ? i + 1 : -1;
      previous[i] = i - 1;
    }
    oldest = next.length == 0 ? -1 : 0;
    newest = next.length - 1;
    recent = -1;
  }
}
